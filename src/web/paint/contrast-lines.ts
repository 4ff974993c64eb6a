import { boundaryLightness, lightnessOf } from '../../accessibility/contrast/contour.ts';
import { type Direction, luminanceReaching } from '../../accessibility/contrast/direction.ts';
import type { HueSlice } from '../../accessibility/contrast/hue-slice.ts';
import { type MeasuredRgb, measuredLuminance } from '../../color/measured.ts';
import { hueSlices } from './hue-map.ts';

/** The ratios that lines are drawn for. */
export const LINE_RATIOS = [3, 4.5, 7] as const;
export type LineRatio = (typeof LINE_RATIOS)[number];

export interface ContrastLine {
  readonly ratio: LineRatio;
  readonly side: Direction;
  /** x and y in the units of the drawing: chroma or hue, and lightness. */
  readonly points: readonly (readonly [x: number, lightness: number])[];
}

const SIDES = ['darker', 'lighter'] as const;
const STEPS = 28;

/** A line for each ratio and side of the background that any colour reaches. */
const linesOf = (background: MeasuredRgb, points: (luminance: number) => ContrastLine['points']): ContrastLine[] => {
  const y = measuredLuminance(background);
  return LINE_RATIOS.flatMap((ratio) =>
    SIDES.flatMap((side) => {
      const luminance = luminanceReaching(y, ratio, side);
      return luminance === undefined ? [] : [{ ratio, side, points: points(luminance) }];
    }),
  );
};

/** Where colours of a hue have a ratio with the background, from grey to the edge of the gamut. */
export const linesInPlane = (slice: HueSlice, background: MeasuredRgb): ContrastLine[] =>
  linesOf(background, (luminance) => {
    const end = slice.maxChroma(boundaryLightness(slice, luminance));
    return Array.from({ length: STEPS + 1 }, (_, i) => {
      const chroma = (i / STEPS) * end;
      return [chroma, lightnessOf(slice, chroma, luminance)] as const;
    });
  });

/** Lightness at which each hue has a ratio with the background: of its most chromatic colours, or of those with a chroma. */
export const linesInMap = (background: MeasuredRgb, chroma: number | undefined): ContrastLine[] =>
  linesOf(background, (luminance) =>
    hueSlices().map((slice) => [
      slice.hue,
      chroma === undefined ? boundaryLightness(slice, luminance) : lightnessOf(slice, chroma, luminance),
    ]),
  );
