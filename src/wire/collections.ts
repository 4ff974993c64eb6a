import { z } from 'zod';
import { ORDERS } from '../collections/finite/browse.ts';
import { HexOutput } from './color.ts';

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

/** What every page of a library of 8,192 says besides its records. */
export const LibraryPageOutput = z.object({
  matched: z.int(),
  share_of_collection: z.number(),
  next_offset: z.int().nullable(),
});

/** OKLCH of a colour: lightness 0..1, chroma, hue in degrees or null for a grey. */
const OklchOutput = z.object({ l: z.number(), c: z.number(), h: z.number().nullable() });

/** A colour with its coordinates; hues are null for greys. */
export const SwatchOutput = z.object({
  hex: HexOutput,
  rgb: z.tuple([z.int(), z.int(), z.int()]),
  hue: z.number().nullable(),
  oklch: OklchOutput,
});

/** Order and page of a library of 8,192. */
export const libraryPage = {
  order: z.enum(ORDERS).default('asc'),
  limit: z.int().min(1).max(100).default(24),
  offset: z.int().min(0).default(0),
};
