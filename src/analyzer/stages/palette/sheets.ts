import { readSheet, readStyleAttribute, type SheetDeclaration } from '../../css/sheet.ts';
import { cssText } from '../../gather/css-text.ts';
import { isStyleSheet } from '../../gather/style-sheets.ts';
import { attr } from '../../page/node.ts';
import type { StageInput } from '../types.ts';

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
  readonly declarations: readonly PlacedDeclaration[];
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

const isCss = (type: string | undefined): boolean =>
  type === undefined || type.trim() === '' || type.trim().toLowerCase() === 'text/css';

/** Declarations of all sheets and attributes of a page, in the order of its sources. */
export const readSheets = ({ page, decoded, gathered }: Pick<StageInput, 'page' | 'decoded' | 'gathered'>): Sheets => {
  const declarations: PlacedDeclaration[] = [];
  const sheets: ReadSheet[] = [];

  const add = (text: string, sheet: string, media: string, firstLine: number): number => {
    const read = readSheet(text);
    const lineOf = lineCounter(text, firstLine);
    const outer = media && !/^\s*all\s*$/i.test(media) ? [`@media ${media}`.slice(0, 200)] : [];
    for (const one of read.declarations.toSorted((a, b) => a.offset - b.offset))
      declarations.push({ ...one, conditions: [...outer, ...one.conditions], sheet, line: lineOf(one.offset) });
    return read.rules;
  };

  for (const file of gathered.styleSheets) {
    const usable = isStyleSheet(file);
    const rules = usable ? add(cssText(file, decoded.charset), file.url, file.media, 1) : 0;
    const wrong =
      file.error?.reason ?? (usable ? null : file.status! >= 400 ? `http-${file.status}` : `type ${file.contentType}`);
    sheets.push({ url: file.url, bytes: file.bytes.length, status: file.status, rules, error: wrong });
  }
  for (const element of page.elements) {
    if (element.tag === 'style' && isCss(attr(element, 'type'))) {
      const text = element.children.map((child) => (child.kind === 'text' ? child.text : '')).join('');
      const rules = add(text, 'style', attr(element, 'media') ?? '', element.line);
      sheets.push({
        url: `style, line ${element.line}`,
        bytes: Buffer.byteLength(text),
        status: null,
        rules,
        error: null,
      });
    }
    const style = attr(element, 'style');
    if (style)
      for (const one of readStyleAttribute(style))
        declarations.push({ ...one, selector: element.tag, sheet: 'style attribute', line: element.line });
  }
  return { declarations, sheets };
};

export const isDark = (conditions: readonly string[]): boolean =>
  conditions.some((condition) => /prefers-color-scheme\s*:\s*dark/i.test(condition) && !/\bnot\b/i.test(condition));
