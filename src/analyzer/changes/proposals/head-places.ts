import type { Page } from '../../page/tree/page.ts';
import type { SourceEdit } from '../source/edit.ts';

/** Where something is written that belongs at the start of the head. */
export const headStart = (page: Page): number | null => {
  if (page.head && page.head.start >= 0) return page.head.end;
  if (page.root.start >= 0) return page.root.end;
  const doctype = /^\s*<!doctype[^>]*>/i.exec(page.source);
  return doctype ? doctype[0].length : 0;
};

/** Where it is written that belongs into the head behind what is there already. */
const headEnd = (page: Page): number | null => {
  const end = /<\/head\s*>/i.exec(page.source);
  if (end && page.head) return end.index;
  const last = page
    .byTag('title', 'meta', 'link')
    .filter((one) => one.parent === page.head && one.start >= 0)
    .at(-1);
  if (!last) return headStart(page);
  if (last.name !== 'title') return last.end;
  const closing = /<\/title\s*>/i.exec(page.source.slice(last.end));
  return closing ? last.end + closing.index + closing[0].length : headStart(page);
};

/** Something written at a place. */
export const at = (place: number | null, text: string): SourceEdit[] | null =>
  place === null ? null : [{ start: place, end: place, text }];
/** Something written at the end of the head. */
export const intoHead = (page: Page, text: string): SourceEdit[] | null => at(headEnd(page), `${text}\n`);
