import type { Services } from '../src/api/services.ts';
import { createPaletteBlocks, type PaletteBlocks } from '../src/collections/palettes/blocks.ts';
import { PALETTE_SAMPLE, type PaletteStats } from '../src/collections/palettes/stats.ts';
import { type ColumnCache, createColumnCache } from '../src/collections/scan/columnCache.ts';

/** What the collections keep in memory for one server, within the size it is configured with. */
interface Columns {
  readonly cache: ColumnCache;
  readonly palettes: PaletteBlocks;
  /** Statistics of the palette library, measured once. */
  readonly paletteStats: () => Promise<PaletteStats>;
}

const createColumns = ({ config, work }: Services): Columns => {
  const cache = createColumnCache(config.cacheMb * 2 ** 20);
  let stats: Promise<PaletteStats> | undefined;
  return {
    cache,
    palettes: createPaletteBlocks(cache, (block) => work.run('palettes.columns', [block])),
    paletteStats: () => {
      stats ??= work.run('palettes.stats', [PALETTE_SAMPLE]).catch((thrown: unknown) => {
        stats = undefined;
        throw thrown;
      });
      return stats;
    },
  };
};

const columns = new WeakMap<Services, Columns>();

/** The columns of a server, made on first use. */
export const columnsOf = (services: Services): Columns => {
  const known = columns.get(services) ?? createColumns(services);
  columns.set(services, known);
  return known;
};
