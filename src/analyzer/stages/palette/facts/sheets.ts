import type { StageInput } from '../../../model/stage.ts';
import { linkedSheets, wordsOf } from '../../../model/style-sheets.ts';
import { embeddedSheets } from '../../../page/css/embedded.ts';
import { inOrder } from '../../../page/tree/in-order.ts';
import { attr } from '../../../page/tree/node.ts';
import { readStyleAttribute, type Sheet, type SheetDeclaration } from '../../../parse/css/sheet.ts';
import { holdsColors } from './properties.ts';

/** One declaration with where a reader finds it. */
export interface PlacedDeclaration extends SheetDeclaration {
  /** Address of the sheet, `style` for an element, `style attribute`. */
  readonly sheet: string;
  /** Line in the sheet; for mark-up, in the page. */
  readonly line: number;
}

export interface ReadSheet {
  readonly url: string;
  readonly bytes: number;
  readonly status: number | null;
  readonly rules: number;
  readonly error: string | null;
}

export interface Sheets {
  /** Those that may have to do with colours, in the order of their sources. */
  readonly declarations: readonly PlacedDeclaration[];
  /** Preludes of the at-rules around any declaration. */
  readonly conditions: ReadonlySet<string>;
  readonly sheets: readonly ReadSheet[];
}

/** Lines of positions in a text, which must be asked for in rising order. */
const lineCounter = (text: string, first: number) => {
  let line = first;
  let at = 0;
  return (offset: number): number => {
    for (; at < offset && at < text.length; at += 1) if (text.charCodeAt(at) === 10) line += 1;
    return line;
  };
};

/** Colours, variables, what reads them, and what asks for schemes. */
const concernsColors = ({ property, value, context }: SheetDeclaration): boolean =>
  holdsColors(property) ||
  property.startsWith('--') ||
  context === 'property' ||
  property === 'color-scheme' ||
  property === 'forced-color-adjust' ||
  value.includes('var(');

/** Declarations of all sheets and attributes of a page, in the order of its sources. */
export const readSheets = (input: Pick<StageInput, 'page' | 'decoded' | 'gathered'>): Sheets => {
  const { page } = input;
  const declarations: PlacedDeclaration[] = [];
  const sheets: ReadSheet[] = [];
  const conditions = new Set<string>();

  const add = (read: Sheet, text: string, sheet: string, media: string, firstLine: number): number => {
    const lineOf = lineCounter(text, firstLine);
    const outer = media && !/^\s*all\s*$/i.test(media) ? [`@media ${media}`.slice(0, 200)] : [];
    // Declarations of one block share their conditions.
    let inner: readonly string[] | undefined;
    let around: readonly string[] = outer;
    for (const one of read.declarations) {
      if (one.conditions !== inner) {
        inner = one.conditions;
        around = outer.length ? [...outer, ...inner] : inner;
        for (const condition of around) conditions.add(condition);
      }
      if (!concernsColors(one)) continue;
      const { property, value, important, selector, context, offset, rule } = one;
      const line = lineOf(offset);
      declarations.push({
        property,
        value,
        important,
        selector,
        context,
        offset,
        rule,
        conditions: around,
        sheet,
        line,
      });
    }
    return read.rules;
  };

  for (const linked of linkedSheets(input)) {
    const { file, fault } = linked;
    const rules = linked.fault ? 0 : add(linked.sheet(), linked.css, file.url, file.media, 1);
    const error = fault && (fault.kind === 'status' ? `http-${fault.status}` : wordsOf(fault));
    sheets.push({ url: file.url, bytes: file.bytes.length, status: file.status, rules, error });
  }
  const embedded = new Map(embeddedSheets(page).map((sheet) => [sheet.element, sheet]));
  for (const element of inOrder([[...embedded.keys()], page.byAttribute('style')])) {
    const sheet = embedded.get(element);
    if (sheet) {
      const rules = add(sheet.sheet(), sheet.css, 'style', sheet.media, element.line);
      const bytes = Buffer.byteLength(sheet.css);
      sheets.push({ url: `style, line ${element.line}`, bytes, status: null, rules, error: null });
    }
    const style = attr(element, 'style');
    if (style)
      for (const one of readStyleAttribute(style)) {
        if (!concernsColors(one)) continue;
        const { property, value, important, conditions, context, offset, rule } = one;
        declarations.push({
          property,
          value,
          important,
          selector: element.name,
          context,
          offset,
          rule,
          conditions,
          sheet: 'style attribute',
          line: element.line,
        });
      }
  }
  return { declarations, conditions, sheets };
};

export const isDark = (conditions: readonly string[]): boolean =>
  conditions.some((condition) => /prefers-color-scheme\s*:\s*dark/i.test(condition) && !/\bnot\b/i.test(condition));
