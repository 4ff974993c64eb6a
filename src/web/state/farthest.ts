import { maxChroma, oklchToRgb } from '../../color/gamut.ts';
import { oklabDistance, toOklab } from '../../color/oklab.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';

const HUES = 36;
const LIGHTNESSES = [0.3, 0.42, 0.54, 0.66, 0.78, 0.88];
/** Of the most chroma in sRGB: not the edge, where colours look like lamps. */
const CHROMA = 0.85;

const CANDIDATES = LIGHTNESSES.flatMap((l) =>
  Array.from({ length: HUES }, (_, i) => {
    const h = (360 * i) / HUES;
    return oklchToRgb({ l, c: CHROMA * maxChroma(l, h), h });
  }),
);

/** The colour that is farthest in OKLab from the nearest of some colours, as hex. */
export const farthestFrom = (colors: readonly Rgb[]): string => {
  const labs = colors.map(toOklab);
  const room = (color: Rgb): number => Math.min(...labs.map((lab) => oklabDistance(lab, toOklab(color))));
  const best = CANDIDATES.reduce((one, other) => (room(other) > room(one) ? other : one));
  return toHex(best);
};
