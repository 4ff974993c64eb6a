import type { Anchor } from '../lexicon/anchors.ts';
import { toneOfPacked } from '../note/names.ts';
import { around, askedSlot, held, isMetBy } from './asked-slot.ts';
import { type Draft, type Draw, FULL_LAYOUTS, roomIn } from './draft.ts';
import { placeEnd } from './ends.ts';
import { isHue } from './hues.ts';
import type { Plan } from './plan.ts';
import { giveRoles } from './roles.ts';
import type { Slot } from './slot.ts';
import { addSupports } from './supports.ts';

/** Every so many-th candidate is laid out in the second layout. */
const SECOND_EVERY = 4;

/** Chroma from which on a neutral that is asked for lends its hue where nothing else has one. */
const TINTED = 0.018;

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

/**
 * The slots of one candidate: colours of the brief, background and text, what is asked for, then tints and shades of its hues at
 * the levels furthest from all that is taken. Never a hue that nobody asked for.
 */
export const layOut = (plan: Plan, id: number, at: Draw, freeHues: () => readonly number[]): readonly Slot[] => {
  const skeleton = id % SECOND_EVERY === SECOND_EVERY - 2 ? plan.second : plan.skeleton;
  const { reading, size } = plan;
  const slots: Slot[] = [];

  // Locked colours stand in every palette, the others as far as there is room.
  const given = plan.fixed.filter(({ isLocked }) => !isLocked);
  const locked = plan.fixed.filter(({ isLocked }) => isLocked);
  const most = Math.max(0, size - locked.length);
  const first = given.slice(0, 1);
  const others = given.slice(1);
  const from = others.length > most - 1 ? Math.floor(at(0) * others.length) : 0;
  const chosen = [...first, ...others.slice(from), ...others.slice(0, from)].slice(0, most);
  const fixed = plan.fixed.filter((one) => one.isLocked || chosen.includes(one));
  const fixedTones = fixed.map(({ packed }) => toneOfPacked(packed));
  fixed.forEach((own, i) => {
    const { packed } = own;
    const roles = [own.role, ...plan.wanted.filter((one) => isMetBy(one, own)).map((one) => one.role)];
    const role = roles.find((one) => one !== undefined && slots.every((slot) => slot.role !== one));
    slots.push(around(fixedTones[i]!, 'fixed', { packed, weight: 1, ...(role ? { role } : {}) }));
  });

  const wanted = plan.wanted
    .map((one, index) => ({ one, index }))
    .filter(({ one }) => !fixed.some((two) => isMetBy(one, two)));
  const hued = plan.wanted.filter(isHue);
  const tinted = hued.length > 0 || reading.isGrey ? hued : plan.wanted.filter(({ c }) => c >= TINTED);
  const free = (): readonly Anchor[] => freeHues().map((h) => ({ l: 0.6, c: freeChroma(plan), h }));
  const ownTones = fixedTones.some(isHue) ? fixedTones.filter(isHue) : free();
  const tones: readonly Anchor[] = tinted.length > 0 ? tinted : ownTones;
  const isGrey = reading.isGrey || (reading.isOnly && hued.length === 0);
  const draft: Draft = { plan, skeleton, at, slots, fixedTones, wanted, taken: new Set(), tones, isGrey };
  placeEnd(draft, 'background');
  placeEnd(draft, 'ink');

  // What is stated, then as much of what ideas bring as leaves room for a tint or two.
  const many = hued.length > 4 || reading.isMany;
  const share = at(3);
  const some = share < 0.6 ? 4 : 3;
  const limit = many || FULL_LAYOUTS.has(skeleton.id) ? size : some;
  let hues = fixedTones.filter(isHue).length;
  for (const { one, index } of wanted) {
    if (draft.taken.has(index) || roomIn(draft) <= 0) continue;
    const n = one.count && one.count > 1 ? one.count : 1;
    if (!one.stated) {
      if (isHue(one) ? hues >= limit : at(8 + index) < 0.6) continue;
      if (!isHue(one) && slots.some(({ aim }) => Math.abs(aim.l - one.l) < 0.12 && aim.c < 0.05)) continue;
    }
    if (isHue(one)) hues += 1;
    for (let k = 0; k < n && roomIn(draft) > 0; k += 1)
      slots.push(askedSlot(one, index, one.role === 'background' || one.role === 'ink' ? undefined : one.role, [k, n]));
  }
  addSupports(draft);
  return giveRoles(slots);
};
