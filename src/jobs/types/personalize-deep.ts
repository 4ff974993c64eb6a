import { personalizeTasks } from '../../personalize/tasks.ts';
import { LIMITS } from '../../personalize/vocabulary/limits.ts';
import { briefFields, depthUpTo, JobSeed, paletteSearch } from '../../schemas/brief.ts';
import { COLOR_OPTIONS } from '../../schemas/color-options.ts';
import type { TaskResult } from '../../threads/task.ts';
import { defineColorJob, inSlices } from '../definition.ts';

/** Candidates to a search: deep enough for separated candidates to climb, short enough to leave the threads to others. */
const STAGE = 2_400;
const MOST = 48_000;
const CANDIDATES_PER_CREDIT = 125;

type Palettes = TaskResult<typeof personalizeTasks.personalPalettes>;

export const personalizeDeep = defineColorJob('hex', {
  id: 'personalize-deep',
  summary: 'Palettes for a brief, searched in depth',
  description: `Searches as \`POST /v1/personalize/palettes\` does, far beyond its ${LIMITS.depth[1]} candidates: in stages of ${STAGE}, each a search of its own with the seed one higher, in which separated candidates climb. Items are the best palettes of all stages, each once, the best first; the summary has the sweep of every stage. Fields of a preset that are not used are named in \`unused\` of the summary; others are refused. 1 credit for ${CANDIDATES_PER_CREDIT} candidates; at least 40.`,
  credits: 40,
  example: { colors: ['#1f4e79', '#e07a5f'], styles: ['coastal'], depth: 1300, keep: 4, seed: 7 },
  params: briefFields({
    ...paletteSearch(depthUpTo(MOST, 12_000)),
    seed: JobSeed,
    ...COLOR_OPTIONS,
  }),
  total: ({ depth }) => depth,
  priceOf: ({ depth }) => depth / CANDIDATES_PER_CREDIT,
  async run({ depth, seed: first, unused, ...input }, tools) {
    const found: Palettes['palettes'][number][] = [];
    const sweeps: Palettes['sweep'][] = [];
    // Stages of one size: none so short that its candidates would not climb where those of the others do.
    const stage = Math.ceil(depth / Math.ceil(depth / STAGE));
    await inSlices(depth, stage, tools, async (from, to) => {
      const search = { ...input, depth: Math.max(LIMITS.depth[0], to - from), seed: first + sweeps.length };
      const { palettes, sweep } = await tools.threads.run(personalizeTasks.personalPalettes, [search], {
        signal: tools.signal,
      });
      found.push(...palettes);
      sweeps.push(sweep);
    });
    const met = new Set<string>();
    const best = found
      .sort((a, b) => b.total - a.total)
      .filter(({ colors, signature }) => {
        const name = input.unique ? signature : colors.join();
        return !met.has(name) && met.add(name);
      })
      .slice(0, input.keep);
    await tools.emit(best.map((palette, i) => ({ ...palette, rank: i + 1 })));
    return { depth, stages: sweeps.length, kept: best.length, sweeps, ...(unused === undefined ? {} : { unused }) };
  },
});
