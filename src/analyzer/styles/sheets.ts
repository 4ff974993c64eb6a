import { cssText } from '../gather/css-text.ts';
import { type SheetFault, sheetFault } from '../gather/style-sheets.ts';
import type { StyleSheetFile } from '../gather/types.ts';
import { attr, type Element } from '../page/node.ts';
import { ownText } from '../page/parse.ts';
import { styleElements } from '../page/style-sheets.ts';
import type { StageInput } from '../stages/types.ts';

type Sources = Pick<StageInput, 'page' | 'decoded' | 'gathered'>;

/** A linked or imported file: its text, or why it is no style sheet. */
export type LinkedSheet = { readonly file: StyleSheetFile } & (
  | { readonly css: string; readonly fault: null }
  | { readonly css: null; readonly fault: SheetFault }
);

/** Every file that was asked for as a style sheet, in the order the page asks for them. */
export const linkedSheets = ({ page, decoded, gathered }: Sources): LinkedSheet[] => {
  const owner = { url: page.url, quirks: page.document.mode === 'quirks' };
  return gathered.styleSheets.map((file) => {
    const fault = sheetFault(file, owner);
    return fault ? { file, css: null, fault } : { file, css: cssText(file, decoded.charset), fault };
  });
};

/** Every `style` element of the page with its text, in document order. */
export const embeddedSheets = ({ page }: Pick<Sources, 'page'>): { element: Element; css: string; media: string }[] =>
  styleElements(page).map((element) => ({
    element,
    css: ownText(element),
    media: attr(element, 'media')?.trim() ?? '',
  }));

/** The text of one style sheet, linked, imported or in the page. */
export interface Sheet {
  /** Its address; null for a `style` element. */
  readonly url: string | null;
  readonly css: string;
  /** Media text of the link, import or element; empty for all. */
  readonly media: string;
  /** Line of the `style` element in the page; 1 for a file. */
  readonly line: number;
}

/** Every style sheet that could be read, elements of the page first. */
export const sheetsOf = (input: Sources): Sheet[] => [
  ...embeddedSheets(input).map(({ element, css, media }) => ({ url: null, css, media, line: element.line })),
  ...linkedSheets(input).flatMap(({ file, css }) =>
    css === null ? [] : [{ url: file.finalUrl, css, media: file.media, line: 1 }],
  ),
];

/** A fault in a few words, such as `404`, `timeout` or `type text/html`. */
export const wordsOf = (fault: SheetFault): string => {
  if (fault.kind === 'type') return `type ${fault.type}`;
  return fault.kind === 'status' ? String(fault.status) : fault.reason;
};

/** Style sheets that are missing, as `address: reason`. */
export const missingSheets = (input: Sources): string[] =>
  linkedSheets(input).flatMap(({ file, fault }) => (fault ? [`${file.url}: ${wordsOf(fault)}`] : []));
