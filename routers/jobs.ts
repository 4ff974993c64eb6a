import { tracked } from '@trpc/server';
import { z } from 'zod';
import { callerOf } from '../src/api/call.ts';
import type { Context } from '../src/api/context.ts';
import { get, internal, post, router } from '../src/api/define.ts';
import { ApiError } from '../src/api/errors.ts';
import { jsonSchemaOf } from '../src/api/json-schema.ts';
import { EVENT_STREAM, type StreamEvent } from '../src/api/streams.ts';
import { describeIssues } from '../src/api/validation.ts';
import { jobEvents } from '../src/jobs/queue/events.ts';
import { RESULT_TYPES } from '../src/jobs/queue/job-record.ts';
import { JOB_TYPE_IDS, JOB_TYPES, jobTypes } from '../src/jobs/types/index.ts';
import { JOB_EVENTS, JobListOutput, JobOutput, JobTypesOutput, QueuedJobOutput } from '../src/schemas/answers/jobs.ts';
import { fields } from '../src/schemas/fields.ts';
import { FileReply, fileOutput } from '../src/schemas/file.ts';
import { MAX_BODY_BYTES } from '../src/schemas/limits.ts';

/** The example is a job that does not exist. */
const MISSING = { NOT_FOUND: {} } as const;

/** The body of each type. */
const FORMS = Object.fromEntries(
  JOB_TYPES.map(({ id, summary, params, example }) => [id, { summary, schema: params, example }]),
);

const JobId = z.string().max(100).describe('Id of the job');
const EXAMPLE_ID = `job_${'0123456789abcdef'.repeat(2)}`;

const list = () =>
  JOB_TYPES.map(({ id, summary, description, credits, params, example }) => ({
    type: id,
    summary,
    description,
    credits,
    parameters: jsonSchemaOf(params, 'input'),
    example,
  }));
let listed: ReturnType<typeof list> | undefined;

/** Steps and price of a job with these parameters; what the type does not accept is refused in the words of every other refusal. */
const sizeOf = (type: string, params: unknown): { total: number; credits: number } => {
  const checked = jobTypes.get(type)!.check(params);
  if ('total' in checked) return checked;
  const { message, details } = describeIssues(checked.refused);
  throw new ApiError('INVALID_INPUT', message, { details });
};

const queue = async (ctx: Context, type: string, params: Record<string, unknown>) => {
  const { total, credits } = sizeOf(type, params);
  ctx.services.gate.requireCredits(ctx, credits, 0);
  const wanted = { type, params, total, credits, idempotencyKey: ctx.idempotencyKey };
  const { job, replayed } = await ctx.services.jobs.accept(callerOf(ctx), wanted);
  return { ...job, replayed };
};

async function* follow(ctx: Context, jobId: string) {
  const { jobs: service, usage } = ctx.services;
  const key = callerOf(ctx);
  const options = { lastEventId: ctx.lastEventId, signal: ctx.signal, isRevoked: () => usage.isRevoked(key) };
  for await (const { id, event, data } of jobEvents(service, key, jobId, options)) {
    const message: StreamEvent = { event, data };
    yield id === undefined ? message : tracked(id, message);
  }
}

/** Which file of the result a caller asks for, by its Accept header. */
const wantedFile = (accept: string): (typeof RESULT_TYPES)[number] | undefined =>
  RESULT_TYPES.find((type) => accept.toLowerCase().includes(type));

export const jobs = router({
  types: get('/jobs', {
    constant: true,
    summary: 'List job types',
    description:
      'For every type its price, its parameters as JSON Schema and a working example. There is no job for page analysis: call `inspect` once per page.',
    credits: 0,
    example: {},
  })
    .input(fields({}))
    .output(JobTypesOutput)
    .query(() => {
      listed ??= list();
      return { jobs: listed };
    }),

  queue: post('/jobs/{type}', {
    summary: 'Create a job',
    description: `The body contains the parameters of the type, as listed by \`GET /v1/jobs\`. The response is immediate; poll the job, follow its stream or subscribe to its events. The price is charged when the job is queued, and refunded if the job fails because of a server error or is cancelled before it starts. With the header \`Idempotency-Key\` (kept for 24 hours) a repeated request returns the job that was queued first and costs nothing. A job and its result are kept for seven days.`,
    credits: 0,
    example: { type: 'palette-batch', count: 10, seed: 7 },
    bodyLimit: MAX_BODY_BYTES,
    // A million pairs.
    bodyMembers: 3_100_000,
    repeatable: true,
    open: true,
    forms: FORMS,
    charge: {
      price: ({ credits, replayed }: z.output<typeof QueuedJobOutput>) => (replayed ? 0 : credits),
      async charged({ jobs: service }, { id, replayed }: z.output<typeof QueuedJobOutput>, at) {
        if (!replayed) await service.start(id, at);
      },
    },
  })
    .input(z.looseObject({ type: z.enum(JOB_TYPE_IDS).describe('Type of the job') }))
    .output(QueuedJobOutput)
    .mutation(({ input: { type, ...params }, ctx }) => queue(ctx, type, params)),

  get: get('/jobs/id/{id}', {
    summary: 'Get a job and its result',
    description:
      'Returns the record, or with `Accept: application/x-ndjson` or `text/csv` the items of the result as a file. Jobs of other keys are not found.',
    credits: 0,
    example: { id: EXAMPLE_ID },
    fails: MISSING,
    produces: ['application/json', ...RESULT_TYPES],
  })
    .input(fields({ id: JobId }))
    .output(z.union([fileOutput(...RESULT_TYPES), JobOutput]))
    .query(async ({ input, ctx }) => {
      const type = wantedFile(ctx.accept);
      if (type === undefined) return ctx.services.jobs.get(callerOf(ctx), input.id);
      const content = await ctx.services.jobs.file(callerOf(ctx), input.id, type);
      const filename = `${input.id}.${type === 'text/csv' ? 'csv' : 'ndjson'}`;
      return new FileReply(`${type}; charset=utf-8`, content, { filename });
    }),

  stream: get('/jobs/id/{id}/stream', {
    summary: 'Stream the progress of a job as Server-Sent Events',
    description:
      'Events: `state` with a snapshot on connect and whenever the state changes, `progress`, `heartbeat` every 15 seconds, and `succeeded`, `failed` or `cancelled` as the last, after which the connection is closed. Every event but the heartbeat has an id: a client that reconnects with `Last-Event-ID` receives only newer events, and always the final one. A key may have 10 streams open.',
    credits: 0,
    example: { id: EXAMPLE_ID },
    fails: MISSING,
    produces: [EVENT_STREAM],
    events: JOB_EVENTS,
  })
    .input(fields({ id: JobId }))
    .subscription(async ({ input, ctx }) => {
      // Before the stream opens, so that an unknown job is an answer and not an empty stream.
      await ctx.services.jobs.get(callerOf(ctx), input.id);
      return ctx.services.streams.open(ctx, follow(ctx, input.id));
    }),

  list: internal('jobs.list', {
    summary: 'List jobs',
    credits: 0,
    example: { limit: 10 },
  })
    .input(fields({ limit: z.int().min(1).max(200).default(50).describe('Maximum number of jobs') }))
    .output(JobListOutput)
    .query(async ({ input, ctx }) => ({ jobs: await ctx.services.jobs.list(callerOf(ctx), input.limit) })),

  cancel: internal('jobs.cancel', {
    summary: 'Cancel a job',
    description:
      'A running job stops within one heartbeat. The credits of a job that never started are refunded. Cancelling a job that has ended changes nothing.',
    credits: 0,
    example: { id: EXAMPLE_ID },
  })
    .input(fields({ id: JobId }))
    .output(JobOutput)
    .mutation(({ input, ctx }) => ctx.services.jobs.cancel(callerOf(ctx), input.id)),
});
