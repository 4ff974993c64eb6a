import { numberOf } from './fingerprint.ts';
import type { EqualPlaces, PlaceSet } from './place-set.ts';

/** So many places with one fingerprint; null for places that a report counts without listing them. */
export interface ChangedPlaces {
  readonly fingerprint: string | null;
  readonly count: number;
  readonly place: EqualPlaces['place'];
}

export interface PlaceChanges {
  readonly new: readonly ChangedPlaces[];
  readonly fixed: readonly ChangedPlaces[];
  readonly unchanged: readonly ChangedPlaces[];
}

const NONE: PlaceSet = { listed: new Map(), rest: 0, sum: 0n };

/** Fingerprints above it may be among the rest: reports list the smallest. */
const lastListed = ({ listed, rest }: PlaceSet): string | null =>
  rest > 0 ? [...listed.keys()].reduce((last, one) => (one > last ? one : last), '') : null;

class Changes {
  readonly new: ChangedPlaces[] = [];
  readonly fixed: ChangedPlaces[] = [];
  readonly unchanged: ChangedPlaces[] = [];

  add(kind: keyof PlaceChanges, count: number, fingerprint: string | null = null, at?: EqualPlaces): void {
    if (count > 0) this[kind].push({ fingerprint, count, place: at?.place ?? null });
  }

  /** Places with one fingerprint, before and after. */
  compare(fingerprint: string, before: EqualPlaces | undefined, after: EqualPlaces | undefined): void {
    const [b, a] = [before?.count ?? 0, after?.count ?? 0];
    this.add('unchanged', Math.min(a, b), fingerprint, after);
    this.add('new', a - b, fingerprint, after);
    this.add('fixed', b - a, fingerprint, before);
  }
}

/** Places of a set above a limit: how many there are, and their sum. */
const above = ({ listed, rest, sum }: PlaceSet, limit: string): { count: number; sum: bigint } => {
  let count = rest;
  let total = sum ?? 0n;
  for (const [fingerprint, { count: equal }] of listed)
    if (fingerprint > limit) {
      count += equal;
      total += numberOf(fingerprint) * BigInt(equal);
    }
  return { count, sum: BigInt.asUintN(64, total) };
};

/** What lies above the limit is known by its number and its sum: if either differs, at least one place is new. */
const compareAbove = (changes: Changes, before: PlaceSet, after: PlaceSet, limit: string): void => {
  const [old, now] = [above(before, limit), above(after, limit)];
  if (old.count === now.count && old.sum === now.sum) {
    changes.add('unchanged', now.count);
    return;
  }
  let added = Math.min(now.count, Math.max(1, now.count - old.count));
  changes.add('unchanged', now.count - added);
  changes.add('fixed', old.count - (now.count - added));
  for (const [fingerprint, places] of after.listed) {
    if (fingerprint <= limit || before.listed.has(fingerprint)) continue;
    const count = Math.min(added, places.count);
    changes.add('new', count, fingerprint, places);
    added -= count;
  }
  changes.add('new', added);
};

/** A report that lists only some places: what the other has beyond them may be among those that are not listed. */
const compareLoosely = (changes: Changes, before: PlaceSet, after: PlaceSet): void => {
  let [hiddenBefore, hiddenAfter] = [before.rest, after.rest];
  for (const fingerprint of new Set([...before.listed.keys(), ...after.listed.keys()])) {
    const [b, a] = [before.listed.get(fingerprint), after.listed.get(fingerprint)];
    const more = (a?.count ?? 0) - (b?.count ?? 0);
    const matched = more > 0 ? Math.min(more, hiddenBefore) : Math.min(-more, hiddenAfter);
    if (more > 0) hiddenBefore -= matched;
    else hiddenAfter -= matched;
    changes.add('unchanged', Math.min(a?.count ?? 0, b?.count ?? 0) + matched, fingerprint, a ?? b);
    changes.add('new', more - matched, fingerprint, a);
    changes.add('fixed', -more - matched, fingerprint, b);
  }
  changes.add('unchanged', Math.min(hiddenBefore, hiddenAfter));
  changes.add('new', hiddenAfter - hiddenBefore);
  changes.add('fixed', hiddenBefore - hiddenAfter);
};

/** What became of the places of a finding from one report to a later one. */
export const comparePlaces = (before: PlaceSet = NONE, after: PlaceSet = NONE): PlaceChanges => {
  const changes = new Changes();
  if (before.sum === null || after.sum === null) {
    compareLoosely(changes, before, after);
    return changes;
  }
  const limits = [lastListed(before), lastListed(after)].filter((limit) => limit !== null);
  const limit = limits.toSorted()[0] ?? null;
  for (const fingerprint of new Set([...before.listed.keys(), ...after.listed.keys()]))
    if (limit === null || fingerprint <= limit)
      changes.compare(fingerprint, before.listed.get(fingerprint), after.listed.get(fingerprint));
  if (limit !== null) compareAbove(changes, before, after, limit);
  return changes;
};
