import type { Anchor } from '../lexicon/anchors.ts';
import type { Skeleton } from '../lexicon/skeletons.ts';
import { toneOfPacked } from '../note/names.ts';
import type { Asked } from '../note/reading.ts';
import { isHue } from './hues.ts';
import type { Fixed, Plan } from './plan.ts';
import { isRuledOut } from './plan.ts';
import { giveRoles } from './roles.ts';
import { hueGap, type Slot } from './slot.ts';

/** Numbers 0..1 of one candidate, by slot. */
export type Draw = (slot: number) => number;

/** Every so many-th candidate is laid out in the second layout. */
const SECOND_EVERY = 4;

const WINDOW = { l: 0.06, neutral: 0.02, low: 0.82, high: 1.15, h: 10 } as const;
const HUED_LAYOUTS = new Set(['earthy', 'deep', 'luxury', 'dark']);
const FULL_LAYOUTS = new Set(['kids', 'vivid']);
const LOOSE = { l: 0.09, low: 0.75, high: 1.2, h: 12 } as const;
/** Hues between yellow and lime: dark, they turn olive. */
const isYellow = (h: number): boolean => h >= 72 && h <= 120;
const BLUE = 272;

const held = (v: number, low: number, high: number): number => Math.min(high, Math.max(low, v));

const around = (aim: Anchor, kind: Slot['kind'], more: Partial<Slot> = {}): Slot => ({
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
const askedSlot = (one: Asked, asked: number, role?: string, part: readonly [k: number, n: number] = [0, 1]): Slot => {
  const named = role === undefined ? {} : { role };
  if (!one.stated && isHue(one))
    return {
      ...around(one, 'asked'),
      // What an idea brings is meant more loosely than what is named.
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
const isMetBy = (one: Asked, { packed }: Fixed): boolean => {
  const tone = toneOfPacked(packed);
  if (isHue(tone) !== isHue(one)) return false;
  return (
    Math.abs(tone.l - one.l) < 0.16 && (!isHue(one) || (hueGap(tone.h, one.h) < 20 && Math.abs(tone.c - one.c) < 0.09))
  );
};

const isPlain = ({ l, c }: Anchor): boolean => c < 0.03 && (l <= 0.32 || l >= 0.93);

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

/** Lightness and chroma for text or for the page that the note does not rule out. */
const allowed = (plan: Plan, aim: Anchor, isLight: boolean): Anchor => {
  for (let step = 0; step < 12; step += 1)
    for (const c of [aim.c, 0.035, 0.06, 0.002]) {
      const l = aim.l + (isLight ? -0.012 : 0.025) * step;
      if (!isRuledOut(plan, l, c, aim.h)) return { l, c, h: aim.h };
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
/** Ways to choose the lightness of supports: furthest from all that is taken, the lightest or the darkest that is free, any. */
const WAYS = ['far', 'far', 'light', 'deep', 'any'] as const;
/** What the chroma of supports is multiplied with. */
const FULLNESS = [1, 1.3, 0.25, 0.6] as const;
/** Levels beside those of a layout. */
const GRID = [0.27, 0.36, 0.45, 0.54, 0.63, 0.72, 0.8, 0.88] as const;
/** Least lightness of supports in layouts that are light all over, and the greatest in those that are dark. */
const LEAST_LEVEL: Readonly<Record<string, number>> = { pastel: 0.68, light: 0.6, kids: 0.52 };
const LEAST_OF_SOFT = 0.58;

const pick = <T>(list: readonly T[], u: number): T => list[Math.min(list.length - 1, Math.floor(u * list.length))]!;

const farthest = (levels: readonly number[], taken: readonly number[]): number =>
  levels.reduce(
    (best, level) => {
      const gap = Math.min(...taken.map((l) => Math.abs(l - level)));
      return gap > best.gap + 1e-9 ? { level, gap } : best;
    },
    { level: levels[0]!, gap: -1 },
  ).level;

/** Chroma of a tint or shade of a hue at a level. */
const supportChroma = (c: number, level: number, skeleton: Skeleton): number => {
  if (FULL_LAYOUTS.has(skeleton.id)) return 0.95 * c;
  if (level > 0.86) return 0.45 * c;
  return (level < 0.34 ? 0.6 : 0.75) * c;
};

/**
 * The slots of one candidate: colours of the brief, background and text, what is asked for, then tints and shades of its hues at
 * the levels furthest from all that is taken. Never a hue that nobody asked for.
 */
export const layOut = (plan: Plan, id: number, at: Draw, freeHues: () => readonly number[]): readonly Slot[] => {
  const skeleton = id % SECOND_EVERY === SECOND_EVERY - 2 ? plan.second : plan.skeleton;
  const { reading, isDark, size } = plan;
  const slots: Slot[] = [];
  const room = (): number => size - slots.length;

  // Locked colours stand in every palette, the others as far as there is room.
  const given = plan.fixed.filter(({ isLocked }) => !isLocked);
  const locked = plan.fixed.filter(({ isLocked }) => isLocked);
  const most = Math.max(0, size - locked.length - (given.length > size - 2 ? 2 : 0));
  const first = given.slice(0, 1);
  const others = given.slice(1);
  const from = others.length > most - 1 ? Math.floor(at(0) * others.length) : 0;
  const chosen = [...first, ...others.slice(from), ...others.slice(0, from)].slice(0, most);
  const fixed = plan.fixed.filter((one) => one.isLocked || chosen.includes(one));
  const fixedTones = fixed.map(({ packed }) => toneOfPacked(packed));
  fixed.forEach((own, i) => {
    const { packed, role = plan.wanted.find((one) => one.role !== undefined && isMetBy(one, own))?.role } = own;
    slots.push(around(fixedTones[i]!, 'fixed', { packed, weight: 1, ...(role ? { role } : {}) }));
  });

  const wanted = plan.wanted
    .map((one, index) => ({ one, index }))
    .filter(({ one }) => !fixed.some((two) => isMetBy(one, two)));
  const stated = wanted.filter(({ one }) => one.stated);
  const hued = plan.wanted.filter(isHue);
  const free = (): readonly Anchor[] => freeHues().map((h) => ({ l: 0.6, c: freeChroma(plan), h }));
  const tones: readonly Anchor[] = hued.length > 0 ? hued : fixedTones.some(isHue) ? fixedTones.filter(isHue) : free();

  const place = (role: 'ground' | 'ink'): void => {
    const isLight = (role === 'ground') !== isDark;
    if (slots.some((slot) => slot.role === role)) return;
    const ownFixed = slots.findIndex(
      (slot, i) =>
        slot.kind === 'fixed' &&
        slot.role === undefined &&
        isPlain(fixedTones[i]!) &&
        fixedTones[i]!.l > 0.6 === isLight,
    );
    if (ownFixed >= 0) {
      slots[ownFixed] = { ...slots[ownFixed]!, role };
      return;
    }
    if (room() <= 0) return;
    const named =
      wanted.find(({ one }) => one.role === role) ??
      stated.find(
        ({ one }) =>
          one.role === undefined &&
          (isLight ? one.l >= 0.9 && one.c <= 0.045 : one.l <= 0.36 && one.c <= (isDark ? 0.1 : 0.06)),
      );
    if (named) {
      const aim = named.one.role === role ? named.one : named.one;
      slots.push(askedSlot(aim, named.index, role));
      taken.add(named.index);
      return;
    }
    // A colour that an idea brings can be the page or the text, too.
    const brought = wanted.find(
      ({ one }) => !isHue(one) && one.role === undefined && (isLight ? one.l >= 0.92 : one.l <= 0.24),
    );
    const end = isLight === (role === 'ground') ? skeleton[role] : skeleton[role === 'ground' ? 'ink' : 'ground'];
    const tint = tintOf(plan, tones, role === 'ink' && !isDark);
    const quiet = reading.isGrey || (reading.isOnly && hued.length === 0);
    const [dl, fullness] = isLight ? pick(LIGHTS, at(20)) : pick(DARKS, at(21));
    const c = quiet ? 0.003 : Math.min(isLight ? 0.045 : 0.075, (end.c + 0.002) * tint.c * fullness);
    let aim: Anchor = { l: held(end.l + dl, 0.11, 0.992), c, h: tint.hue };
    if (brought && at(role === 'ground' ? 1 : 2) < 0.5) {
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

  const taken = new Set<number>();
  place('ground');
  place('ink');

  // What is stated, then as much of what ideas bring as leaves room for a tint or two.
  const many = hued.length > 4 || reading.isMany;
  const share = at(3);
  const limit = many || FULL_LAYOUTS.has(skeleton.id) ? size : share < 0.6 ? 4 : 3;
  let hues = fixedTones.filter(isHue).length;
  for (const { one, index } of wanted) {
    if (taken.has(index) || room() <= 0) continue;
    const n = one.count && one.count > 1 ? one.count : 1;
    if (!one.stated) {
      if (isHue(one) ? hues >= limit : at(8 + index) < 0.6) continue;
      if (!isHue(one) && slots.some(({ aim }) => Math.abs(aim.l - one.l) < 0.12 && aim.c < 0.05)) continue;
    }
    if (isHue(one)) hues += 1;
    for (let k = 0; k < n && room() > 0; k += 1)
      slots.push(askedSlot(one, index, one.role === 'ground' || one.role === 'ink' ? undefined : one.role, [k, n]));
  }

  // Tints and shades. A hue of which there is to be one colour gives none, nor does an accent where others can.
  const askedTones = tones.filter((tone) => !('count' in tone && tone.count === 1));
  const calm = askedTones.filter((tone) => !('role' in tone && tone.role === 'accent'));
  const sources = (calm.length > 0 ? calm : askedTones.length > 0 ? askedTones : []).slice(0, 3);
  const turn = Math.floor(at(4) * Math.max(1, sources.length));
  const hasLeast = reading.bounds.leastL ?? 0;
  const soft = reading.feelings.includes('soft') && !isDark ? LEAST_OF_SOFT : 0;
  const least = Math.max(hasLeast + 0.03, LEAST_LEVEL[skeleton.id] ?? 0, soft);
  const levels = [...skeleton.levels, ...GRID].filter((level) => level >= least);
  const way = pick(WAYS, at(22));
  const fullness = pick(FULLNESS, at(23)) * (reading.chroma < 0 ? 0.75 : 1);
  for (let k = 0; room() > 0 && k < 12; k += 1) {
    const lights = slots.map(({ aim }) => aim.l);
    const open = levels.filter((level) => lights.every((l) => Math.abs(l - level) > 0.06));
    const base = open.length > 0 ? open : levels;
    const level = {
      far: () =>
        farthest(
          base.length > 2 && k === 0 ? base.filter((l) => skeleton.levels.includes(l)).concat(base.slice(0, 1)) : base,
          lights,
        ),
      light: () => Math.max(...base),
      deep: () => Math.min(...base),
      any: () => pick(base, at(24 + k)),
    }[way]();
    let source = sources[(turn + k) % Math.max(1, sources.length)];
    if (source && isYellow(source.h) && level < 0.62 && !HUED_LAYOUTS.has(plan.skeleton.id))
      source = sources.find(({ h }) => !isYellow(h)) ?? { l: level, c: 0.03, h: BLUE };
    let c = source ? supportChroma(source.c, level, skeleton) * fullness : 0.006;
    if (reading.restIsQuiet) c = Math.min(c, 0.014);
    // Beside an accent alone the rest is nearly grey.
    if (calm.length === 0 && plan.skeleton.id !== 'vivid') c *= 0.4;
    if (reading.isGrey || (reading.isOnly && hued.length === 0)) c = Math.min(c, 0.007);
    if (reading.bounds.mostC !== undefined) c = Math.min(c, 0.9 * reading.bounds.mostC);
    let aim: Anchor = { l: level, c, h: source?.h ?? tones[0]?.h ?? 80 };
    for (let step = 1; step < 8 && isRuledOut(plan, aim.l, aim.c, aim.h); step += 1)
      aim = {
        l: held(level + (step % 2 ? 0.05 : -0.05) * Math.ceil(step / 2), 0.3, 0.95),
        c: step > 4 ? 0.005 : c * (1 - 0.1 * step),
        h: aim.h,
      };
    const own = skeleton.levels.reduce((near, one) => (Math.abs(one - aim.l) < Math.abs(near - aim.l) ? one : near));
    slots.push({
      ...around(aim, 'support'),
      l: [aim.l - 0.06, aim.l + 0.06],
      c: [0.7 * aim.c, Math.max(0.01, 1.2 * aim.c)],
      level: own,
    });
  }
  return giveRoles(slots);
};

/** Chroma of hues that no word names. */
const freeChroma = ({ skeleton, reading: { chroma } }: Plan): number => {
  const base =
    {
      pastel: 0.07,
      light: 0.09,
      minimal: 0.05,
      luxury: 0.09,
      editorial: 0.1,
      earthy: 0.09,
      vivid: 0.19,
      kids: 0.17,
      dark: 0.16,
    }[skeleton.id] ?? 0.13;
  return base * (1 + 0.25 * held(chroma, -1.5, 1.5));
};
