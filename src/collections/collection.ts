import { type Keys, keysOf, RNG } from '../exact/random/words.ts';

/** What identifies a collection: any change of its derivation is a new version with a new seed. */
export interface Collection {
  readonly id: string;
  readonly version: number;
  /** 64 bits as 16 hexadecimal digits. */
  readonly seed: string;
  /** Records, numbered 0 .. size - 1. */
  readonly size: number;
  readonly keys: Keys;
}

export const defineCollection = (facts: Omit<Collection, 'keys'>): Collection => ({
  ...facts,
  keys: keysOf(facts.seed),
});

/** Where a record comes from: enough to compute it again. */
export const derivationOf = ({ id, version, seed }: Collection, index: number) => ({
  collection: id,
  version,
  seed,
  index,
  rng: RNG,
});
