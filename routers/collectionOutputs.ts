import { z } from 'zod';

/** One value of a property, how many records have it, and their part of the whole 0..1. */
export const TallyOutput = z.object({ value: z.string(), count: z.int(), share: z.number() });

/** A count and its part of the whole 0..1. */
export const CountedOutput = z.object({ count: z.int(), share: z.number() });

/** Where a record comes from: enough to compute it again. */
export const DerivationOutput = z.object({
  collection: z.string(),
  version: z.int(),
  seed: z.string(),
  index: z.int(),
  rng: z.string(),
});
