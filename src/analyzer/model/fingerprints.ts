import { hash } from 'node:crypto';
import { readEntry } from './fingerprint-entry.ts';
import { type Marks, placeKey } from './place-mark.ts';

/** Different fingerprints that a finding lists. */
const PER_FINDING = 2000;

/**
 * What the places of a finding are recognised by in later reports. Each entry of `fingerprints` is the fingerprint of
 * places with the same source, `*3` if there are several, and the line and column of the first: `q83vEjRWeJA*3 12:5`.
 */
export interface Fingerprints {
  readonly fingerprints: readonly string[];
  /** Places beyond those listed, with the sum of their fingerprints modulo 2^64. */
  readonly rest?: { readonly count: number; readonly hash: string };
}

interface Counted {
  readonly fingerprint: string;
  readonly count: number;
  readonly line: number;
  readonly column: number;
}

const digestOf = (text: string): string => {
  const bytes = hash('sha256', text, 'buffer');
  return bytes.subarray(0, 8).toString('base64url');
};

const numberOf = (fingerprint: string): bigint => Buffer.from(fingerprint, 'base64url').readBigUInt64BE();

const asText = (value: bigint): string => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt.asUintN(64, value));
  return bytes.toString('base64url');
};

const fingerprintIn = (entry: string): string => entry.slice(0, 11);
const countIn = (entry: string): number => readEntry(entry)!.count;

const entryOf = ({ fingerprint, count, line, column }: Counted): string =>
  `${fingerprint}${count > 1 ? `*${count}` : ''}${line > 0 ? ` ${line}:${column}` : ''}`;

/** Lists the entries with the smallest fingerprints, in their order, and adds up the others. */
const within = (entries: readonly string[], rest: Fingerprints['rest'], most: number): Fingerprints => {
  if (entries.length <= most) return rest ? { fingerprints: entries, rest } : { fingerprints: entries };
  const sorted = entries.map(fingerprintIn).sort();
  const last = most === 0 ? '' : sorted[most - 1]!;
  let count = rest?.count ?? 0;
  let sum = rest ? numberOf(rest.hash) : 0n;
  const listed = entries.filter((entry) => {
    const fingerprint = fingerprintIn(entry);
    if (fingerprint <= last) return true;
    const equal = countIn(entry);
    count += equal;
    sum += numberOf(fingerprint) * BigInt(equal);
    return false;
  });
  return { fingerprints: listed, rest: { count, hash: asText(sum) } };
};

/** Fingerprints of the places of a finding, at most 2,000 different ones; `unmarked` places have none of their own. */
export const fingerprintsOf = (check: string, marks: Marks, unmarked = 0): Fingerprints =>
  within(
    [...marks].map(([mark, place]) => entryOf({ fingerprint: digestOf(placeKey(check, mark)), ...place })),
    unmarked > 0 ? { count: unmarked, hash: asText(0n) } : undefined,
    PER_FINDING,
  );

/** How many each of some lists may keep, so that all together stay within a limit: long ones give way first. */
export const shareOf = (lengths: readonly number[], most: number): number => {
  let left = most;
  const sorted = lengths.toSorted((a, b) => a - b);
  for (const [i, length] of sorted.entries()) {
    const share = Math.floor(left / (sorted.length - i));
    if (length > share) return share;
    left -= length;
  }
  return most;
};

/** The fingerprints of a finding, at most so many different ones. */
export const limitedTo = (found: Fingerprints, most: number): Fingerprints =>
  within(found.fingerprints, found.rest, most);
