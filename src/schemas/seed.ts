import { integer } from './described.ts';

export const Seed = integer('Any whole number; the same seed gives the same result');

/** A seed for a caller who sent none: 0..2^32-1, to be returned so that the result can be repeated. */
export const freshSeed = (): number => Math.floor(Math.random() * 2 ** 32);

/** An input with its seed, or with a fresh one where the caller sent none. */
export const seeded = <Input extends { readonly seed?: number | undefined }>(input: Input) => ({
  ...input,
  seed: input.seed ?? freshSeed(),
});
