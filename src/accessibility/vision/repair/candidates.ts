import { inSrgb } from '../../../color/gamut.ts';
import { normalizeHue } from '../../../color/hue.ts';
import { oklabToLinear, oklchToOklab, toOklch } from '../../../color/oklab.ts';
import { type Rgb, toHex } from '../../../color/rgb.ts';
import { fromLinear } from '../../../color/transfer.ts';
import { keepsName, namesOf } from './names.ts';
import { movedBy, seenLabs } from './sight.ts';

/** Steps of lightness and hue to either side in OKLCH: of the least change, and of wider ones. */
const NEAR = { lightness: 6, hue: 3 };
const WIDE = { lightness: 9, hue: 4 };

const LIGHTNESS_STEP = 0.03;
const HUE_STEP = 8;
const [DARKEST, LIGHTEST] = [0.12, 0.97];
const CHROMAS = [1, 0.75, 0.55, 1.2];
/** Below this chroma a colour is moved in lightness alone. */
const GREY = 0.03;

/** What a colour of a palette may become, the least moved first: itself is number 0. */
export interface Candidates {
  readonly colors: readonly Rgb[];
  readonly labs: Float64Array;
  /** CIEDE2000 of each to the colour itself. */
  readonly moves: Float64Array;
  /** Their numbers, and the numbers of those within the reach of the least change. */
  readonly all: readonly number[];
  readonly near: readonly number[];
}
export type Reach = 'all' | 'near';

const around = (count: number): number[] => Array.from({ length: 2 * count + 1 }, (_, i) => i - count);

interface Made {
  readonly color: Rgb;
  readonly isNear: boolean;
}

const colorsAround = (color: Rgb): Made[] => {
  const { l, c, h } = toOklch(color);
  const isGrey = c < GREY;
  const found = new Map<string, Made>([[toHex(color), { color, isNear: true }]]);
  for (const i of around(WIDE.lightness)) {
    const lightness = l + i * LIGHTNESS_STEP;
    if (lightness < DARKEST || lightness > LIGHTEST) continue;
    for (const share of isGrey ? [1] : CHROMAS)
      for (const j of isGrey ? [0] : around(WIDE.hue)) {
        const moved = { l: lightness, c: c * share, h: normalizeHue(h + j * HUE_STEP) };
        if (!inSrgb(moved)) continue;
        const made = fromLinear(oklabToLinear(oklchToOklab(moved)));
        const isNear = Math.abs(i) <= NEAR.lightness && Math.abs(j) <= NEAR.hue;
        if (isNear || !found.has(toHex(made))) found.set(toHex(made), { color: made, isNear });
      }
  }
  return [...found.values()];
};

/** Colours near one in OKLCH, inside sRGB, that people would call the same; one that is locked has only itself. */
export const candidatesOf = (color: Rgb, isLocked: boolean): Candidates => {
  const name = namesOf(color);
  const made = isLocked
    ? [{ color, isNear: true }]
    : colorsAround(color).filter((one) => toHex(one.color) === toHex(color) || keepsName(name, namesOf(one.color)));
  const own = seenLabs([color]);
  const labs = seenLabs(made.map((one) => one.color));
  const order = made.map((one, i) => ({ ...one, move: movedBy(own, 0, labs, i) })).sort((x, y) => x.move - y.move);
  const colors = order.map((one) => one.color);
  return {
    colors,
    labs: seenLabs(colors),
    moves: Float64Array.from(order, ({ move }) => move),
    all: colors.map((_, i) => i),
    near: order.flatMap(({ isNear }, i) => (isNear ? [i] : [])),
  };
};
