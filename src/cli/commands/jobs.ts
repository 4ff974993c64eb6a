import type { MetamerClient } from '../../trpc-client/client.ts';
import type { Result, Run } from '../command.ts';
import { columns, type Paint } from '../paint.ts';
import { namedValues } from '../words.ts';

type Job = Awaited<ReturnType<MetamerClient['jobs']['cancel']['mutate']>>;

const POLL_MS = 500;

const when = (instant: string): string => instant.slice(0, 16).replace('T', ' ');

const stateOf = (paint: Paint, { state, error }: Job): string => {
  if (state === 'failed') return paint.bad(`failed: ${error?.message ?? ''}`);
  return state === 'succeeded' ? paint.good(state) : state;
};

const rowOf = (paint: Paint, job: Job): string[] => [
  job.id,
  job.type,
  `${job.progress.done}/${job.progress.total}`,
  String(job.credits),
  when(job.queued_at),
  stateOf(paint, job),
];

const table = (paint: Paint, jobs: readonly Job[]): string =>
  columns([
    ['id', 'type', 'done', 'credits', 'queued (UTC)', 'state'].map(paint.dim),
    ...jobs.map((job) => rowOf(paint, job)),
  ]);

const shown = (job: Job): Result => ({
  answer: job,
  pretty: (paint) => {
    const items = job.result?.items?.map((item) => JSON.stringify(item)) ?? [];
    const summary = job.result ? [paint.dim(JSON.stringify(job.result.summary))] : [];
    return [table(paint, [job]), ...summary, ...items].join('\n');
  },
  failed: job.state === 'failed',
});

/** A parameter as JSON where it is that, otherwise as text. */
const readParameter = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

export const types: Run = async (call) => {
  const answer = await (await call.client()).jobs.types.query({});
  return {
    answer,
    pretty: (paint) =>
      columns(answer.jobs.map(({ type, credits, summary }) => [type, paint.dim(`${credits} credits`), summary])),
  };
};

/** The record itself; as a file it is asked by Accept, which this command never sends. */
const recordOf = async (client: MetamerClient, id: string): Promise<Job> => {
  const job = await client.jobs.get.query({ id });
  if (!('state' in job)) throw new TypeError('unexpected response from the server: a file');
  return job;
};

export const run: Run = async (call) => {
  const client = await call.client();
  const parameters = namedValues('parameter', call.words('parameter'), readParameter);
  const { id } = await client.jobs.queue.mutate({ ...parameters, type: call.word('type') as 'palette-batch' });
  for (;;) {
    const job = await recordOf(client, id);
    if (job.finished_at !== null) {
      call.progress('');
      return shown(job);
    }
    call.progress(`${id}: ${job.state}, ${job.progress.done} of ${job.progress.total}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};

export const list: Run = async (call) => {
  const answer = await (await call.client()).jobs.list.query({ limit: call.number('limit') });
  return { answer, pretty: (paint) => (answer.jobs.length ? table(paint, answer.jobs) : 'no jobs') };
};

export const show: Run = async (call) => shown(await recordOf(await call.client(), call.word('job')));

export const cancel: Run = async (call) => ({
  ...shown(await (await call.client()).jobs.cancel.mutate({ id: call.word('job') })),
  failed: false,
});
