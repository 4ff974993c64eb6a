import { WCAG } from '../../color/luminance.ts';
import { counted, shareOf } from '../in-memory/tally.ts';
import { yieldToEventLoop } from '../scan/yield-to-event-loop.ts';
import { deriveSignedRatio } from './derive-pair.ts';
import { GRADES, LEVELS } from './grades.ts';

/** Lower ends of the bins of the distribution; every threshold that is reported is one. */
const EDGES = [1, 1.5, 2, 3, 4.5, 7, 10, 12, 15, 18] as const;
const BINS = EDGES.length;
// A row of sums: pairs by bin with the text darker, the same with it lighter, the sum of all ratios.
const WIDTH = 2 * BINS + 1;

const STEP = 4096;
/** Steps a turn. */
const SLICE = 16;

/** The bin of a ratio, looked up by hundredths: every edge is one of them. */
const BIN_OF_HUNDREDTHS = Uint8Array.from({ length: 2101 }, (_, hundredths) =>
  Math.max(
    0,
    EDGES.findLastIndex((edge) => hundredths >= edge * 100),
  ),
);

const add = (sums: Float64Array, from: number, to: number): void => {
  const counts = new Uint32Array(2 * BINS);
  let total = 0;
  for (let index = from; index < to; index += 1) {
    const signed = deriveSignedRatio(index);
    const units = signed > 0 ? signed : -signed;
    const bin = BIN_OF_HUNDREDTHS[(units / 100) | 0]!;
    counts[signed > 0 ? bin : BINS + bin]! += 1;
    total += units;
  }
  for (const [bin, count] of counts.entries()) sums[bin]! += count;
  sums[WIDTH - 1]! += total;
};

/** Sums over the first 0, 4096, 8192 ... records, as far as they have been asked for. */
const prefixes: Float64Array[] = [new Float64Array(WIDTH)];

const sumsOf = async (sample: number): Promise<Float64Array> => {
  const whole = Math.floor(sample / STEP);
  while (prefixes.length <= whole) {
    await yieldToEventLoop();
    for (let k = 0; k < SLICE && prefixes.length <= whole; k += 1) {
      const sums = prefixes.at(-1)!.slice();
      add(sums, (prefixes.length - 1) * STEP, prefixes.length * STEP);
      prefixes.push(sums);
    }
  }
  const sums = prefixes[whole]!.slice();
  add(sums, whole * STEP, sample);
  return sums;
};

/** Statistics of the first `sample` records. The first answer derives them, later ones add up what was summed. */
export const corpusStats = async (sample: number) => {
  const sums = await sumsOf(sample);
  const inBin = (bin: number) => sums[bin]! + sums[BINS + bin]!;
  const countFrom = (ratio: number, below = Number.POSITIVE_INFINITY) =>
    EDGES.reduce((sum, edge, bin) => (edge >= ratio && edge < below ? sum + inBin(bin) : sum), 0);
  const steps = (table: readonly { id: string; least: number }[]) =>
    table.map(({ id, least }, i) => ({ value: id, ...counted(countFrom(least, table[i - 1]?.least), sample) }));
  const bow = sums.subarray(0, BINS).reduce((sum, n) => sum + n, 0);
  return {
    sample,
    mean_contrast_ratio: Math.round(sums[WIDTH - 1]! / sample) / 1e4,
    share_failing_aa_body: shareOf(sample - countFrom(WCAG.aa), sample),
    share_at_least: Object.fromEntries(
      EDGES.filter((edge) => edge > 1).map((edge) => [String(edge), shareOf(countFrom(edge), sample)]),
    ),
    distribution: EDGES.map((edge, bin) => ({ from: edge, to: EDGES[bin + 1] ?? 21, ...counted(inBin(bin), sample) })),
    level: steps(LEVELS),
    grade: steps(GRADES),
    polarity: [
      { value: 'BoW', ...counted(bow, sample) },
      { value: 'WoB', ...counted(sample - bow, sample) },
    ],
  };
};
