import { exp } from '../../exact/elementary.ts';
import { distanceFrom, hueGap, type Layout, SEEN, type Slot } from '../plan/slot.ts';
import { feelingFit } from './feelings.ts';
import type { Measure } from './measure.ts';
import type { Member } from './member.ts';
import { coherenceOf, evennessOf, keptOf } from './preference.ts';

const gauss = (d: number, width: number): number => (d === 0 ? 1 : exp((-d * d) / (2 * width * width)));

/** How near a member is to the colour that its slot asks for; 1 anywhere within a family. */
const metBy = ({ l, chroma, hue }: Member, slot: Slot): number => {
  if (slot.packed !== undefined) return 1;
  if (slot.isFamily) {
    const [dl, dc, dh] = distanceFrom(slot, l, chroma, hue);
    return gauss(dl, 0.2) * gauss(dc, 0.07) * gauss(dh, 30);
  }
  const dh = chroma < SEEN || slot.aim.c < SEEN ? 0 : hueGap(hue, slot.aim.h);
  return gauss(l - slot.aim.l, 0.12) * gauss(chroma - slot.aim.c, 0.07) * gauss(dh, 20);
};

/** How far what was asked for is there: mean over its slots by weight; undefined where nothing was. */
const coverage = (members: readonly Member[], slots: readonly Slot[]): number | undefined => {
  let [sum, mass] = [0, 0];
  slots.forEach((slot, i) => {
    if (slot.kind !== 'asked') return;
    sum += slot.weight * metBy(members[i]!, slot);
    mass += slot.weight;
  });
  return mass === 0 ? undefined : sum / mass;
};

/** How closely background, text and supports keep the lightness that the layout gives them. */
const skeletonFit = (members: readonly Member[], slots: readonly Slot[]): number => {
  let [sum, count] = [0, 0];
  slots.forEach(({ kind, aim, level = aim.l }, i) => {
    if (kind === 'fixed' || kind === 'asked') return;
    sum += gauss(members[i]!.l - level, 0.08);
    count += 1;
  });
  return count === 0 ? 1 : sum / count;
};

const FAITH = 0.8;

/** Preference of a palette that a note has laid out, 0..1: what was asked for, the layout, one voice of hue, and feelings. */
export const plannedPreference = (m: Measure, { slots, feelings }: Layout) => {
  const met = coverage(m.members, slots);
  const skeleton = skeletonFit(m.members, slots);
  const [kept, coherence] = [keptOf(m), coherenceOf(m)];
  const felt = feelingFit(m.members, feelings) ?? met ?? skeleton;
  const score = 0.55 * (met ?? skeleton) + 0.2 * skeleton + 0.15 * coherence + 0.1 * felt;
  return {
    score: score * (1 - FAITH * (1 - kept)),
    parts: {
      coverage: met ?? null,
      kept,
      evenness: evennessOf(m),
      coherence,
      repulsion: 0,
      skeleton_fit: skeleton,
      feeling_fit: feelings.length > 0 ? felt : null,
    },
  };
};

/** How far the members lie inside the windows of their slots, 0..1: edges as the windows of styles have them. */
export const plannedStyleFit = ({ members }: Measure, { slots }: Layout) => {
  let [sum, inside] = [0, 0];
  members.forEach(({ l, chroma, hue }, i) => {
    const slot = slots[i]!;
    const [dl, dc, dh] = slot.packed === undefined ? distanceFrom(slot, l, chroma, hue) : [0, 0, 0];
    const v = gauss(dc, 0.03) * gauss(dl, 0.08) * gauss(dh, 20);
    sum += v;
    if (v > 0.999) inside += 1;
  });
  const mean = sum / members.length;
  return {
    score: mean * mean,
    parts: { mean_membership: mean, least_served_style: null, members_inside: inside },
  };
};
