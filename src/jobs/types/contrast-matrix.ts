import { z } from 'zod';
import { ColorInput } from '../../schemas/color.ts';
import { COLOR_OPTIONS } from '../../schemas/color-options.ts';
import { fields } from '../../schemas/fields.ts';
import { DeltaEMethodInput, Ratio } from '../../schemas/parameters.ts';
import { defineColorJob } from '../definition.ts';
import { jobTasks } from '../tasks.ts';

/** Pairs to a slice: some 50 ms of work. */
const SLICE = 20_000;

const pairsIn = (colors: number): number => (colors * (colors - 1)) / 2;

export const contrastMatrix = defineColorJob('measured', {
  id: 'contrast-matrix',
  summary: 'Contrast of every pair in a set of colours',
  description:
    'Every pair of 2 to 500 colours by WCAG 2.x, one item per pair: ratio truncated to four decimals, verdicts, colour difference. `min_ratio` omits lower pairs. The summary counts the pairs that pass each level.',
  credits: 10,
  example: { colors: ['#0b3d91', '#ffffff', '#fc3d21', '#1a1a1a'], min_ratio: 3 },
  params: fields({
    colors: z.array(ColorInput).min(2).max(500).describe('The set'),
    min_ratio: Ratio.default(1).describe('Pairs below this ratio are omitted'),
    deltaE: DeltaEMethodInput,
    ...COLOR_OPTIONS,
  }),
  total: ({ colors }) => pairsIn(colors.length),
  async run({ colors, min_ratio: minRatio, deltaE }, { threads, signal, emit, progress }) {
    const total = pairsIn(colors.length);
    const tally = { pairs: total, listed: 0, aa_large: 0, aa_normal: 0, aaa_normal: 0 };
    progress(0, total);
    for (let from = 0, done = 0; from < colors.length; ) {
      signal.throwIfAborted();
      let to = from;
      const before = done;
      for (; to < colors.length && done - before < SLICE; to += 1) done += colors.length - 1 - to;
      const pairs = await threads.run(jobTasks.contrastRows, [{ colors, deltaE, minRatio, from, to }], { signal });
      tally.listed += pairs.length;
      for (const level of ['aa_large', 'aa_normal', 'aaa_normal'] as const)
        tally[level] += pairs.filter((pair) => pair[level]).length;
      await emit(pairs);
      progress(done, total);
      from = to;
    }
    return tally;
  },
});
