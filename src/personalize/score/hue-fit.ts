import { exp } from '../../exact/elementary.ts';
import type { Relationship } from '../vocabulary/relationships.ts';
import { CHROMATIC, type Member } from './member.ts';

/** How well the hues of a palette lie on a geometry. */
export interface HueFit {
  /** 0..1. */
  readonly fit: number;
  /** Hue of offset 0 in degrees at the best rotation; null without chromatic members. */
  readonly rotation: number | null;
  /** Mean distance of the chromatic members from their nearest offset in degrees, weighted by chroma. */
  readonly residual: number;
  /** Share of the offsets (at most as many as members) that a member lies within `scale` degrees of. */
  readonly coverage: number;
}

const MOST_WEIGHT = 0.15;
const hues = new Float64Array(16);
const weights = new Float64Array(16);

/** The best fit over all rotations that put a member on an offset. Without chromatic members only a single offset is met. */
export const hueFit = ({ offsets, scale }: Relationship, members: readonly Member[]): HueFit => {
  let [count, mass] = [0, 0];
  for (const { chroma, hue } of members) {
    if (chroma < CHROMATIC) continue;
    hues[count] = hue;
    weights[count] = Math.min(chroma, MOST_WEIGHT);
    mass += weights[count]!;
    count += 1;
  }
  const wanted = Math.min(offsets.length, members.length);
  if (count === 0) {
    const coverage = offsets.length === 1 ? 1 : 0;
    return { fit: 0.6 + 0.4 * coverage, rotation: null, residual: 0, coverage };
  }
  let best: HueFit = { fit: -1, rotation: 0, residual: 0, coverage: 0 };
  for (let i = 0; i < count; i += 1) {
    for (let o = 0; o < offsets.length; o += 1) {
      const rotation = hues[i]! - offsets[o]!;
      let [sum, met] = [0, 0];
      for (let j = 0; j < count; j += 1) {
        const turn = hues[j]! - rotation;
        let [least, nearest] = [360, 0];
        for (let p = 0; p < offsets.length; p += 1) {
          const rest = turn - offsets[p]!;
          const d = Math.abs(rest - 360 * Math.floor(rest / 360 + 0.5));
          if (d < least) {
            least = d;
            nearest = p;
          }
        }
        sum += weights[j]! * least;
        if (least <= scale) met |= 1 << nearest;
      }
      let served = 0;
      for (let bits = met; bits; bits &= bits - 1) served += 1;
      const residual = sum / mass;
      const coverage = served >= wanted ? 1 : served / wanted;
      const fit = exp((-residual * residual) / (2 * scale * scale)) * (0.6 + 0.4 * coverage);
      if (fit > best.fit) best = { fit, rotation: rotation - 360 * Math.floor(rotation / 360), residual, coverage };
    }
  }
  return best;
};
