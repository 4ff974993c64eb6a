import { z } from 'zod';
import { Refusal } from '../../errors/refusal.ts';
import { checkList, type ListRequest } from '../../lists/compute.ts';
import { LIST_KIND_IDS, type ListKindId, listKinds } from '../../lists/kinds/index.ts';
import { listTasks } from '../../lists/tasks.ts';
import { SCIENCE_COLOR_OPTIONS } from '../../schemas/color-options.ts';
import { fields, judgedFields } from '../../schemas/fields.ts';
import { LIST_OPTIONS } from '../../schemas/operation-options.ts';
import { defineJob, inSlices } from '../definition.ts';

const MOST_ROWS = 1_000_000;
/** Rows to a slice: some 50 ms of work. */
const SLICE = 5_000;
const ROWS_PER_CREDIT = 100;

/** A list that is not looked at row by row before its rows are computed. */
const rows = (of: string) =>
  z
    .custom<readonly unknown[]>(
      (value) => Array.isArray(value) && value.length >= 1 && value.length <= MOST_ROWS,
      `must be a list of 1 to ${MOST_ROWS} rows`,
    )
    .meta({ override: { type: 'array', minItems: 1, maxItems: MOST_ROWS, items: {} } })
    .optional()
    .describe(of);

const optionsOf = (operation: ListKindId) => fields(LIST_OPTIONS[operation] as z.ZodRawShape);

const params = judgedFields(
  {
    operation: z.enum(LIST_KIND_IDS).describe('The operation for each row, by its path below /v1'),
    colors: rows('Colours, for operations on one'),
    pairs: rows('Pairs [a, b], for operations on two'),
    options: z.record(z.string(), z.unknown()).default({}).describe('Options of the operation'),
    ...SCIENCE_COLOR_OPTIONS,
  },
  ({ operation, options, ...input }, refuse) => {
    // The field refuses an unknown operation.
    if (!LIST_KIND_IDS.some((id) => id === operation)) return;
    const { takes } = listKinds[operation as ListKindId];
    const other = takes === 'colors' ? 'pairs' : 'colors';
    if (input[other] !== undefined) refuse([other], `are not accepted by ${operation}`);
    if (input[takes] === undefined) refuse([takes], `are required by ${operation}`);
    for (const { path, message } of optionsOf(operation as ListKindId).safeParse(options ?? {}).error?.issues ?? [])
      refuse(['options', ...path], message);
  },
);

type Params = z.output<typeof params>;

const rowsOf = ({ operation, colors, pairs }: Params): readonly unknown[] =>
  (listKinds[operation].takes === 'colors' ? colors : pairs) ?? [];

const requestOf = ({ operation, options, over, gamut, scheme }: Params): Omit<ListRequest, 'rows'> => ({
  kind: operation,
  options: optionsOf(operation).parse(options),
  gamut,
  ...(over ? { over: over.source } : {}),
  ...(scheme ? { scheme } : {}),
});

/** The refusal of a field that the job has among its options. */
const inOptions = (thrown: unknown, { over }: Params): unknown => {
  if (!(thrown instanceof Refusal)) return thrown;
  const { code, message, details } = thrown;
  const field = details?.field;
  if (typeof field !== 'string' || (field === 'over' && over)) return thrown;
  return new Refusal(code, `options.${message}`, { ...details, field: `options.${field}` });
};

export const colorList = defineJob({
  id: 'color-list',
  summary: 'A list of up to 1,000,000 colours or pairs',
  description:
    'Runs science/convert, color/convert, science/delta-e, color/contrast, accessibility/check or vision/simulate for each row: one item per row with its number, its input and its values; an invalid row has `why`. 1 credit per 100 rows or part of them. For up to 10,000 rows the operations return the result directly.',
  credits: 1,
  priceOf: (input) => rowsOf(input).length / ROWS_PER_CREDIT,
  example: { operation: 'science/convert', colors: ['#0b3d91', 'oklch(70% 0.1 200)'], options: { to: ['oklch'] } },
  params,
  total: (input) => rowsOf(input).length,
  judge(input) {
    try {
      checkList(requestOf(input));
    } catch (thrown) {
      throw inOptions(thrown, input);
    }
  },
  async run(input, { threads, signal, emit, progress }) {
    const all = rowsOf(input);
    const request = requestOf(input);
    const summary = { rows: all.length, failed: 0, gamut_mapped: 0 };
    await inSlices(all.length, SLICE, { signal, progress }, async (from, to) => {
      const slice = { ...request, rows: all.slice(from, to) };
      const { records, failed, mapped } = await threads.run(listTasks.listRecords, [slice, from], { signal });
      summary.failed += failed;
      summary.gamut_mapped += mapped;
      await emit(records);
    });
    return summary;
  },
});
