import { fitOklch } from '../../exact/fit.ts';
import type { Anchor } from '../lexicon/anchors.ts';
import { toneOfPacked } from '../note/names.ts';
import { around, askedSlot, held } from './asked-slot.ts';
import { BLUE, type Draft, HUED_LAYOUTS, isYellow, pick, roomIn } from './draft.ts';
import { isHue } from './hues.ts';
import { isRuledOut, type Plan } from './plan.ts';

const isPlain = ({ l, c }: Anchor): boolean => c < 0.03 && (l <= 0.32 || l >= 0.93);

/** Steps of lightness away from what the note rules out. */
const STEPS = 16;

interface Tint {
  readonly hue: number;
  readonly c: number;
}

/** The hue that greys of the palette are tinted with. */
const tintOf = (plan: Plan, hues: readonly Anchor[], isInk: boolean): Tint => {
  const own = hues.find(({ h }) => !isInk || !isYellow(h) || HUED_LAYOUTS.has(plan.skeleton.id));
  if (own) return { hue: own.h, c: 1 };
  return hues.length > 0 ? { hue: BLUE, c: 0.5 } : { hue: 80, c: 0.3 };
};

/** Whether what sRGB has of a colour, which may be greyer, is ruled out. */
const isShownRuledOut = (plan: Plan, { l, c, h }: Anchor): boolean => {
  const shown = toneOfPacked(fitOklch(l, c, h));
  return isRuledOut(plan, shown.l, shown.c, shown.h);
};

/** Lightness and chroma for text or for the page that the note does not rule out. */
const allowed = (plan: Plan, aim: Anchor, isLight: boolean): Anchor => {
  for (let step = 0; step < STEPS; step += 1)
    for (const c of [aim.c, 0.035, 0.06, 0.002]) {
      const one = { l: aim.l + (isLight ? -0.012 : 0.025) * step, c, h: aim.h };
      if (!isShownRuledOut(plan, one)) return one;
    }
  return aim;
};

/** Ways to set background and text off from those of the layout: lightness added, and what chroma is multiplied with. */
const LIGHTS = [
  [0, 1],
  [-0.03, 2.2],
  [0.012, 0.3],
  [-0.045, 1.4],
] as const;
const DARKS = [
  [0, 1],
  [-0.06, 0.3],
  [0.06, 1.8],
  [0.1, 0.6],
] as const;
/** Whether a colour that is named can be the page or the text, as the light or the dark end. */
const isEnd = ({ l, c }: Anchor, isLight: boolean, isDark: boolean): boolean =>
  isLight ? l >= 0.9 && c <= 0.045 : l <= 0.36 && c <= (isDark ? 0.1 : 0.06);

/** Gives the palette its background, or its text: a colour that is given or asked for, else one of the layout. */
export const placeEnd = (draft: Draft, role: 'background' | 'ink'): void => {
  const { plan, skeleton, at, slots, fixedTones, wanted, taken, tones } = draft;
  const { reading, isDark } = plan;
  const isLight = (role === 'background') !== isDark;
  if (slots.some((slot) => slot.role === role)) return;
  const ownFixed = slots.findIndex(
    (slot, i) =>
      slot.kind === 'fixed' && slot.role === undefined && isPlain(fixedTones[i]!) && fixedTones[i]!.l > 0.6 === isLight,
  );
  if (ownFixed >= 0) {
    slots[ownFixed] = { ...slots[ownFixed]!, role };
    return;
  }
  if (roomIn(draft) <= 0) return;
  const named =
    wanted.find(({ one }) => one.role === role) ??
    wanted.find(({ one }) => one.stated && one.role === undefined && isEnd(one, isLight, isDark));
  if (named) {
    slots.push(askedSlot(named.one, named.index, role));
    taken.add(named.index);
    return;
  }
  // A colour that an idea brings can be the page or the text, too.
  const brought = wanted.find(
    ({ one }) => !isHue(one) && one.role === undefined && (isLight ? one.l >= 0.92 : one.l <= 0.24),
  );
  const end =
    isLight === (role === 'background') ? skeleton[role] : skeleton[role === 'background' ? 'ink' : 'background'];
  const tint = tintOf(plan, tones, role === 'ink' && !isDark);
  const [dl, fullness] = isLight ? pick(LIGHTS, at(20)) : pick(DARKS, at(21));
  const c = draft.isGrey ? 0.003 : Math.min(isLight ? 0.045 : 0.075, (end.c + 0.002) * tint.c * fullness);
  let aim: Anchor = { l: held(end.l + dl, 0.11, 0.992), c, h: tint.hue };
  if (brought && at(role === 'background' ? 1 : 2) < 0.5) {
    aim = { l: brought.one.l, c: brought.one.c, h: brought.one.h };
    taken.add(brought.index);
  }
  if (reading.isReadable && !isLight) aim = { ...aim, l: Math.min(aim.l, 0.18) };
  const found = allowed(plan, aim, isLight);
  slots.push({
    ...around(found, role),
    l: [found.l - (isLight ? 0.02 : 0.04), Math.min(1, found.l + (isLight ? 0.02 : 0.05))],
    c: [Math.min(found.c, 0.002), Math.max(found.c * 1.2, 0.006)],
    turn: 12,
    role,
  });
};
