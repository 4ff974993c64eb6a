import { contrastRatio } from '../../color/luminance.ts';
import type { Oklch } from '../../color/oklab.ts';
import type { Rgb } from '../../color/rgb.ts';
import { oklchInSrgb } from '../../color/to-srgb.ts';
import { type OklchRamp, rampOf } from '../shade/ramp/ramp.ts';

/** Contrast on white of the steps 50 to 950 when they are aligned: 600 on 100 has 4.6, 700 on 200 5.4. */
export const ALIGNED = [1.05, 1.13, 1.3, 1.62, 2.35, 3.5, 5.2, 7.1, 9.2, 11.4, 15.5] as const;

const WHITE = { r: 255, g: 255, b: 255 };
const HALVINGS = 24;

/** The lightness at which a tone has a contrast on white. */
const lightnessFor = (tone: Oklch, ratio: number): number => {
  let [low, high] = [0, 1];
  for (let round = 0; round < HALVINGS; round += 1) {
    const l = (low + high) / 2;
    if (contrastRatio(oklchInSrgb({ ...tone, l }), WHITE) > ratio) low = l;
    else high = l;
  }
  return (low + high) / 2;
};

const byte = (v: number): boolean => v >= 0 && v <= 255;
const MOVES = [-2, -1, 0, 1, 2];

/** The 8-bit colour beside this one whose contrast on white is nearest to a ratio: lightness alone is too coarse in the dark. */
const tuned = ({ r, g, b }: Rgb, ratio: number): Rgb => {
  const off = (color: Rgb): number => Math.abs(contrastRatio(color, WHITE) - ratio);
  const near = MOVES.flatMap((dr) => MOVES.flatMap((dg) => MOVES.map((db) => ({ r: r + dr, g: g + dg, b: b + db }))));
  return near
    .filter((color) => byte(color.r) && byte(color.g) && byte(color.b))
    .reduce((best, color) => (off(color) < off(best) ? color : best), { r, g, b });
};

const nearestLevel = (ratio: number): number =>
  ALIGNED.reduce(
    (best, level, i) => (Math.abs(Math.log(level / ratio)) < Math.abs(Math.log(ALIGNED[best]! / ratio)) ? i : best),
    0,
  );

/** A ramp with the 8-bit colours of its steps. */
interface AlignedRamp extends OklchRamp {
  readonly colors: readonly Rgb[];
}

/** The ramp of a colour whose steps have the contrasts of `ALIGNED`; one that was sent stands at the nearest of them, as it is. */
export const alignedRamp = (base: Oklch, sent: Rgb | undefined): AlignedRamp => {
  const at = nearestLevel(contrastRatio(sent ?? oklchInSrgb(base), WHITE));
  const ramp = rampOf(base, ALIGNED.length, { at });
  const steps = ramp.steps.map((step, i) =>
    sent && i === at ? step : { ...step, l: lightnessFor(step, ALIGNED[i]!) },
  );
  return {
    ...ramp,
    steps,
    colors: steps.map((step, i) => (sent && i === at ? sent : tuned(oklchInSrgb(step), ALIGNED[i]!))),
  };
};
