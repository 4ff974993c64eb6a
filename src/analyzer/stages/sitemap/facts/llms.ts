import type { SitemapView } from './view.ts';

export interface LlmsTxt {
  readonly status: number;
  readonly bytes: number | null;
  readonly title: string | null;
  readonly links: number;
}

/** What /llms.txt holds: a first-level heading and links in Markdown; null if there is none. */
export const readLlmsTxt = ({ gathered }: Pick<SitemapView, 'gathered'>): LlmsTxt | null => {
  const file = gathered.llmsTxt;
  if (file?.status !== 200) return null;
  const text = Buffer.from(file.bytes).toString('utf8');
  if (/^\s*</.test(text)) return null;
  return {
    status: file.status,
    bytes: file.size,
    title: /^# (.+)$/m.exec(text)?.[1]?.trim().slice(0, 200) ?? null,
    links: [...text.matchAll(/\]\(([^()\s]{1,2048})\)/g)].length,
  };
};
