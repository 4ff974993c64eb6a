/** Pixels in rows from the top left, four bytes each (red, green, blue, alpha; alpha not premultiplied), taken as sRGB. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** The range of `maxPixels`, and its default. */
export const MAX_PIXELS = { least: 1000, most: 10_000_000, default: 1_500_000 } as const;
