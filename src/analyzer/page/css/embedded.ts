import { readSheet, type Sheet } from '../../parse/css/sheet.ts';
import { attr, type Element } from '../tree/node.ts';
import { perPage } from '../tree/page.ts';
import { ownText } from '../tree/parse.ts';
import { styleElements } from './style-sheets.ts';

/** A `style` element that holds CSS. */
export interface EmbeddedSheet {
  readonly element: Element;
  readonly css: string;
  readonly media: string;
  /** The text, read once. */
  sheet(): Sheet;
}

/** A reading that is made when it is first asked for. */
export const readOnce = (css: string): (() => Sheet) => {
  let known: Sheet | undefined;
  return () => {
    known ??= readSheet(css);
    return known;
  };
};

/** Every `style` element of the page with its text, in document order. */
export const embeddedSheets = perPage((page): readonly EmbeddedSheet[] =>
  styleElements(page).map((element) => {
    const css = ownText(element);
    return { element, css, media: attr(element, 'media')?.trim() ?? '', sheet: readOnce(css) };
  }),
);
