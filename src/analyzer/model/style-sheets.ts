import { embeddedSheets, readOnce } from '../page/css/embedded.ts';
import type { Sheet as Reading } from '../parse/css/sheet.ts';
import { cssText } from '../parse/css/text.ts';
import type { StyleSheetFile } from './gathered.ts';
import type { StageInput } from './stage.ts';

/** The document that asks for style sheets. */
export interface SheetOwner {
  readonly url: string;
  /** Whether it is laid out in quirks mode. */
  readonly quirks: boolean;
}

/** Why a file that was asked for as a style sheet is none. */
export type SheetFault =
  | { readonly kind: 'unread'; readonly reason: string }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'type'; readonly type: string };

/**
 * Whether a file is a style sheet by the HTML Standard (link type "stylesheet") and CSS Cascade 5 (imports): an answer of
 * 200 to 299 that is `text/css` or names no type. In quirks mode a file of the document's own origin may be of any type.
 */
export const sheetFault = (
  { error, status, contentType, finalUrl }: Pick<StyleSheetFile, 'error' | 'status' | 'contentType' | 'finalUrl'>,
  owner: SheetOwner,
): SheetFault | null => {
  if (error !== null || status === null) return { kind: 'unread', reason: error?.reason ?? 'no answer' };
  if (status < 200 || status > 299) return { kind: 'status', status };
  if (contentType === null || contentType === 'text/css') return null;
  const excused = owner.quirks && new URL(finalUrl).origin === new URL(owner.url).origin;
  return excused ? null : { kind: 'type', type: contentType };
};

type Sources = Pick<StageInput, 'page' | 'decoded' | 'gathered'>;

/** A linked or imported file: its text, or why it is not a style sheet. */
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
