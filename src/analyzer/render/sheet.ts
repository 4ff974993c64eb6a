import type { Severity } from '../model/check.ts';
import { type Grade, gradeOf } from './grade.ts';
import { latin } from './latin.ts';

export const PAGE = { width: 595.28, height: 841.89, margin: 50 };
export const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - 14;
/** The most that is to be left on a page for a text to begin there: a longer one continues on the next. */
const BEGINNING = 300;
/** Size of a text that does not say it, and widths of letters in ems: of Courier, and of the widest in Helvetica. */
const SIZE = 9.5;
const COURIER = 0.6;
const WIDEST = 1.02;

/** A text in one line. pdfkit is spared its width and number of words, which it needs only to underline, strike out or link a text. */
const ONE_LINE: PDFKit.Mixins.TextOptions & { textWidth: number; wordCount: number } = {
  lineBreak: false,
  textWidth: 0,
  wordCount: 0,
};

/** Points between the lines of a text. */
const LINE_GAP = 1.2;
/** Pages after which the rest is omitted. */
const PAGES = 300;

export const INK = '#1b1d21';
export const QUIET = '#595e66';
export const LINE = '#d9d5cd';
export const ACCENT = '#1a5684';
export const SEVERITY_COLORS: Readonly<Record<Severity, string>> = {
  critical: '#a3121b',
  serious: '#a83a00',
  moderate: '#755800',
  minor: '#2b5b8c',
  info: '#50565e',
};
const GRADE_COLORS: Readonly<Record<Grade, string>> = { good: '#17734a', fair: '#8a6100', poor: '#a3121b' };
export const scoreColor = (score: number): string => GRADE_COLORS[gradeOf(score)];

/** Kinds of structure (ISO 32000-1, 14.8.4) that hold others, and those that hold text. */
type Holder = 'Sect' | 'L' | 'LI' | 'LBody' | 'Table' | 'TR';
type Leaf = 'H1' | 'H2' | 'H3' | 'H4' | 'P' | 'Code' | 'Lbl' | 'LBody' | 'Caption' | 'TH' | 'TD' | 'Link';

export interface TextStyle {
  readonly font?: string;
  readonly size?: number;
  readonly color?: string;
  /** Points from the left margin. */
  readonly indent?: number;
  /** Points left free below. */
  readonly gap?: number;
}

/**
 * Lays text out from the top of a page to its bottom, and says what each piece is: whatever is drawn is in the structure
 * tree of the document, or is marked as an artifact where it only pleases the eye.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  full = false;
  #parent: PDFKit.PDFStructureElement;
  /** Widths in ems of texts that were measured, by font and text: titles, fixes and addresses come again and again. */
  readonly #widths = new Map<string, number>();

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
    this.#parent = doc.struct('Document');
    doc.addStructure(this.#parent);
  }

  /** The page that is set, from 0. */
  get page(): number {
    return this.doc.bufferedPageRange().count - 1;
  }

  /** Goes to a new page where less than `height` points are left. False once the document is full. */
  room(height: number): boolean {
    if (this.full) return false;
    if (this.doc.y + height <= BOTTOM) return true;
    if (this.page + 1 >= PAGES) {
      this.full = true;
      return false;
    }
    this.doc.addPage();
    return true;
  }

  /** What `set` sets belongs together as one element. */
  group(kind: Holder, set: () => void): void {
    const parent = this.#parent;
    this.#parent = this.doc.struct(kind);
    parent.add(this.#parent);
    set();
    this.#parent.end();
    this.#parent = parent;
  }

  /** One element of text; `draw` draws it, and stays on the page or lets text flow on to the next. */
  leaf(kind: Leaf, draw: (element: PDFKit.PDFStructureElement) => void): void {
    // Options that the types of pdfkit do not list: the scope of a header cell.
    const options = kind === 'TH' ? { title: 'Column', scope: 'Column' } : {};
    const element: PDFKit.PDFStructureElement = this.doc.struct(kind, options, [() => draw(element)]);
    this.#parent.add(element);
  }

  /** Something to look at that says nothing: rules, bars, numbers of pages. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /**
   * Whether a text may be set, with the font and the height it needs; goes to a new page for the beginning of a long
   * one.
   */
  #ready(shown: string, { font = 'Helvetica', size = SIZE, indent = 0 }: TextStyle): boolean {
    if (!shown) return false;
    this.doc.font(font).fontSize(size);
    // Measuring lays the text out, which takes as long as drawing it: only where it matters.
    if (this.doc.y + BEGINNING <= BOTTOM) return this.room(0);
    return this.room(Math.min(this.doc.heightOfString(shown, { width: WIDTH - indent, lineGap: LINE_GAP }), BEGINNING));
  }

  /** Width of a text in points, in the font and size that are set. */
  #widthOf(shown: string, { font = 'Helvetica', size = SIZE }: TextStyle): number {
    const key = `${font} ${shown}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known * size;
    const width = this.doc.widthOfString(shown);
    this.#widths.set(key, width / size);
    return width;
  }

  /** Whether a text is not wider than a line; measured only if its number of letters does not say so. */
  #fitsInLine(shown: string, style: TextStyle, width: number): boolean {
    const { font, size = SIZE } = style;
    const widest = shown.length * size * (font === 'Courier' ? COURIER : WIDEST);
    return widest <= width || (widest <= 2.5 * width && font !== 'Courier' && this.#widthOf(shown, style) <= width);
  }

  #draw(shown: string, style: TextStyle): void {
    const { doc } = this;
    const { color = INK, indent = 0 } = style;
    const [x, y, width] = [PAGE.margin + indent, doc.y, WIDTH - indent];
    doc.fillColor(color);
    // Most texts fit into a line: looking for places to break them takes longer than drawing them.
    if (this.#fitsInLine(shown, style, width)) {
      doc.text(shown, x, y, ONE_LINE);
      doc.x = x;
      doc.y = y + doc.currentLineHeight(true) + LINE_GAP;
      return;
    }
    doc.text(shown, x, y, { width, lineGap: LINE_GAP });
  }

  /** A text across the page. Drawn unchanged if it is `ready` for the fonts. */
  text(content: string, style: TextStyle = {}, kind: Leaf = 'P', ready = false): void {
    const shown = ready ? content : latin(content);
    if (!this.#ready(shown, style)) return;
    this.leaf(kind, () => this.#draw(shown, style));
    this.doc.y += style.gap ?? 2;
  }

  /** A text that leads somewhere: to an http or https address, or with `#` to a place named in this document. */
  link(content: string, target: string, style: TextStyle = {}): void {
    const shown = latin(content);
    if (!this.#ready(shown, style)) return;
    const { doc } = this;
    const [page, top] = [this.page, doc.y];
    this.leaf('Link', (element) => {
      this.#draw(shown, style);
      // A text that continues on the next page is sensitive where it ends.
      const from = this.page === page ? top : PAGE.margin;
      const indent = style.indent ?? 0;
      const width = Math.min(WIDTH - indent, this.#widthOf(shown, style));
      const box = [PAGE.margin + indent, from, width, Math.max(doc.y - from, 8)] as const;
      // A plain string would be written as a name; the types of pdfkit know no other.
      const contents = new String(shown) as unknown as string;
      const options = { structParent: element, Contents: contents };
      if (target.startsWith('#')) doc.goTo(...box, target.slice(1), options);
      else doc.link(...box, target, options);
    });
    doc.y += style.gap ?? 2;
  }

  rule(): void {
    const { y } = this.doc;
    this.artifact('Layout', () =>
      this.doc
        .moveTo(PAGE.margin, y)
        .lineTo(PAGE.margin + WIDTH, y)
        .lineWidth(0.6)
        .strokeColor(LINE)
        .stroke(),
    );
    this.doc.y = y + 8;
  }

  /** A bar at the left of everything set since `top` of `page`. */
  bar(color: string, page: number, top: number): void {
    const { doc } = this;
    const last = this.page;
    for (let i = page; i <= last; i += 1) {
      const from = i === page ? top : PAGE.margin;
      const to = i === last ? doc.y - 2 : BOTTOM;
      doc.switchToPage(i);
      this.artifact('Layout', () => doc.rect(PAGE.margin, from, 2.2, Math.max(0, to - from)).fill(color));
    }
  }

  /** Ends the structure tree; nothing but artifacts may follow. */
  end(): void {
    this.#parent.end();
  }
}
