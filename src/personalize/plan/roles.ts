import { toneOfPacked } from '../note/names.ts';
import { isHue } from './hues.ts';
import type { Slot } from './slot.ts';

/** Roles of the colours of the brief, in the order in which they are given. */
const GIVEN = ['primary', 'secondary', 'accent'] as const;

const toneOf = (slot: Slot) => (slot.packed === undefined ? slot.aim : toneOfPacked(slot.packed));

/**
 * Gives each slot a role: the first colour of the brief is primary, the second secondary, the third accent; of what the note asks
 * for, the weightiest is primary and the next the accent, unless it says otherwise.
 */
export const giveRoles = (slots: readonly Slot[]): readonly Slot[] => {
  const roles: (string | undefined)[] = slots.map(({ role }) => role);
  const isFree = (role: string): boolean => !roles.includes(role);
  const give = (i: number, wanted: readonly string[]): void => {
    if (roles[i] !== undefined) return;
    roles[i] = wanted.find(isFree);
  };
  slots.forEach((slot, i) => {
    if (slot.kind === 'fixed') give(i, GIVEN);
  });
  const asked = slots
    .map((slot, i) => ({ slot, i }))
    .filter(({ slot, i }) => slot.kind === 'asked' && roles[i] === undefined)
    .sort(
      (x, y) => Number(isHue(y.slot.aim)) - Number(isHue(x.slot.aim)) || y.slot.weight - x.slot.weight || x.i - y.i,
    );
  for (const { i } of asked) give(i, ['primary', 'accent', 'secondary']);
  const rest = slots
    .map((slot, i) => ({ slot, i }))
    .filter(({ i }) => roles[i] === undefined)
    .sort((x, y) => toneOf(y.slot).c - toneOf(x.slot).c || x.i - y.i);
  let support = 0;
  for (const { i } of rest) {
    give(i, ['primary', 'accent', 'secondary']);
    if (roles[i] === undefined) {
      support += 1;
      roles[i] = `support_${support}`;
    }
  }
  return slots.map((slot, i) => ({ ...slot, role: roles[i]! }));
};
