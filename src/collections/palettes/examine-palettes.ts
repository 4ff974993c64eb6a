import { Refusal } from '../../errors/refusal.ts';
import { bandOf } from '../../exact/packed-hue.ts';
import type { Bound } from '../filter/bound.ts';
import { PALETTES } from '../identities.ts';
import { blockOf, blockRange } from '../scan/block.ts';
import type { Examiner, Hits, Window } from '../scan/examiner.ts';
import type { PaletteBlocks } from './blocks.ts';
import { deriveFirstColor, deriveMethod } from './derive-palette.ts';
import { emptyMeasures, measurePalette, type PaletteMeasures } from './measure-palette.ts';
import { PALETTE_METHOD_IDS } from './methods.ts';
import type { PaletteColumns, PaletteField } from './palette-columns.ts';
import { CHUNK, type PaletteTest, passes, selectPassing, testsOf } from './palette-test.ts';

/** What hits can be sorted by: the measures that are a column. */
export type SortKey = keyof PaletteMeasures & keyof PaletteColumns;

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

const measures = emptyMeasures();

/** What a number must lie between, both ends included. */
type Limits = Pick<PaletteTest, 'from' | 'to'>;

/** The tests of a query. Kept apart: those that the first word of a record, or its first colour, decides. */
interface Tests {
  readonly all: readonly PaletteTest[];
  readonly method: Limits;
  readonly band: Limits | undefined;
}

const ANY: Limits = { from: 0, to: PALETTE_METHOD_IDS.length };

const hasMethod = (index: number, { method: { from, to } }: Tests): boolean => {
  const method = deriveMethod(index);
  return method >= from && method <= to;
};

const hasBand = (index: number, { band }: Tests): boolean => {
  if (!band) return true;
  const own = bandOf(deriveFirstColor(index));
  return own >= band.from && own <= band.to;
};

/** Examines by derivation. */
const derived = (
  { from, count, step, most }: Window,
  tests: Tests,
  key: SortKey | undefined,
  { rows, keys }: Hits,
): number => {
  for (let done = 0, index = from; done < count; done += 1, index += step) {
    if (!hasMethod(index, tests) || !hasBand(index, tests)) continue;
    measurePalette(index, measures);
    if (!passes(measures, tests.all)) continue;
    rows.push(index);
    if (key) keys.push(measures[key]);
    if (rows.length >= most) return done + 1;
  }
  return count;
};

/** Examines by the method alone. */
const byMethod = ({ from, count, step, most }: Window, tests: Tests, { rows }: Hits): number => {
  for (let done = 0, index = from; done < count; done += 1, index += step) {
    if (!hasMethod(index, tests)) continue;
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
  { all }: Tests,
  key: SortKey | undefined,
  { rows, keys }: Hits,
): number => {
  const sorted = key && columns[key];
  for (let done = 0; done < count; done += CHUNK) {
    const first = from - base + step * done;
    for (const row of selectPassing(columns, all, { from: first, step, count: Math.min(CHUNK, count - done) })) {
      rows.push(base + row);
      if (sorted) keys.push(sorted[row]!);
      if (rows.length >= most) return done + step * (row - first) + 1;
    }
  }
  return count;
};

/** The columns of a block derived elsewhere; undefined where there is no time for it. */
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
  bounds: readonly Bound<PaletteField>[],
  blocks: PaletteBlocks,
  key: SortKey | undefined,
): Examiner => {
  const all = testsOf(bounds);
  const tests: Tests = {
    all,
    method: all.find(({ field }) => field === 'method') ?? ANY,
    band: all.find(({ field }) => field === 'band'),
  };
  const slice = key ? READ_SORTED : READ;
  if (!key && bounds.every(({ field }) => field === 'method'))
    return {
      examine: (window, hits) => byMethod({ ...window, count: Math.min(window.count, BY_METHOD) }, tests, hits),
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
          done += read(columns, first, { from: at, count: here, step, most }, tests, key, hits);
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
        return derived({ from: at, count: few, step, most }, tests, key, hits);
      }
      return done;
    },
  };
};
