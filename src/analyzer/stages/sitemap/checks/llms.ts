import { failed, notApplicable, passed, undecided } from '../../verdict.ts';
import { sitemapCheck } from '../define.ts';
import type { SitemapView } from '../view.ts';

export interface LlmsTxt {
  readonly status: number;
  readonly bytes: number | null;
  readonly title: string | null;
  readonly links: number;
}

/** What /llms.txt holds: a first-level heading and links in Markdown; null where there is none. */
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

export const llmsChecks = [
  sitemapCheck(
    {
      id: 'llms-txt',
      title: 'llms.txt is malformed',
      severity: 'info',
      help: 'https://llmstxt.org/',
      fix: 'Start with one # heading and list pages as Markdown links.',
    },
    (view) => {
      if (!view.gathered.llmsTxt || view.gathered.llmsTxt.error) return undecided('/llms.txt was not read.');
      const found = readLlmsTxt(view);
      if (!found) return notApplicable('It does not exist.');
      const faults = [
        ...(found.title ? [] : ['there is no # heading']),
        ...(found.links > 0 ? [] : ['there are no links']),
      ];
      return faults.length === 0 ? passed() : failed(`${faults.join('; ')}.`);
    },
  ),
];
