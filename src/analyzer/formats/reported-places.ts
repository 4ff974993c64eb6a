import { readEntry } from '../model/fingerprint-entry.ts';
import type { Place, ShownFinding } from '../render/model.ts';
import { fingerprintOf, placeDigest } from './fingerprint.ts';
import { placeMarks } from './place-set.ts';

/** A place of a finding, as formats of other tools list it. */
export interface ReportedPlace {
  /** Null for a finding about the page as a whole. */
  readonly place: Place | null;
  readonly fingerprint: string | null;
  /** How many places with the same fingerprint come before it. */
  readonly nth: number;
  /** How many places it stands for. */
  readonly count: number;
  /** 16 hexadecimal digits for a place that the report names. */
  readonly digest: string | null;
}

/**
 * All places of a finding: those that the report names, then one for each fingerprint that has more, with the line of
 * the first, and one for what is only counted.
 */
export const reportedPlaces = (finding: ShownFinding): ReportedPlace[] => {
  const { id, title, places, fingerprints, rest, count } = finding;
  const check = id || title;
  const seen = new Map<string, number>();
  const named = placeMarks(places).map((mark, i): ReportedPlace => {
    const fingerprint = fingerprintOf(check, mark);
    const nth = seen.get(fingerprint) ?? 0;
    seen.set(fingerprint, nth + 1);
    return { place: places[i] ?? null, fingerprint, nth, count: 1, digest: placeDigest(check, mark, nth) };
  });
  const others = fingerprints.flatMap((entry): ReportedPlace[] => {
    const read = readEntry(entry);
    if (!read) return [];
    const { fingerprint, line, column } = read;
    const nth = seen.get(fingerprint) ?? 0;
    const left = read.count - nth;
    const place = line === null ? null : { where: '', line, column, snippet: '', value: '', mark: '' };
    return left > 0 ? [{ place, fingerprint, nth, count: left, digest: null }] : [];
  });
  const listed = [...named, ...others].reduce((sum, one) => sum + one.count, 0);
  const left = rest?.count ?? Math.max(0, count - listed);
  return left > 0
    ? [...named, ...others, { place: null, fingerprint: null, nth: 0, count: left, digest: null }]
    : [...named, ...others];
};
