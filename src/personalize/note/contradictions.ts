import { hexOf } from '../../exact/packed.ts';
import { toneOfPacked } from './names.ts';
import type { Asked, NoteReading, Refused, Understood } from './reading.ts';
import { isInZone } from './zone.ts';

/** A colour of a note with the place where it stands. */
interface Placed {
  readonly packed: number;
  readonly start: number;
}

const refusalOf = (packed: number, refused: readonly Refused[]): Refused | undefined =>
  refused.find(({ zone }) => isInZone(zone, toneOfPacked(packed)));

/** Says of each part of a note that another part contradicts which of the two holds. */
export const namingContradictions = (
  understood: readonly Understood[],
  refused: readonly Refused[],
  named: readonly { readonly one: Asked; readonly start: number }[],
  notations: readonly Placed[],
): readonly Understood[] => {
  const against = new Map<number, readonly [name: string, holds: string]>();
  for (const { one, start } of named)
    if (refused.some(({ name, zone }) => name === one.name && isInZone(zone, one)))
      against.set(start, [one.name, 'the refusal wins']);
  for (const { packed, start } of notations) {
    const refusal = refusalOf(packed, refused);
    if (refusal) against.set(start, [refusal.name, 'the colour stands']);
  }
  return understood.map((one) => {
    const found = against.get(one.start);
    if (found === undefined || one.did === 'refused') return one;
    const [name, holds] = found;
    return {
      ...one,
      did: `${one.did}, although the note refuses ${name}: ${one.did === 'locked' ? 'the lock wins' : holds}`,
    };
  });
};

/** The same for colours that a brief gives beside its note: they stand. */
export const withBriefColors = (
  reading: NoteReading,
  { lock, colors }: { readonly lock: readonly number[]; readonly colors: readonly number[] },
): NoteReading => {
  const against = new Map<number, string>();
  for (const [field, list, holds] of [
    ['colors', colors, 'it stands'],
    ['lock', lock, 'the lock wins'],
  ] as const)
    for (const packed of list) {
      const refusal = refusalOf(packed, reading.refused);
      if (refusal) against.set(refusal.start, `although ${field} holds ${hexOf(packed)}: ${holds}`);
    }
  if (against.size === 0) return reading;
  return {
    ...reading,
    understood: reading.understood.map((one) => {
      const found = against.get(one.start);
      return found === undefined ? one : { ...one, did: `${one.did}, ${found}` };
    }),
  };
};
