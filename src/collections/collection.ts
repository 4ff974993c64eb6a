import { type Keys, keysOf, RNG } from '../exact/random/words.ts';
import type { Filters } from './filter/filter.ts';
import type { Naming } from './ids/parse.ts';

/** What identifies a collection: any change of its derivation is a new version with a new seed. */
export interface Identity {
  readonly id: string;
  readonly version: number;
  /** 64 bits as 16 hexadecimal digits. */
  readonly seed: string;
  /** Records, numbered 0 .. size - 1. */
  readonly size: number;
  readonly keys: Keys;
}

export const identity = (id: string, version: number, seed: string, size: number): Identity => ({
  id,
  version,
  seed,
  size,
  keys: keysOf(seed),
});

/** What a collection begins with: its name, how large it is, and by what a record is asked for. */
export const named = <const Field extends string, Codes>({ id, size }: Identity, field: Field, codes: Codes) => ({
  id,
  size,
  naming: { field, ...codes },
});

/** Where a record comes from: enough to compute it again. */
export const derivationOf = ({ id, version, seed }: Identity, index: number) => ({
  collection: id,
  version,
  seed,
  index,
  rng: RNG,
});

/**
 * A collection, said once: the schemas of its endpoints, the conditions of a scan, the parameters of an export and the
 * tables of the documents are made from this value. Of what a record is made, summaries and records get `Row`.
 */
export interface Collection<Field extends string, Row> {
  readonly id: string;
  readonly size: number;
  readonly naming: Naming;
  readonly filter: Filters<Field>;
  /** What pages can be sorted by: the column, or none for the order of the ids. */
  readonly sorts: Readonly<Record<string, Field | undefined>>;
  /** One row measured, as it is listed and found. */
  readonly measure: (index: number) => Row;
  /** A record as it is listed. */
  readonly summary: (index: number, row: Row) => object;
  /** A record with everything that is known of it. */
  readonly record: (index: number, row: Row) => object;
}

/** The names of the sorts of a collection. */
export const sortsOf = <Sort extends string>(sorts: Readonly<Record<Sort, unknown>>) =>
  Object.keys(sorts) as [Sort, ...Sort[]];
