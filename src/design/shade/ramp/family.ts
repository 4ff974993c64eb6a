import { pchip } from '../curve.ts';
import { MIDDLE, type Surface } from './surface.ts';

/** A family of one hue and vividness at any place: step 0 is 50, 10 is 950; -1 is white and 11.5 lies below 950. */
export interface FamilyCurves {
  readonly l: (step: number) => number;
  readonly c: (step: number) => number;
  /** Degrees from the hue of the 500. */
  readonly turn: (step: number) => number;
}

export const [FIRST, LAST] = [-1, 11.5] as const;
const PLACES = [FIRST, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, LAST];

/** 0 up to `from`, 1 from `to` on, smooth between. */
export const smoothstep = (x: number, from: number, to: number): number => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Up to this vividness a family is a grey, and from that on it is a colour. */
const [GREY, COLOR] = [0.1, 0.42];
/** Muted and very dark colours hardly turn: brown has no lemon tints. */
const [STILL, MUTED, VIVID, DARK, DARKEST, DARK_PART] = [0.25, 0.45, 0.97, 7.3, 9, 0.6];
const NEUTRAL_TURN = 0.5;

const turning = (vividness: number, step: number): number =>
  (STILL + (1 - STILL) * smoothstep(vividness, MUTED, VIVID)) * (1 - DARK_PART * smoothstep(step, DARK, DARKEST));

/** A curve through the steps and beyond both ends; it is made when it is first read, as most readers want one of three. */
const curveOf = (values: () => readonly [first: number, steps: readonly number[], last: number]) => {
  let curve: ((step: number) => number) | undefined;
  return (step: number): number => {
    if (curve === undefined) {
      const [first, steps, last] = values();
      curve = pchip(PLACES, [first, ...steps, last]);
    }
    return curve(step);
  };
};
const level = (steps: readonly number[]) => [steps[0]!, steps, steps.at(-1)!] as const;

/** The share of the grey family in one of a vividness. */
export const greyness = (vividness: number): number => 1 - smoothstep(vividness, GREY, COLOR);

/**
 * The families of a hue (of its 500), by vividness: 0 is grey, 1 as vivid as the published ones; `from` is the step of the colour
 * that a family is made for.
 */
export const familiesOf = (surface: Surface, hue: number): ((vividness: number, from: number) => FamilyCurves) => {
  const [vivid, neutral] = [surface.vivid(hue), surface.neutral(hue)];
  const [own, grey] = [curveOf(() => level(vivid.turn)), curveOf(() => level(neutral.turn))];
  return (vividness, from) => {
    const k = greyness(vividness);
    const part = turning(vividness, from) * (1 - k);
    return {
      l: curveOf(() => {
        const l = vivid.l.map((value, i) => value * (1 - k) + neutral.l[i]! * k);
        return [1, l, l.at(-1)! / 4];
      }),
      c: curveOf(() => {
        const c = vivid.c.map((value, i) => vividness * (value * (1 - k) + vivid.c[MIDDLE]! * neutral.c[i]! * k));
        return [0, c, 0.7 * c.at(-1)!];
      }),
      turn: (step) => part * own(step) + NEUTRAL_TURN * k * grey(step),
    };
  };
};
