import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Code } from '../../parts/code.tsx';
import { Failed, Problem } from '../../parts/failure.tsx';
import { LoadingLine } from '../../parts/loading.tsx';
import { announce } from '../../state/announce.ts';
import { download } from '../../state/download.ts';
import { createJobList, isActive, type Job, type JobList } from './jobs.ts';
import { createProblem, type Source } from './source.ts';
import { count, timeOf } from './times.ts';

const STATES = {
  queued: ['○', 'Waiting', ''],
  running: ['◐', 'Running', ''],
  succeeded: ['✓', 'Succeeded', 'good'],
  failed: ['✕', 'Failed', 'bad'],
  cancelled: ['–', 'Cancelled', ''],
} as const satisfies Readonly<Record<Job['state'], readonly [sign: string, word: string, look: string]>>;

const State = ({ state }: Pick<Job, 'state'>) => {
  const [sign, word, look] = STATES[state];
  return (
    <span class={`account-state ${look}`}>
      <span aria-hidden="true">{sign}</span> {word}
    </span>
  );
};

const Progress = ({ job: { progress, type } }: { job: Job }) => (
  <span class="job-progress">
    <progress aria-label={`Progress of ${type}`} value={progress.done} max={Math.max(1, progress.total)} />
    <span class="tabular">
      {count(progress.done)} of {count(progress.total)}
    </span>
  </span>
);

const FILES = [
  ['CSV', 'text/csv', 'csv'],
  ['NDJSON', 'application/x-ndjson', 'ndjson'],
] as const;
const SHOWN_ITEMS = 3;

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

/** What a job was asked and has made; loaded when it is opened. */
const Details = ({ source, job }: { source: Source; job: Job }) => {
  const full = useSignal<Job | undefined>(undefined);
  const { text, take } = useMemo(createProblem, []);
  useSignalEffect(() => {
    void source.read('jobs.get', { id: job.id }).then((answer) => {
      if (take(answer)) full.value = answer.body as Job;
    });
  });
  const fetchFile = async (accept: string, suffix: string): Promise<void> => {
    const answer = await source.send({ method: 'GET', path: source.jobPath(job.id), as: 'file', accept });
    if (take(answer)) download(`${job.id}.${suffix}`, answer.body as Blob);
  };
  const { params, result, error } = full.value ?? job;
  return (
    <div class="job-details">
      <Problem text={text.value} />
      {error ? (
        <p class="field-why">
          {error.message} <code>{error.code}</code>
        </p>
      ) : null}
      {params ? (
        <>
          <h3>Parameters</h3>
          <Code text={pretty(params)} label="Parameters" />
        </>
      ) : null}
      {result ? (
        <>
          <h3>Result: {count(result.item_count)} items</h3>
          <p class="account-actions">
            {FILES.map(([name, type, suffix]) => (
              <button key={name} type="button" class="button quiet" onClick={() => void fetchFile(type, suffix)}>
                Download {name}
              </button>
            ))}
          </p>
          <Code text={pretty(result.summary)} label="Summary of the result" />
          {result.items && result.items.length > 0 ? (
            <>
              <p class="muted note">
                The first {count(Math.min(SHOWN_ITEMS, result.items.length))} of {count(result.item_count)} items
              </p>
              <Code text={pretty(result.items.slice(0, SHOWN_ITEMS))} label="First items of the result" />
            </>
          ) : null}
        </>
      ) : null}
    </div>
  );
};

const JobRow = ({ source, list, job }: { source: Source; list: JobList; job: Job }) => {
  const isOpen = useSignal(false);
  const { text, take } = useMemo(createProblem, []);
  const cancel = async (): Promise<void> => {
    if (!take(await source.change('jobs.cancel', { id: job.id }))) return;
    announce(`Cancelled ${job.type}.`);
    await list.load();
  };
  return (
    <li class="account-item">
      <div class="account-item-head">
        <button
          type="button"
          class="account-open"
          aria-expanded={isOpen.value}
          onClick={() => {
            isOpen.value = !isOpen.value;
          }}
        >
          <b>{job.type}</b> <code class="muted">{job.id.slice(0, 12)}</code>
        </button>
        <State state={job.state} />
        {isActive(job) ? <Progress job={job} /> : null}
        <span class="muted">
          {timeOf(job.queued_at)}, {job.credits === 1 ? '1 credit' : `${count(job.credits)} credits`}
        </span>
        {isActive(job) ? (
          <button type="button" class="button quiet" aria-label={`Cancel ${job.type}`} onClick={() => void cancel()}>
            Cancel
          </button>
        ) : null}
      </div>
      <Problem text={text.value} />
      {isOpen.value ? <Details key={job.state} source={source} job={job} /> : null}
    </li>
  );
};

const EXAMPLE = { count: 24, methods: ['triadic', 'analogous'], colors: 5, seed: 7 };

const Empty = ({ source, list }: { source: Source; list: JobList }) => {
  const { text, take } = useMemo(createProblem, []);
  const run = async (): Promise<void> => {
    const path = '/v1/jobs/palette-batch';
    if (take(await source.send({ method: 'POST', path, body: EXAMPLE }))) await list.load();
  };
  return (
    <div class="account-empty">
      <p>
        No job in the last seven days. A job does what takes longer than a request, such as thousands of palettes or a
        million colours, and keeps its result for seven days.
      </p>
      {source.isOwn ? (
        <>
          <p>
            <button type="button" class="button" onClick={() => void run()}>
              Run an example (20 credits)
            </button>
          </p>
          <Problem text={text.value} />
          <p class="muted note">Example: POST /v1/jobs/palette-batch makes 24 palettes</p>
          <Code text={pretty(EXAMPLE)} label="Example of a job" />
        </>
      ) : null}
    </div>
  );
};

/** Jobs of a key, newest first, with progress as it happens and results. */
export const Jobs = ({ source }: { source: Source }) => {
  const list = useMemo(() => createJobList(source), [source]);
  useSignalEffect(() => {
    void list.load();
    return list.stop;
  });
  const running = useComputed(() => list.jobs.value.filter(isActive).length);
  const answer = list.answer.value;
  return (
    <section class="card account-part" aria-labelledby="jobs-title">
      <div class="card-head">
        <h2 id="jobs-title">Jobs</h2>
        <span class="muted" role="status">
          {running.value === 0 ? '' : `${running.value} in progress`}
        </span>
        <button type="button" class="button quiet" onClick={() => void list.load()}>
          Refresh
        </button>
      </div>
      {answer ? <Failed answer={answer} again={list.load} /> : <LoadingLine />}
      {answer && !answer.failure && list.jobs.value.length === 0 ? <Empty source={source} list={list} /> : null}
      {list.jobs.value.length === 0 ? null : (
        <ul class="account-list">
          {list.jobs.value.map((job) => (
            <JobRow key={job.id} source={source} list={list} job={job} />
          ))}
        </ul>
      )}
    </section>
  );
};
