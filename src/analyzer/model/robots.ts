import { metasNamed } from '../page/tree/metadata.ts';
import { attr } from '../page/tree/node.ts';
import type { StageInput } from './stage.ts';

/** Directives of robots metas and of the X-Robots-Tag header. */
export interface RobotsReading {
  readonly meta: string | null;
  readonly header: string | null;
  /** Directives for all engines and for Google, in lower case. */
  readonly directives: readonly string[];
  readonly unknown: readonly string[];
  /** Directives that keep the page out of the index. */
  readonly blocking: readonly string[];
  /**
   * Directives like these after one for another crawler: theirs in one header field, and everybody's in a field of their
   * own. Fields arrive joined, so the two cases look the same.
   */
  readonly doubtful: readonly string[];
}

const KNOWN =
  /^(all|index|follow|noindex|nofollow|none|noarchive|nosnippet|noimageindex|nocache|notranslate|noodp|noydir|noyaca|nositelinkssearchbox|indexifembedded|noai|noimageai|max-snippet:-?\d+|max-image-preview:(none|standard|large)|max-video-preview:-?\d+|unavailable_after:.+)$/;

/** Directives that take a value after a colon; any other name before one is a crawler's. */
const VALUED = /^(max-snippet|max-image-preview|max-video-preview|unavailable_after)$/;
/** Crawlers whose index is judged. */
const JUDGED = /^(googlebot|bingbot|robots)$/;
const SCOPED = /^([a-z][\w-]*):(.*)$/;

interface Directive {
  readonly text: string;
  /** The crawler it is for; null for all. */
  readonly agent: string | null;
  /** Whether the crawler is named right before it, not before another of the same list. */
  readonly named: boolean;
}

const tidied = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s*:\s*/, ':');

/** The directives of a list. In a header, a crawler named before one is meant by those that follow. */
const directivesIn = (list: string, inHeader: boolean): Directive[] => {
  const found: Directive[] = [];
  let agent: string | null = null;
  for (const part of list.split(',').map(tidied)) {
    if (part === '') continue;
    const scoped = SCOPED.exec(part);
    const other = inHeader && scoped && !VALUED.test(scoped[1]!) ? scoped : null;
    const before = found.at(-1);
    if (before?.text.startsWith('unavailable_after:') && !other && !KNOWN.test(part)) {
      // A date may hold commas.
      found[found.length - 1] = { ...before, text: `${before.text}, ${part}` };
      continue;
    }
    if (other) agent = other[1]!;
    const text = other ? tidied(other[2]!) : part;
    if (text !== '') found.push({ text, agent, named: other !== null });
  }
  return found;
};

export const directivesOf = ({ page, gathered, now }: StageInput): RobotsReading => {
  const metas = ['robots', 'googlebot', 'bingbot'].flatMap((name) => metasNamed(page, name));
  const header = gathered.page.headers['x-robots-tag'] ?? null;
  const fromHeader = directivesIn(header ?? '', true);
  const isJudged = ({ agent }: Directive) => agent === null || JUDGED.test(agent);
  const directives = [
    ...new Set(
      [...metas.flatMap((meta) => directivesIn(attr(meta, 'content')!, false)), ...fromHeader.filter(isJudged)].map(
        ({ text }) => text,
      ),
    ),
  ];
  const expired = (one: string) => {
    const date = Date.parse(one.slice('unavailable_after:'.length).trim());
    return one.startsWith('unavailable_after:') && !Number.isNaN(date) && date < now;
  };
  const blocks = (one: string) => one === 'noindex' || one === 'none' || expired(one);
  return {
    meta: metas.map((meta) => attr(meta, 'content')).join(', ') || null,
    header,
    directives,
    unknown: directives.filter((one) => !KNOWN.test(one)),
    blocking: directives.filter(blocks),
    doubtful: fromHeader.filter((one) => !isJudged(one) && !one.named && blocks(one.text)).map(({ text }) => text),
  };
};
