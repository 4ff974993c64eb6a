import type { Bound } from '../filter/bound.ts';
import { CORPUS } from '../identities.ts';
import { BLOCK, blockOf, blockRange } from '../scan/block.ts';
import type { ColumnCache } from '../scan/column-cache.ts';
import type { Examiner, Hits, Window } from '../scan/examiner.ts';
import { deriveSignedRatio } from './derive-pair.ts';
import { type CorpusField, type Interval, intervalOf, isInInterval } from './interval.ts';

/** Signed ratios of a block of records. */
type Ratios = Int32Array;

// Records a turn, by what they cost: derived about 25 to the microsecond, read from a column ten times as many.
const FIRST = 4096;
const DERIVED = 65_536;
const READ = 524_288;
/** A column is derived where so many records of a block are wanted. */
const WORTH_A_COLUMN = 16_384;

/** Examines by derivation. */
const derived = ({ from, count, step, most }: Window, interval: Interval, { rows }: Hits): number => {
  for (let done = 0, index = from; done < count; done += 1, index += step) {
    if (!isInInterval(deriveSignedRatio(index), interval)) continue;
    rows.push(index);
    if (rows.length >= most) return done + 1;
  }
  return count;
};

/** Examines a column whose first record is `base`. */
const read = (
  ratios: Ratios,
  base: number,
  { from, count, step, most }: Window,
  interval: Interval,
  { rows }: Hits,
): number => {
  for (let done = 0, place = from - base; done < count; done += 1, place += step) {
    if (!isInInterval(ratios[place]!, interval)) continue;
    rows.push(base + place);
    if (rows.length >= most) return done + 1;
  }
  return count;
};

/** The signed ratios of a block, derived. */
export const deriveRatios = (block: number): Ratios => {
  const { from, to } = blockRange(block, CORPUS.size);
  const ratios = new Int32Array(to - from);
  for (let i = 0; i < ratios.length; i += 1) ratios[i] = deriveSignedRatio(from + i);
  return ratios;
};

const keyOf = (block: number): string => `${CORPUS.id}/${block}`;
const BYTES = BLOCK * Int32Array.BYTES_PER_ELEMENT;

/** Tests pairs against bounds: from columns in the cache, from columns derived on the way, or one by one. */
export const createCorpusExaminer = (bounds: readonly Bound<CorpusField>[], cache: ColumnCache): Examiner => {
  const interval = intervalOf(bounds);
  let begun = false;
  return {
    examine: (window, hits) => {
      const { from, count, step, most } = window;
      let done = 0;
      while (done < Math.min(count, READ) && hits.rows.length < most) {
        const at = from + step * done;
        const block = blockOf(at);
        const { from: first, to } = blockRange(block, CORPUS.size);
        const here = Math.min(count - done, step === 1 ? to - at : at - first + 1);
        const ratios = cache.get<Ratios>(keyOf(block));
        if (ratios) {
          done += read(ratios, first, { from: at, count: here, step, most }, interval, hits);
          continue;
        }
        if (done > 0) return done;
        const worth = begun && here >= WORTH_A_COLUMN && cache.holds(BYTES);
        if (worth) {
          cache.put(keyOf(block), deriveRatios(block), BYTES);
          continue;
        }
        const slice = Math.min(here, begun ? DERIVED : FIRST);
        begun = true;
        return derived({ from: at, count: slice, step, most }, interval, hits);
      }
      return done;
    },
  };
};
