import { LABS, labsOf } from '../../accessibility/vision/views.ts';
import type { Rgb } from '../../color/rgb.ts';
import { differenceAt } from '../../exact/difference.ts';
import { type Hsl, turn } from '../../exact/hsl.ts';
import { packColor } from '../../exact/packed.ts';
import { wheelOf } from '../wheel/wheels.ts';
import type { PaletteRequest } from './method.ts';

/** Where a colour of a palette wants to stand: its hue, and parts of the saturation and steps of lightness from the base. */
export interface Place {
  /** Degrees from the base. */
  readonly offset: number;
  readonly saturation: number;
  readonly lightness: number;
}

/** Furthest from the lightness of the base, and the saturations and lightnesses that are tried. */
const ROOM = 0.25;
const SATURATIONS = [1, 0.85, 0.7, 0.55, 0.4, 0.25, 0.12];
const STEPS = [0, 0.05, 0.1, 0.15, 0.2, 0.25].flatMap((step) => (step ? [step, -step] : [0]));
/** What rounding to 8 bits can move a lightness by. */
const ROUNDING = 0.004;
/** Nothing of a palette is nearly black or white. */
const [DARKEST, LIGHTEST] = [0.06, 0.96];
/** Colours beyond this number take their places without a search: there is no room for so many anyway. */
const SEARCHED = 16;

/** The places of every lap round the hues of a method: as the base, deep, light, soft, and between. */
const LAPS = [
  [1, 0],
  [0.9, -0.18],
  [0.85, 0.2],
  [0.45, -0.03],
  [0.55, 0.14],
  [0.6, -0.24],
  [0.3, 0.22],
  [0.75, 0.1],
] as const;

/** The place of colour j of a method of so many hues. */
export const lapPlace = (offsets: readonly number[], j: number): Place => {
  const [saturation, lightness] = LAPS[Math.floor(j / offsets.length) % LAPS.length]!;
  return { offset: offsets[j % offsets.length]!, saturation, lightness };
};

/** A lightness no further than allowed from the base, and nearly black or white only where the base is. */
const within = (l: number, base: number): number =>
  Math.min(Math.max(l, base - ROOM, Math.min(DARKEST, base)), base + ROOM, Math.max(LIGHTEST, base));

/** The places of one hue on the wheel. */
const placesAt =
  (offset: number, base: Hsl) =>
  (saturation: number, lightness: number): Hsl => ({
    h: turn(base.h + offset),
    s: base.s * saturation,
    l: within(base.l + lightness, base.l),
  });

/** The other places that a colour may take, the ones nearest to where it wants to stand first. */
const othersFor = (place: Place, base: Hsl): Hsl[] => {
  const at = placesAt(place.offset, base);
  const cost = (saturation: number, lightness: number): number =>
    0.6 * Math.abs(saturation - place.saturation) + 2 * Math.abs(lightness - place.lightness);
  return SATURATIONS.flatMap((s) => STEPS.map((l) => ({ color: at(s, l), cost: cost(s, l) })))
    .sort((x, y) => x.cost - y.cost)
    .map(({ color }) => color);
};

/**
 * Colours at their places on the wheel; one that is nearer than `least` (CIEDE2000) to an earlier one moves as little as it has
 * to in saturation and lightness, which stays within 0.25 of the base. Where there is no such place it takes the one furthest
 * from the others. The first colour stays as it is.
 */
export const spread = (
  { base, color, wheel, balance }: PaletteRequest,
  places: readonly Place[],
  least: number,
): Rgb[] => {
  const { toRgb, fromRgb } = wheelOf(wheel, balance);
  const chosen: Rgb[] = [];
  const labs = new Float64Array((places.length + 1) * LABS);
  const apart = (candidate: Rgb, floor: number): number => {
    const trial = chosen.length * LABS;
    labsOf(packColor(candidate), labs, trial);
    let nearest = Number.MAX_VALUE;
    for (let i = 0; i < chosen.length && nearest > floor; i += 1)
      nearest = Math.min(nearest, differenceAt(labs, trial, labs, i * LABS));
    return nearest;
  };
  // On a balanced wheel the places are near, whatever lightness a hue comes out with.
  const isNear = (candidate: Rgb): boolean => balance || Math.abs(fromRgb(candidate).l - base.l) <= ROOM + ROUNDING;
  for (const [j, place] of places.entries()) {
    const wanted = placesAt(place.offset, base)(place.saturation, place.lightness);
    let best = j === 0 && color ? color : toRgb(wanted);
    if (j > 0 && j < SEARCHED) {
      let reached = isNear(best) ? apart(best, -1) : -1;
      for (const other of reached < least ? othersFor(place, base) : []) {
        if (reached >= least) break;
        const next = toRgb(other);
        if (!isNear(next)) continue;
        const d = apart(next, reached);
        if (d > reached) [best, reached] = [next, d];
      }
    }
    labsOf(packColor(best), labs, chosen.length * LABS);
    chosen.push(best);
  }
  return chosen;
};
