import type { Services } from '../src/api/services.ts';
import { batchesOf, joinBatches, type MeasuredColumns } from '../src/collections/finite/measured.ts';
import { GRADIENTS } from '../src/collections/gradients/collection.ts';
import { GRADIENT_FIELDS, type GradientField } from '../src/collections/gradients/measure.ts';
import { HARMONIES } from '../src/collections/harmonies/collection.ts';
import { HARMONY_FIELDS, type HarmonyField } from '../src/collections/harmonies/measure.ts';
import { createPaletteBlocks, type PaletteBlocks } from '../src/collections/palettes/blocks.ts';
import { PALETTE_SAMPLE, type PaletteStats } from '../src/collections/palettes/stats.ts';
import { type ColumnCache, createColumnCache } from '../src/collections/scan/columnCache.ts';
import { SHADES } from '../src/collections/shades/collection.ts';
import { joinShades, type ShadeLibrary } from '../src/collections/shades/library.ts';
import { collectionTasks } from '../src/collections/tasks.ts';

/** What the collections keep in memory for one server. */
interface Columns {
  /** Blocks of the two collections of 5,000,000, within the size the server is configured with. */
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

const createColumns = ({ config, threads }: Services): Columns => {
  const cache = createColumnCache(config.cacheMb * 2 ** 20);
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

const columns = new WeakMap<Services, Columns>();

/** The columns of a server, made on first use. */
export const columnsOf = (services: Services): Columns => {
  const known = columns.get(services) ?? createColumns(services);
  columns.set(services, known);
  return known;
};
