import type { Bound } from '../filter/bound.ts';
import { PALETTES } from '../identities.ts';
import { blockOf, blockRange } from '../scan/block.ts';
import type { Examiner, Hits, Nearest, Window } from '../scan/examiner.ts';
import type { PaletteBlocks } from './blocks.ts';
import type { Content } from './content/content.ts';
import { ANYWHERE, BEYOND } from './content/near.ts';
import { deriveMethod } from './derive-palette.ts';
import type { SortKey } from './examine-palettes.ts';
import { emptyMeasures, measurePalette } from './measure-palette.ts';
import type { PaletteColumns, PaletteField } from './palette-columns.ts';
import { CHUNK, passes, selectPassing, testsOf } from './palette-test.ts';

/** Palettes a turn whose colours are tested: a microsecond each or two, three where any distance counts, and many times that before the code is compiled. */
const TESTED = 512;
/** And that are read from columns at most. */
const READ = 131_072;

const measures = emptyMeasures();

/** Tests one palette after the other for what it contains, beside bounds, and remembers the nearest while none is near enough. */
const createTest = (content: Content, bounds: readonly Bound<PaletteField>[], key: SortKey | undefined) => {
  const all = testsOf(bounds);
  const method = all.find(({ field }) => field === 'method');
  const others = all.filter((one) => one !== method);
  let hasHits = false;
  let nearest: Nearest | undefined;

  const meetsBounds = (index: number): boolean => {
    if (others.length === 0) return true;
    measurePalette(index, measures);
    return passes(measures, others);
  };
  const hasMethod = (index: number): boolean => {
    if (!method) return true;
    const number = deriveMethod(index);
    return number >= method.from && number <= method.to;
  };
  /** What is farther than this cannot change anything. */
  const limit = (): number => {
    if (hasHits || !content.nearness) return content.within;
    return Math.max(content.within, nearest ? nearest.units - 1 : ANYWHERE);
  };

  return {
    /** `known` where the bounds are met. */
    test: (index: number, known: boolean, { rows, keys }: Hits): void => {
      if (!known && !hasMethod(index)) return;
      const most = limit();
      // Where every distance counts, the bounds are the test that costs less.
      const boundsFirst = !known && most === ANYWHERE;
      if (boundsFirst && !meetsBounds(index)) return;
      const units = content.measure(index, most);
      if (units === BEYOND) return;
      if (!known && !boundsFirst && !meetsBounds(index)) return;
      if (units > content.within) {
        nearest = { row: index, units };
        return;
      }
      hasHits = true;
      rows.push(index);
      if (key === undefined) return;
      measurePalette(index, measures);
      keys.push(measures[key]);
    },
    nearest: () => (hasHits ? undefined : nearest),
    tests: all,
  };
};

/** An examiner that answers at once, and says what came nearest. */
export interface ContentExaminer extends Examiner {
  readonly examine: (window: Window, hits: Hits) => number;
  readonly nearest: () => Nearest | undefined;
}

/** Tests what palettes contain: of those whose columns are in memory those alone that meet the bounds. */
export const createContentExaminer = (
  content: Content,
  bounds: readonly Bound<PaletteField>[],
  blocks: Pick<PaletteBlocks, 'kept'>,
  key: SortKey | undefined,
): ContentExaminer => {
  const { test, nearest, tests } = createTest(content, bounds, key);

  const derived = ({ from, count, step, most }: Window, hits: Hits): number => {
    for (let done = 0, index = from; done < count; done += 1, index += step) {
      test(index, false, hits);
      if (hits.rows.length >= most) return done + 1;
    }
    return count;
  };
  const read = (columns: PaletteColumns, base: number, { from, count, step, most }: Window, hits: Hits): number => {
    let tested = 0;
    for (let done = 0; done < count; done += CHUNK) {
      const first = from - base + step * done;
      for (const row of selectPassing(columns, tests, { from: first, step, count: Math.min(CHUNK, count - done) })) {
        tested += 1;
        test(base + row, true, hits);
        if (hits.rows.length >= most || tested >= TESTED) return done + step * (row - first) + 1;
      }
    }
    return count;
  };

  return {
    nearest,
    examine: (window, hits) => {
      const { from, step } = window;
      const { from: first, to } = blockRange(blockOf(from), PALETTES.size);
      const here = Math.min(window.count, READ, step === 1 ? to - from : from - first + 1);
      const columns = tests.length > 0 ? blocks.kept(blockOf(from)) : undefined;
      if (columns) return read(columns, first, { ...window, count: here }, hits);
      return derived({ ...window, count: Math.min(here, TESTED) }, hits);
    },
  };
};
