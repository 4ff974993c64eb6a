interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Line extends Box {
  readonly text: string;
  readonly background: string;
}

export const PAGE_SIZE: { width: number; height: number };
/** The stream of a page is `counterRandom(seed, PAGE_STREAM)`. */
export const PAGE_STREAM: number;
export const textPage: (random: (i: number) => number) => string;
export const LINES_OF_PAGE: string;
export const judgeRegions: (
  lines: readonly Line[],
  regions: readonly { readonly box: Box; readonly ratio: number }[],
  ratioOf: (text: string, background: string) => number,
) => { lines: number; errors: number[]; stray: number };
