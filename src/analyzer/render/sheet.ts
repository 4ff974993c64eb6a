import { type Grade, gradeOf } from './grade.ts';
import type { Latin } from './latin.ts';
import type { Weight } from './model.ts';

export const PAGE = { width: 595.28, height: 841.89, margin: 52 };
export const WIDTH = PAGE.width - 2 * PAGE.margin;
/** Pages after which the rest is left out. */
const PAGES = 300;

export const INK = '#1d1f23';
export const QUIET = '#5c6067';
export const LINE = '#d9d5cd';
export const ACCENT = '#1f5f8b';
export const WEIGHT_COLORS: Readonly<Record<Weight, string>> = {
  critical: '#a4161a',
  serious: '#b23a00',
  moderate: '#7a5c00',
  minor: '#2f5d8a',
  info: '#4f555d',
};
const GRADE_COLORS: Readonly<Record<Grade, string>> = { good: '#1f7a4d', fair: '#8a6100', poor: '#a4161a' };
export const scoreColor = (score: number): string => GRADE_COLORS[gradeOf(score)];

/** Lays text out from the top of a page to its bottom. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly latin: Latin;
  pages = 1;
  full = false;

  constructor(doc: PDFKit.PDFDocument, latin: Latin) {
    this.doc = doc;
    this.latin = latin;
  }

  /** Goes to a new page where less than `height` points are left. False once the document is full. */
  room(height: number): boolean {
    if (this.full) return false;
    if (this.doc.y + height <= PAGE.height - PAGE.margin - 14) return true;
    if (this.pages >= PAGES) {
      this.full = true;
      return false;
    }
    this.doc.addPage();
    this.pages += 1;
    return true;
  }

  text(
    content: string,
    style: {
      font?: string;
      size?: number;
      color?: string;
      indent?: number;
      gap?: number;
      link?: string | null;
      ready?: boolean;
    } = {},
  ): void {
    const { font = 'Helvetica', size = 9.5, color = INK, indent = 0, gap = 2, link = null, ready = false } = style;
    const shown = ready ? content : this.latin(content);
    if (!shown) return;
    this.doc.font(font).fontSize(size);
    const width = WIDTH - indent;
    const height = this.doc.heightOfString(shown, { width });
    if (!this.room(Math.min(height, 300))) return;
    this.doc.fillColor(color).text(shown, PAGE.margin + indent, this.doc.y, {
      width,
      lineGap: 1.2,
      ...(link ? { link, underline: false } : {}),
    });
    this.doc.y += gap;
  }

  rule(): void {
    const { y } = this.doc;
    this.doc
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.margin + WIDTH, y)
      .lineWidth(0.6)
      .strokeColor(LINE)
      .stroke();
    this.doc.y = y + 8;
  }
}
