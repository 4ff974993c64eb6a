import { metasNamed } from '../../reading/page/metadata.ts';
import { attr } from '../../reading/page/node.ts';
import type { StageInput } from '../types.ts';

/** What robots metas and the X-Robots-Tag header tell search engines. */
export interface RobotsReading {
  readonly meta: string | null;
  readonly header: string | null;
  /** Directives for all engines and for Google, in lower case. */
  readonly directives: readonly string[];
  readonly unknown: readonly string[];
  /** Directives that keep the page out of the index. */
  readonly blocking: readonly string[];
}

const KNOWN =
  /^(all|index|follow|noindex|nofollow|none|noarchive|nosnippet|noimageindex|nocache|notranslate|noodp|noydir|indexifembedded|noai|noimageai|max-snippet:-?\d+|max-image-preview:(none|standard|large)|max-video-preview:-?\d+|unavailable_after:.+)$/;

const AGENT = /^(googlebot|googlebot-news|bingbot|robots)$/;

/** Splits a list of directives; a date after unavailable_after may hold commas. */
const split = (text: string): string[] => {
  const date = /unavailable_after:\s*[\s\S]*$/i.exec(text)?.[0];
  const rest = date ? text.slice(0, text.indexOf(date)) : text;
  const dated = date ? [date.replace(/:\s*/, ':').replace(/,\s*(no\w+|max-\S+|all|index|follow)\b[\s\S]*$/i, '')] : [];
  return [...rest.split(','), ...dated]
    .map((one) =>
      one
        .trim()
        .toLowerCase()
        .replace(/\s*:\s*/, ':'),
    )
    .filter(Boolean);
};

/** Header values without those meant for another engine: `otherbot: noindex`. */
const fromHeader = (value: string): string[] =>
  split(value).flatMap((one) => {
    const agent = /^([a-z][\w-]*):(?!-?\d)(.*)$/.exec(one);
    if (!agent || KNOWN.test(one)) return [one];
    return AGENT.test(agent[1]!) ? [agent[2]!.trim()] : [];
  });

export const directivesOf = ({ page, gathered, now }: StageInput): RobotsReading => {
  const metas = [...metasNamed(page, 'robots'), ...metasNamed(page, 'googlebot')];
  const header = gathered.page.headers['x-robots-tag'] ?? null;
  const directives = [
    ...new Set([...metas.flatMap((meta) => split(attr(meta, 'content')!)), ...(header ? fromHeader(header) : [])]),
  ];
  const expired = (one: string) => {
    const date = Date.parse(one.slice('unavailable_after:'.length).trim());
    return one.startsWith('unavailable_after:') && !Number.isNaN(date) && date < now;
  };
  return {
    meta: metas.map((meta) => attr(meta, 'content')).join(', ') || null,
    header,
    directives,
    unknown: directives.filter((one) => !KNOWN.test(one)),
    blocking: directives.filter((one) => one === 'noindex' || one === 'none' || expired(one)),
  };
};
