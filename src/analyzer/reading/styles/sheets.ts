import { cssText } from '../../gather/css-text.ts';
import { type SheetFault, sheetFault } from '../../gather/style-sheets.ts';
import type { StyleSheetFile } from '../../gather/types.ts';
import type { StageInput } from '../../stages/types.ts';
import type { Sheet as Reading } from '../css/sheet.ts';
import { embeddedSheets, readOnce } from './embedded.ts';

type Sources = Pick<StageInput, 'page' | 'decoded' | 'gathered'>;

/** A linked or imported file: its text, or why it is no style sheet. */
export type LinkedSheet = { readonly file: StyleSheetFile } & (
  | { readonly css: string; readonly fault: null; sheet(): Reading }
  | { readonly css: null; readonly fault: SheetFault }
);

const known = new WeakMap<Sources['gathered'], LinkedSheet[]>();

/** Every file that was asked for as a style sheet, in the order the page asks for them. */
export const linkedSheets = (input: Sources): LinkedSheet[] => {
  const before = known.get(input.gathered);
  if (before) return before;
  const sheets = readLinked(input);
  known.set(input.gathered, sheets);
  return sheets;
};

const readLinked = ({ page, decoded, gathered }: Sources): LinkedSheet[] => {
  const owner = { url: page.url, quirks: page.document.mode === 'quirks' };
  return gathered.styleSheets.map((file) => {
    const fault = sheetFault(file, owner);
    if (fault) return { file, css: null, fault };
    const css = cssText(file, decoded.charset);
    return { file, css, fault, sheet: readOnce(css) };
  });
};

/** The text of one style sheet, linked, imported or in the page. */
export interface Sheet {
  /** Its address; null for a `style` element. */
  readonly url: string | null;
  readonly css: string;
  /** The text, read once. */
  sheet(): Reading;
  /** Media text of the link, import or element; empty for all. */
  readonly media: string;
  /** Line of the `style` element in the page; 1 for a file. */
  readonly line: number;
}

/** Every style sheet that could be read, elements of the page first. */
export const sheetsOf = (input: Sources): Sheet[] => [
  ...embeddedSheets(input.page).map(({ element, css, media, sheet }) => ({
    url: null,
    css,
    media,
    sheet,
    line: element.line,
  })),
  ...linkedSheets(input).flatMap((linked) =>
    linked.fault
      ? []
      : [{ url: linked.file.finalUrl, css: linked.css, media: linked.file.media, sheet: linked.sheet, line: 1 }],
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
