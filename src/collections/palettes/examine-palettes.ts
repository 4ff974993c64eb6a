import { Refusal } from '../../refusal/refusal.ts';
import { blockOf, blockRange } from '../scan/block.ts';
import type { Examiner, Hits, Window } from '../scan/examiner.ts';
import type { PaletteBlocks } from './blocks.ts';
import { deriveMethod } from './derive-palette.ts';
import { emptyMeasures, measurePalette, type PaletteMeasures } from './measure-palette.ts';
import type { PaletteColumns } from './palette-columns.ts';
import { METHOD_MASK, type PaletteTest, passes, rowPasses, UNBOUNDED } from './palette-filter.ts';
import { PALETTES } from './palettes.ts';

/** What hits can be sorted by. */
export const SORT_KEYS = {
  contrast: 'worst',
  spread: 'spread',
  lightness: 'lightness',
  chroma: 'chroma',
} as const satisfies Record<string, keyof PaletteMeasures & keyof PaletteColumns>;
export type SortKey = keyof typeof SORT_KEYS;

// Records a turn: derived about one to the microsecond, read from columns two hundred times as many.
const DERIVED = 3072;
const READ = 262_144;
const READ_SORTED = 32_768;
/** Where the first word of a record says enough. */
const BY_METHOD = 131_072;
/** So many records of a scan are derived here; what goes beyond is left to the columns. */
const PATIENCE = 24_576;
/** Columns are derived where so many records of a block are wanted. */
const WORTH_COLUMNS = 16_384;

type Key = (typeof SORT_KEYS)[SortKey] | undefined;

const measures = emptyMeasures();

/** Examines by derivation; the first word of a record already tells its method. */
const derived = ({ from, count, step, most }: Window, test: PaletteTest, key: Key, { rows, keys }: Hits): number => {
  for (let done = 0, index = from; done < count; done += 1, index += step) {
    if (test.method >= 0 && deriveMethod(index) !== test.method) continue;
    measurePalette(index, measures);
    if (!passes(measures, test)) continue;
    rows.push(index);
    if (key) keys.push(measures[key]);
    if (rows.length >= most) return done + 1;
  }
  return count;
};

/** Whether a test asks for nothing but perhaps the method. */
const asksForMethodOnly = ({
  mask,
  band,
  leastWorst,
  mostWorst,
  leastLightness,
  mostLightness,
  leastChroma,
}: PaletteTest) =>
  (mask === 0 || mask === METHOD_MASK) &&
  band < 0 &&
  leastWorst <= 0 &&
  mostWorst === UNBOUNDED &&
  leastLightness <= 0 &&
  mostLightness === UNBOUNDED &&
  leastChroma <= 0;

/** Examines by the method alone. */
const byMethod = ({ from, count, step, most }: Window, method: number, { rows }: Hits): number => {
  for (let done = 0, index = from; done < count; done += 1, index += step) {
    if (method >= 0 && deriveMethod(index) !== method) continue;
    rows.push(index);
    if (rows.length >= most) return done + 1;
  }
  return count;
};

/** Examines columns whose first record is `base`. */
const read = (
  columns: PaletteColumns,
  base: number,
  { from, count, step, most }: Window,
  test: PaletteTest,
  key: Key,
  { rows, keys }: Hits,
): number => {
  const sorted = key && columns[key];
  for (let done = 0, row = from - base; done < count; done += 1, row += step) {
    if (!rowPasses(columns, row, test)) continue;
    rows.push(base + row);
    if (sorted) keys.push(sorted[row]!);
    if (rows.length >= most) return done + 1;
  }
  return count;
};

/** The columns of a block derived elsewhere; undefined where nobody has time for it. */
const requested = async (blocks: PaletteBlocks, block: number): Promise<PaletteColumns | undefined> => {
  try {
    return await blocks.derive(block);
  } catch (thrown) {
    if (thrown instanceof Refusal && thrown.code === 'UNAVAILABLE') return undefined;
    throw thrown;
  }
};

/** Tests palettes: from columns in memory, by derivation while few are wanted, from columns derived elsewhere beyond. */
export const createPaletteExaminer = (
  test: PaletteTest,
  blocks: PaletteBlocks,
  sort?: SortKey | undefined,
): Examiner => {
  const key = sort && SORT_KEYS[sort];
  const slice = key ? READ_SORTED : READ;
  if (!key && asksForMethodOnly(test))
    return {
      examine: (window, hits) => byMethod({ ...window, count: Math.min(window.count, BY_METHOD) }, test.method, hits),
    };
  let derivedHere = 0;
  /** The block at hand, should it not have been kept. */
  let current: { block: number; columns: PaletteColumns } | undefined;
  const known = (block: number) => (current?.block === block ? current.columns : blocks.kept(block));
  return {
    examine: async ({ from, count, step, most }, hits) => {
      let done = 0;
      while (done < Math.min(count, slice) && hits.rows.length < most) {
        const at = from + step * done;
        const block = blockOf(at);
        const { from: first, to } = blockRange(block, PALETTES.size);
        const here = Math.min(count - done, slice - done, step === 1 ? to - at : at - first + 1);
        const columns = known(block);
        if (columns) {
          done += read(columns, first, { from: at, count: here, step, most }, test, key, hits);
          continue;
        }
        if (done > 0) return done;
        if (derivedHere >= PATIENCE && here >= Math.min(slice, WORTH_COLUMNS)) {
          const fresh = await requested(blocks, block);
          if (fresh) {
            current = { block, columns: fresh };
            return done;
          }
        }
        const few = Math.min(here, DERIVED);
        derivedHere += few;
        return derived({ from: at, count: few, step, most }, test, key, hits);
      }
      return done;
    },
  };
};
