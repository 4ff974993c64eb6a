import type { Threads } from '../threads/threads.ts';
import { batchesOf, joinBatches, type MeasuredColumns } from './finite/measured.ts';
import { GRADIENTS } from './gradients/gradients.ts';
import { GRADIENT_FIELDS, type GradientField } from './gradients/measure-gradients.ts';
import { HARMONIES } from './harmonies/harmonies.ts';
import { HARMONY_FIELDS, type HarmonyField } from './harmonies/measure-harmonies.ts';
import { createPaletteBlocks, type PaletteBlocks } from './palettes/blocks.ts';
import { PALETTE_SAMPLE, type PaletteStats } from './palettes/palette-stats.ts';
import { type ColumnCache, createColumnCache } from './scan/column-cache.ts';
import { joinShades, type ShadeLibrary } from './shades/shade-library.ts';
import { SHADES } from './shades/shades.ts';
import { collectionTasks } from './tasks.ts';

/** What the collections keep in memory for one server. */
export interface Collections {
  /** Blocks of the two collections of 5,000,000, within the memory given to them. */
  readonly cache: ColumnCache;
  readonly palettes: PaletteBlocks;
  readonly paletteStats: () => Promise<PaletteStats>;
  /** The libraries of 8,192, some 3 MB together: derived in worker threads when first asked for, and kept. */
  readonly gradients: () => Promise<MeasuredColumns<GradientField>>;
  readonly harmonies: () => Promise<MeasuredColumns<HarmonyField>>;
  readonly shades: () => Promise<ShadeLibrary>;
}

/** Computes once, whoever asks meanwhile; a failure is not kept. */
const once = <Value>(compute: () => Promise<Value>): (() => Promise<Value>) => {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= compute().catch((thrown: unknown) => {
      value = undefined;
      throw thrown;
    });
    return value;
  };
};

export interface CollectionsOptions {
  readonly threads: Threads;
  /** Memory for the blocks in MiB. */
  readonly cacheMb: number;
}

export const createCollections = ({ threads, cacheMb }: CollectionsOptions): Collections => {
  const cache = createColumnCache(cacheMb * 2 ** 20);
  const batches = <Batch>(size: number, derive: (batch: number) => Promise<Batch>) =>
    Promise.all(batchesOf(size).map(derive));
  return {
    cache,
    palettes: createPaletteBlocks(cache, (block) => threads.run(collectionTasks.derivePaletteColumns, [block])),
    paletteStats: once(() => threads.run(collectionTasks.measurePaletteStats, [PALETTE_SAMPLE])),
    gradients: once(async () =>
      joinBatches(
        GRADIENT_FIELDS,
        await batches(GRADIENTS.size, (batch) => threads.run(collectionTasks.measureGradients, [batch])),
      ),
    ),
    harmonies: once(async () =>
      joinBatches(
        HARMONY_FIELDS,
        await batches(HARMONIES.size, (batch) => threads.run(collectionTasks.measureHarmonies, [batch])),
      ),
    ),
    shades: once(async () =>
      joinShades(await batches(SHADES.size, (batch) => threads.run(collectionTasks.measureShades, [batch]))),
    ),
  };
};
