import type { Sheet } from '../../parse/css/sheet.ts';

/** A linked or imported style sheet that was read. */
export interface LinkedSheet {
  readonly css: string;
  sheet(): Sheet;
  /** Media text of the link or import; empty for all. */
  readonly media: string;
  /** Position of its link, or of the `style` element that imports it, among the elements of the page. */
  readonly index: number;
}

/** The linked style sheets of a page, as far as they were read. */
export interface LinkedStyles {
  readonly sheets: readonly LinkedSheet[];
  /** Whether they are all that the page links to. */
  readonly complete: boolean;
}
