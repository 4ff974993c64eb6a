import { LABS, labsOf } from '../../accessibility/vision/views.ts';
import { differenceAt } from '../../exact/difference.ts';
import { fitOklch } from '../../exact/fit.ts';
import { hexOf } from '../../exact/packed.ts';
import { roundDecimal } from '../../exact/round.ts';
import type { Brief } from '../brief/resolve.ts';
import { KEPT } from '../brief/taste.ts';
import type { Layout, Slot } from '../plan/slot.ts';
import type { Measure } from '../score/measure.ts';
import type { Member } from '../score/member.ts';
import { isInk, isPage, reasonOf } from '../score/reason.ts';
import type { Role } from './roles.ts';

/** Why a colour is in a palette, in the words of the answer. */
export const REASONS = ['brief', 'locked', 'note', 'style', 'text', 'page'] as const;
type Because = (typeof REASONS)[number];

export interface Origin {
  readonly hex: string;
  readonly because: Because;
  /** The style (or the intent, where no style is named) whose ranges it lies in. */
  readonly window: string | null;
  /** The colour that was asked for. */
  readonly asked: string | null;
}

const originOf = (member: Member, { background }: Measure, { lock }: Brief): Origin => {
  const hex = hexOf(member.packed);
  const reason = reasonOf(background, member);
  const of = (because: Because, window: string | null = null, asked: string | null = null): Origin => ({
    hex,
    because,
    window,
    asked,
  });
  if (lock.includes(member.packed)) return of('locked', null, hex);
  switch (reason?.from) {
    case 'colors':
      return of('brief', null, hexOf(background.taste[reason.taste]!.packed));
    case 'note':
      return of('note', null, hexOf(background.taste[reason.taste]!.packed));
    case 'ink':
      return of('text');
    case 'ground':
      return of('page');
    case 'window':
      return of('style', background.windows[reason.window]!.id);
    case undefined:
      return of('style');
  }
};

/** The same for a palette that a note has laid out. */
const plannedOrigin = (member: Member, slot: Slot, { lock, plan }: Brief): Origin => {
  const hex = hexOf(member.packed);
  const of = (because: Because, asked: string | null = null): Origin => ({ hex, because, window: null, asked });
  if (slot.packed !== undefined) return of(lock.includes(slot.packed) ? 'locked' : 'brief', hex);
  if (slot.asked !== undefined) {
    const { l, c, h } = plan!.wanted[slot.asked]!;
    const asked = fitOklch(l, c, h);
    const labs = new Float64Array(LABS);
    labsOf(asked, labs, 0);
    return of('note', differenceAt(labs, 0, member.labs, 0) <= KEPT ? hexOf(asked) : null);
  }
  if (slot.kind === 'ink' && isInk(member)) return of('text');
  return of(slot.role === 'background' && isPage(member) ? 'page' : 'note');
};

/** Why each member is in the palette, in the order of the members. */
export const originsOf = (m: Measure, brief: Brief): readonly Origin[] =>
  m.members.map((member, i) =>
    m.layout ? plannedOrigin(member, m.layout.slots[i]!, brief) : originOf(member, m, brief),
  );

/** What became of a colour of the brief. */
export interface BriefColor {
  readonly color: string;
  /** The member nearest to it and its CIEDE2000. */
  readonly nearest: string;
  readonly difference: number;
  /** The role of that member where it is the colour that was asked for. */
  readonly role: string | null;
  /** Why a palette that a note has laid out does not hold it. */
  readonly why?: string;
}

/** CIEDE2000 up to which a colour that is given and not locked counts as met. */
const MET = 10;

/** What holds the places of a palette instead of a colour that is given. */
const whyMissing = ({ slots }: Layout, { sent, size }: Brief): string => {
  const own = slots.filter(({ packed }) => packed !== undefined).length;
  return `${sent.length} colours are given; ${own} of them hold ${own === size ? 'all' : own} of the ${size} places`;
};

/** For each colour of the brief, in the order in which they were sent, where it is and which role it got. */
export const briefColors = (m: Measure, brief: Brief, roles: readonly Role[]): readonly BriefColor[] => {
  const labs = new Float64Array(LABS);
  return brief.sent.map((packed) => {
    labsOf(packed, labs, 0);
    const differences = m.members.map((member) => differenceAt(labs, 0, member.labs, 0));
    const at = differences.indexOf(Math.min(...differences));
    const nearest = hexOf(m.members[at]!.packed);
    const difference = differences[at]!;
    const role = difference <= KEPT ? (roles.find(({ hex }) => hex === nearest)?.role ?? null) : null;
    const color = hexOf(packed);
    const found = { color, nearest, difference: roundDecimal(difference, 3), role };
    return m.layout !== undefined && difference > MET ? { ...found, why: whyMissing(m.layout, brief) } : found;
  });
};
