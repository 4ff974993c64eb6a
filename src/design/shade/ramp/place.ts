import type { Oklch } from '../../../color/oklab.ts';
import { type FamilyCurves, FIRST, familiesOf, LAST } from './family.ts';
import { type Surface, turned } from './surface.ts';

/** Where a colour stands on the surface: at a step (0 is 50, 10 is 950) of the family of a hue and vividness. */
export interface Place {
  readonly step: number;
  readonly hue: number;
  readonly vividness: number;
}

const ROUNDS = 20;
/** A round that changes less is the last. */
const SETTLED = 1e-5;
/** How far a round goes towards what it found. */
const DAMPED = 0.6;
/** A low start, so that ink is slate and not blue. */
const [START, START_CHROMA] = [0.6, 0.2];
/** Chroma beyond a family by so much is that of another step, no more than so many steps away. */
const [TOO_VIVID, AWAY, FINE] = [1.05, 3, 0.05];

/** The step at which lightness, which falls, is this one. */
const stepAt = ({ l }: FamilyCurves, lightness: number): number => {
  let [light, dark] = [FIRST, LAST] as [number, number];
  for (let round = 0; round < 24; round += 1) {
    const middle = (light + dark) / 2;
    if (l(middle) > lightness) light = middle;
    else dark = middle;
  }
  return (light + dark) / 2;
};

/** The step of a colour: that of its lightness, unless it is too vivid for that one and a neighbour suits it better. */
const stepOf = (family: FamilyCurves, vivid: FamilyCurves, { l, c }: Oklch): number => {
  const plain = stepAt(family, l);
  if (c <= TOO_VIVID * vivid.c(plain)) return plain;
  let [best, least] = [plain, Number.POSITIVE_INFINITY];
  for (let step = Math.max(0, plain - AWAY); step <= Math.min(10, plain + AWAY); step += FINE) {
    const away = l - vivid.l(step);
    // Lightness falls from step to step: further on, it alone is too far off.
    if (away >= least) break;
    const off = Math.hypot(away, Math.max(0, c - vivid.c(step)));
    if (off < least) [best, least] = [step, off];
  }
  return best;
};

/** The place of a colour. */
export const placeOf = (surface: Surface, color: Oklch): Place => {
  let [hue, vividness] = [color.h, START * Math.min(1, color.c / START_CHROMA)];
  let step = 5;
  for (let round = 0; round < ROUNDS; round += 1) {
    const families = familiesOf(surface, hue);
    const [family, vivid] = [families(vividness, step), families(1, step)];
    step = stepOf(family, vivid, color);
    const unit = vividness > 1e-9 ? family.c(step) / vividness : vivid.c(step);
    const [more, further] = [color.c / Math.max(unit, 1e-6) - vividness, turned(color.h - family.turn(step) - hue)];
    vividness += DAMPED * more;
    hue += DAMPED * further;
    if (Math.abs(more) + Math.abs(further) < SETTLED) break;
  }
  return { step, hue, vividness };
};
