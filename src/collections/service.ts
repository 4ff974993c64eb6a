import { inTurns } from '../runtime/in-turns.ts';
import { once } from '../runtime/once.ts';
import type { Task } from '../threads/task.ts';
import type { Threads } from '../threads/threads.ts';
import { type AtlasField, type AtlasRow, keptAtlasInPieces } from './atlas/atlas-columns.ts';
import { GRADIENT_FIELDS, type GradientField, type GradientMeasures } from './gradients/measure-gradients.ts';
import { HARMONY_FIELDS, type HarmonyField, type HarmonyMeasures } from './harmonies/measure-harmonies.ts';
import { GRADIENTS, HARMONIES } from './identities.ts';
import { batchesOf, type Kept, keptFrom } from './in-memory/measured.ts';
import { sharePaletteBlocks } from './palettes/blocks.ts';
import { PALETTE_SAMPLE, type PaletteStats } from './palettes/palette-stats.ts';
import { createColumnCache } from './scan/column-cache.ts';
import type { ScanMemory } from './scanned.ts';
import { joinShades } from './shades/join-shades.ts';
import type { Shade, ShadeField } from './shades/measure-shades.ts';
import { SHADES } from './shades/shades.ts';
import { collectionTasks } from './tasks.ts';

/** What the collections keep in memory for one server, its calls and its jobs alike. */
export interface Collections {
  /** What the scans of a caller read; what has to be derived for them waits for a thread in the turn of that caller. */
  readonly memoryOf: (caller: string | undefined) => ScanMemory;
  readonly paletteStats: () => Promise<PaletteStats>;
  readonly atlas: () => Promise<Kept<AtlasField, AtlasRow>>;
  /** The libraries of 8,192, some 3 MB together: derived in worker threads when first asked for, and kept. */
  readonly gradients: () => Promise<Kept<GradientField, GradientMeasures>>;
  readonly harmonies: () => Promise<Kept<HarmonyField, HarmonyMeasures>>;
  readonly shades: () => Promise<Kept<ShadeField, Shade>>;
}

/** What is derived once is charged to no key, so paid work goes before it. */
const ONCE = { key: 'collections', background: true } as const;

/** A library measured batch by batch in worker threads. */
const measured = <Batch, Whole>(
  size: number,
  task: Task<[batch: number], Batch>,
  join: (batches: readonly Batch[]) => Whole,
) =>
  once(async (threads: Threads) =>
    join(await Promise.all(batchesOf(size).map((batch) => threads.run(task, [batch], ONCE)))),
  );

const paletteStats = once((threads: Threads) =>
  threads.run(collectionTasks.measurePaletteStats, [PALETTE_SAMPLE], ONCE),
);
const atlas = once(() => inTurns(keptAtlasInPieces()));
const gradients = measured(GRADIENTS.size, collectionTasks.measureGradients, keptFrom(GRADIENT_FIELDS));
const harmonies = measured(HARMONIES.size, collectionTasks.measureHarmonies, keptFrom(HARMONY_FIELDS));
const shades = measured(SHADES.size, collectionTasks.measureShades, joinShades);

export interface CollectionsOptions {
  readonly threads: Threads;
  /** Memory for the blocks of the two collections of 5,000,000, in MiB. */
  readonly cacheMb: number;
}

export const createCollections = ({ threads, cacheMb }: CollectionsOptions): Collections => {
  const cache = createColumnCache(cacheMb * 2 ** 20);
  const palettes = sharePaletteBlocks(cache, (block, key) =>
    threads.run(collectionTasks.derivePaletteColumns, [block], { key }),
  );
  return {
    memoryOf: (caller) => ({ cache, palettes: palettes.of(caller) }),
    paletteStats: () => paletteStats(threads),
    atlas,
    gradients: () => gradients(threads),
    harmonies: () => harmonies(threads),
    shades: () => shades(threads),
  };
};
