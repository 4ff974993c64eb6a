import type { Rgb } from '../../../color/rgb.ts';
import { toLinear } from '../../../color/transfer.ts';
import { differenceAt } from '../../../exact/difference.ts';
import { models } from '../models/index.ts';
import { type DifferenceView, labIn } from '../simulate.ts';

/**
 * The sights that a repair has to satisfy: normal vision, the three dichromats of Brettel 1997, and protan and deutan of Machado 2009
 * at severity 1. Total colour blindness is none of them: ten colours on one axis would be black, white and greys.
 */
export const SIGHTS = [
  'normal',
  'brettel1997-protan',
  'brettel1997-deutan',
  'brettel1997-tritan',
  'machado2009-protan',
  'machado2009-deutan',
] as const;

const VIEWS: readonly DifferenceView[] = SIGHTS.map((id) => (id === 'normal' ? undefined : models[id].at(1)));

/** Numbers of a colour in `seenLabs`: L, a, b and chroma in each sight. */
const LABS = 4 * SIGHTS.length;

/** Colours as every sight has them, one after the other, for `separationOf`. */
export const seenLabs = (colors: readonly Rgb[]): Float64Array => {
  const out = new Float64Array(colors.length * LABS);
  colors.forEach((color, i) => {
    const linear = toLinear(color);
    VIEWS.forEach((view, v) => {
      const [l, a, b] = labIn(view, linear);
      out.set([l, a, b, Math.sqrt(a * a + b * b)], i * LABS + 4 * v);
    });
  });
  return out;
};

/** The separation of two colours: their least CIEDE2000 over the sights. Where it is below `floor`, any figure below that. */
export const separationOf = (x: Float64Array, i: number, y: Float64Array, j: number, floor = -1): number => {
  let least = Number.MAX_VALUE;
  for (let v = LABS - 4; v >= 0; v -= 4) {
    const [at, to] = [i * LABS + v, j * LABS + v];
    const difference = differenceAt(x, at, y, to, least);
    if (difference < least) least = difference;
    if (least < floor) return least;
  }
  return least;
};

/** CIEDE2000 of two colours to normal vision. */
export const movedBy = (x: Float64Array, i: number, y: Float64Array, j: number): number =>
  differenceAt(x, i * LABS, y, j * LABS);
