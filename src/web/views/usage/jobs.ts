import { type Signal, signal } from '@preact/signals';
import { readEvents } from '../../../client/server-sent-events.ts';
import type { Answer } from '../../state/api.ts';
import { apiKey } from '../../state/key.ts';
import type { Source } from './source.ts';

export interface Job {
  readonly id: string;
  readonly type: string;
  readonly state: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';
  readonly progress: { readonly done: number; readonly total: number };
  readonly attempt: number;
  readonly credits: number;
  readonly params: Readonly<Record<string, unknown>> | null;
  readonly result: {
    readonly summary: Readonly<Record<string, unknown>>;
    readonly item_count: number;
    readonly items: readonly Readonly<Record<string, unknown>>[] | null;
  } | null;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly queued_at: string;
  readonly finished_at: string | null;
}

export const isActive = ({ state }: Job): boolean => state === 'queued' || state === 'running';

/** Streams that are open at once: a browser opens six connections to a server, and other things need them too. */
const MOST_FOLLOWED = 2;
const SILENT_MS = 45_000;
const SHOWN = 50;

/** The jobs of a key, followed while some are not over. */
export interface JobList {
  readonly answer: Signal<Answer | undefined>;
  readonly jobs: Signal<readonly Job[]>;
  load(): Promise<void>;
  stop(): void;
}

export const createJobList = (source: Source): JobList => {
  const answer = signal<Answer | undefined>(undefined);
  const jobs = signal<readonly Job[]>([]);
  const followed = new Map<string, AbortController>();
  let isStopped = false;

  const update = (news: Partial<Job> & Pick<Job, 'id'>): void => {
    jobs.value = jobs.value.map((job) => (job.id === news.id ? { ...job, ...news } : job));
  };

  const follow = async (id: string): Promise<void> => {
    const stop = new AbortController();
    followed.set(id, stop);
    const key = source.isOwn ? apiKey.value : undefined;
    try {
      const response = await fetch(source.streamPath(id), {
        headers: key === undefined ? {} : { 'x-api-key': key },
        signal: stop.signal,
      });
      if (!response.ok || !response.body) return;
      for await (const { data } of readEvents(response.body, { silentMs: SILENT_MS, signal: stop.signal }))
        if (typeof (data as Job | null)?.id === 'string') update(data as Job);
    } catch {
      // The button "Refresh" shows where it stands.
      return;
    } finally {
      followed.delete(id);
    }
    // What it cost and made is not part of the stream.
    if (!isStopped) await load();
  };

  const followSome = (): void => {
    for (const { id } of jobs.value.filter(isActive)) {
      if (followed.size >= MOST_FOLLOWED) return;
      if (!followed.has(id)) void follow(id);
    }
  };

  const load = async (): Promise<void> => {
    const got = await source.read('jobs.list', { limit: SHOWN });
    if (isStopped) return;
    answer.value = got;
    if (got.failure) return;
    jobs.value = (got.body as { jobs: readonly Job[] }).jobs;
    followSome();
  };

  return {
    answer,
    jobs,
    load,
    stop() {
      isStopped = true;
      for (const one of followed.values()) one.abort();
    },
  };
};
