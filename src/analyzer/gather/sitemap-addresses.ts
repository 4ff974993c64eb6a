import { parseRobots } from '../robots/parse.ts';
import { sitemapText, unpack } from '../sitemap/unpack.ts';
import { firstChildren } from '../sitemap/xml.ts';

/** How much of an index is looked at for its first children. */
const INDEX_BYTES = 256 * 1024;

/** Addresses robots.txt names as sitemaps, absolute ones only, each once. */
export const sitemapsIn = (robots: Uint8Array): string[] => {
  const named = parseRobots(robots).lines.flatMap((line) => (line.kind === 'sitemap' ? [line.value] : []));
  const absolute = named.filter((value) => /^https?:\/\//i.test(value) && URL.canParse(value));
  return [...new Set(absolute.map((value) => new URL(value).href))];
};

/** The first addresses of a sitemap index; none for anything else. */
export const childrenIn = (sitemap: Uint8Array, most: number): string[] => {
  const bytes = unpack(sitemap);
  return bytes === null ? [] : firstChildren(sitemapText(bytes.subarray(0, INDEX_BYTES)), most);
};
