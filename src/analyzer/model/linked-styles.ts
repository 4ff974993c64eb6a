import type { LinkedStyles } from '../page/css/linked.ts';
import { sheetLinks, styleElements } from '../page/css/style-sheets.ts';
import { attr } from '../page/tree/node.ts';
import type { StageInput } from './stage.ts';
import { type LinkedSheet, linkedSheets } from './style-sheets.ts';

/** Services whose style sheets hold @font-face rules and nothing else. */
const FONT_HOSTS = new Set(['fonts.googleapis.com', 'fonts.bunny.net']);
const isFontSheet = (url: string): boolean => URL.canParse(url) && FONT_HOSTS.has(new URL(url).hostname);

/** Read whole, or answered by something that browsers do not take for a style sheet either. */
const isKnown = ({ file, fault }: LinkedSheet): boolean =>
  fault ? fault.kind !== 'unread' || isFontSheet(file.url) : !file.cut;

/**
 * The linked style sheets of a page that some stage asked for, with their places among its elements: those that cascade
 * and inheritance put together with the page's own. Alternate style sheets do not count.
 */
export const linkedStyles = (input: Pick<StageInput, 'page' | 'decoded' | 'gathered'>): LinkedStyles => {
  const { page } = input;
  const links = sheetLinks(page).filter((link) => !/\balternate\b/i.test(attr(link, 'rel') ?? ''));
  const files = linkedSheets(input);
  const indexes = new Map<string, number>();
  for (const link of links) {
    const url = page.resolve(attr(link, 'href')!.trim());
    if (url !== null && !indexes.has(url)) indexes.set(url, link.index);
  }
  const importer = styleElements(page)[0]?.index ?? 0;
  /** An imported sheet stands where the one that imports it does. */
  const indexOf = ({ url, importedBy }: (typeof files)[number]['file']): number | undefined => {
    const own = indexes.get(url);
    if (own !== undefined || importedBy === null) return own;
    const index = importedBy === '' ? importer : indexes.get(importedBy);
    if (index !== undefined) indexes.set(url, index);
    return index;
  };
  const sheets = files.flatMap((linked) => {
    const index = indexOf(linked.file);
    if (linked.fault || index === undefined) return [];
    return [{ css: linked.css, sheet: linked.sheet, media: linked.file.media, index }];
  });
  const known = new Set(files.filter(isKnown).map(({ file }) => file.url));
  const complete =
    files.every((one) => isKnown(one)) &&
    links.every((link) => {
      const url = page.resolve(attr(link, 'href')!.trim());
      return url === null || known.has(url) || isFontSheet(url);
    });
  return { sheets, complete };
};
