import type { Oklch } from '../../../color/oklab.ts';
import PUBLISHED from './radix.json' with { type: 'json' };
import { bell, type Slice, turned } from './surface.ts';

/** OKLCH of the twelve steps by name of the scale. */
export type RadixScales = Readonly<Record<string, readonly (readonly number[])[]>>;

/** The step of the twelve that a colour stands at: 9. */
export const SOLID = 8;

/** What a scale has for a colour at step 9: its lightness there, and of each step lightness, share of chroma and turn. */
export interface RadixSlice extends Slice {
  readonly solid: number;
}

/** How far scales count by hue in degrees, lightness and chroma of their step 9; greys, whose hue says little, by more of it. */
const WIDTHS = { hue: 20, greyHue: 60, l: 0.06, c: 0.08 };
const GREY = 0.03;

/** What the scales of a theme have for a colour, each weighted by how near its step 9 is. */
export const radixSurface = (scales: RadixScales): ((base: Oklch) => RadixSlice) => {
  const rows = Object.values(scales).map((steps) => {
    const [l, c, h] = steps[SOLID]! as [number, number, number];
    const slice: Slice = {
      l: steps.map(([value]) => value!),
      c: steps.map(([, value]) => value! / Math.max(c, 1e-3)),
      turn: steps.map(([, chroma, hue]) => (chroma! > 0.002 ? turned(hue! - h) : 0)),
    };
    return { l, c, h, slice };
  });
  return (base) => {
    const width = base.c < GREY ? WIDTHS.greyHue : WIDTHS.hue;
    const bells = rows.map(
      ({ l, c, h }) => 1e-9 + bell(turned(h - base.h), width) * bell(l - base.l, WIDTHS.l) * bell(c - base.c, WIDTHS.c),
    );
    const total = bells.reduce((sum, w) => sum + w, 0);
    const mean = (of: (row: (typeof rows)[number]) => number): number =>
      rows.reduce((sum, row, i) => sum + (bells[i]! / total) * of(row), 0);
    const steps = (property: keyof Slice) =>
      rows[0]!.slice[property].map((_, i) => mean(({ slice }) => slice[property][i]!));
    return { solid: mean(({ l }) => l), l: steps('l'), c: steps('c'), turn: steps('turn') };
  };
};

/** The scales of Radix Colors, light and dark. */
export const RADIX = { light: radixSurface(PUBLISHED.light), dark: radixSurface(PUBLISHED.dark) };
