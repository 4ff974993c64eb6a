import { z } from 'zod';
import { personalizeTasks } from '../../personalize/tasks.ts';
import { briefFields, JobSeed, systemSearch } from '../../schemas/brief.ts';
import { COLOR_OPTIONS } from '../../schemas/color-options.ts';
import { fields, namingUnused } from '../../schemas/fields.ts';
import { defineColorJob, inSlices } from '../definition.ts';

const MOST = 50;
const CREDITS_PER_BRIEF = 10;

export const systemBatch = defineColorJob('hex', {
  id: 'system-batch',
  summary: 'Design systems for many briefs',
  description: `What \`POST /v1/personalize/system\` returns for each of up to ${MOST} briefs, one item each with the brief's \`name\` and index. Fields of a preset that are not used are named in \`unused\`; others are refused. ${CREDITS_PER_BRIEF} credits for each brief; at least 150.`,
  credits: 150,
  example: {
    briefs: [
      { name: 'shore', colors: ['#1f4e79'], styles: ['coastal'], include: ['ui_pairs'], depth: 40, keep: 2 },
      { name: 'diner', styles: ['retro'], include: ['gradients', 'tokens'], depth: 40, keep: 2, seed: 3 },
    ],
  },
  params: fields({
    briefs: z
      .array(
        briefFields({
          name: z.string().max(100).optional().describe('Returned with the item'),
          ...systemSearch,
          seed: JobSeed,
        }),
      )
      .min(1)
      .max(MOST)
      .describe('The briefs, one item each'),
    ...COLOR_OPTIONS,
  }),
  total: ({ briefs }) => briefs.length,
  priceOf: ({ briefs }) => briefs.length * CREDITS_PER_BRIEF,
  async run({ briefs }, tools) {
    await inSlices(briefs.length, 1, tools, async (index) => {
      const { name, ...input } = briefs[index]!;
      const system = await namingUnused(input, (brief) =>
        tools.threads.run(personalizeTasks.personalSystem, [brief], { signal: tools.signal }),
      );
      await tools.emit([{ index, name: name ?? null, ...system }]);
    });
    return { systems: briefs.length };
  },
});
