import type { Anchor } from '../lexicon/anchors.ts';
import { toneOfPacked } from '../note/names.ts';
import type { Asked } from '../note/reading.ts';
import { isHue } from './hues.ts';
import type { Fixed } from './plan.ts';
import { hueGap, type Slot } from './slot.ts';

/** How far from its aim a colour may lie: of a hue, of a neutral; chroma by factors; degrees of hue. */
const WINDOW = { l: 0.06, neutral: 0.02, low: 0.82, high: 1.15, h: 10 } as const;
/** The same for what an idea brings, which is meant more loosely than what is named. */
const LOOSE = { l: 0.09, low: 0.75, high: 1.2, h: 12 } as const;

export const held = (v: number, low: number, high: number): number => Math.min(high, Math.max(low, v));

/** A slot around what it aims at. */
export const around = (aim: Anchor, kind: Slot['kind'], more: Partial<Slot> = {}): Slot => ({
  kind,
  aim,
  l: isHue(aim) ? [aim.l - WINDOW.l, aim.l + WINDOW.l] : [aim.l - WINDOW.neutral, aim.l + WINDOW.neutral],
  c: isHue(aim) ? [WINDOW.low * aim.c, WINDOW.high * aim.c] : [Math.max(0, 0.75 * aim.c), 1.25 * aim.c + 0.002],
  turn: WINDOW.h,
  weight: 0,
  isFamily: false,
  ...more,
});

/** The window of a colour that is asked for; the part of a family's lightness that the k-th of n takes. */
export const askedSlot = (
  one: Asked,
  asked: number,
  role?: string,
  part: readonly [k: number, n: number] = [0, 1],
): Slot => {
  const named = role === undefined ? {} : { role };
  if (!one.stated && isHue(one))
    return {
      ...around(one, 'asked'),
      l: [one.l - LOOSE.l, one.l + LOOSE.l],
      c: [LOOSE.low * one.c, LOOSE.high * one.c],
      turn: LOOSE.h,
      weight: one.weight,
      isFamily: true,
      asked,
      ...named,
    };
  if (!one.family || !isHue(one)) {
    const [k, n] = part;
    const l = n > 1 ? held(one.l + (k - (n - 1) / 2) * 0.2, 0.2, 0.93) : one.l;
    return around({ l, c: one.c, h: one.h }, 'asked', { weight: one.weight, asked, ...named });
  }
  const { family } = one;
  const [k, n] = part;
  const step = (family.l[1] - family.l[0]) / n;
  const l: [number, number] = [family.l[0] + k * step, family.l[0] + (k + 1) * step];
  if (n > 1) [l[0], l[1]] = [l[0] + 0.1 * step, l[1] - 0.1 * step];
  const aim = { l: n > 1 ? (l[0] + l[1]) / 2 : one.l, c: one.c, h: one.h };
  return {
    kind: 'asked',
    aim,
    l,
    c: family.c,
    turn: Math.min(family.width, 22),
    weight: one.weight,
    isFamily: true,
    asked,
    ...named,
  };
};

/** Whether a colour of the brief already is what the note asks for by name. */
export const isMetBy = (one: Asked, { packed }: Fixed): boolean => {
  const tone = toneOfPacked(packed);
  if (isHue(tone) !== isHue(one)) return false;
  return (
    Math.abs(tone.l - one.l) < 0.16 && (!isHue(one) || (hueGap(tone.h, one.h) < 20 && Math.abs(tone.c - one.c) < 0.09))
  );
};
