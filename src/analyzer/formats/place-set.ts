import { readEntry } from '../model/fingerprint-entry.ts';
import type { Place, ShownFinding } from '../render/model.ts';
import { fingerprintOf, numberOf } from './fingerprint.ts';

/** Places that have one fingerprint. */
export interface EqualPlaces {
  readonly count: number;
  /** One of them, as far as the report says; null for a finding about the page as a whole. */
  readonly place: Place | null;
}

/** The places of a finding by their fingerprints. */
export interface PlaceSet {
  readonly listed: ReadonlyMap<string, EqualPlaces>;
  /** Places beyond those listed. */
  readonly rest: number;
  /** The sum of the fingerprints of the rest; null if the report does not say, as earlier ones do not. */
  readonly sum: bigint | null;
}

/** What places are distinguished by, in their order; one for a finding without places. */
export const placeMarks = (places: readonly Place[]): string[] =>
  places.length ? places.map(({ mark }) => mark) : [''];

const NOWHERE: Omit<Place, 'line' | 'column'> = { where: '', snippet: '', value: '', mark: '' };

/** The places that a finding of an earlier kind of report names. */
const named = ({ id, title, places, count }: ShownFinding): PlaceSet => {
  const listed = new Map<string, EqualPlaces>();
  for (const [i, mark] of placeMarks(places).entries()) {
    const fingerprint = fingerprintOf(id || title, mark);
    const before = listed.get(fingerprint);
    listed.set(fingerprint, { count: (before?.count ?? 0) + 1, place: before?.place ?? places[i] ?? null });
  }
  const rest = Math.max(0, count - Math.max(1, places.length));
  return { listed, rest, sum: rest > 0 ? null : 0n };
};

/** The places of a finding, as its report lists them. */
export const placesIn = (finding: ShownFinding): PlaceSet => {
  const { fingerprints, rest, count } = finding;
  if (count === 0) return { listed: new Map(), rest: 0, sum: 0n };
  if (!fingerprints.length && !rest) return named(finding);
  const shown = named(finding).listed;
  const listed = new Map<string, EqualPlaces>();
  for (const entry of fingerprints) {
    const read = readEntry(entry);
    if (!read) continue;
    const { fingerprint, count, line, column } = read;
    const place = shown.get(fingerprint)?.place ?? (line === null ? null : { ...NOWHERE, line, column });
    listed.set(fingerprint, { count, place });
  }
  return { listed, rest: rest?.count ?? 0, sum: rest ? numberOf(rest.hash) : 0n };
};
