import { signal } from '@preact/signals';
import { readEvents } from '../../../client/server-sent-events.ts';
import { Inputs } from '../../state/inputs.ts';
import { apiKey } from '../../state/key.ts';
import { createLatestRequest } from '../../state/latest-request.ts';

export const inputs = new Inputs({
  /** The first day that is shown, as 2026-11-01; the last week where it is empty. */
  since: { kind: 'text', start: '' },
  /** Id of the key that an administrator looks at; all keys where it is empty. */
  show: { kind: 'text', start: '' },
});

export interface Me {
  readonly key: { readonly id: string; readonly label: string };
  readonly tier: { readonly id: string; readonly name: string };
  readonly limits: { readonly requests_per_minute: number; readonly credits_per_month: number };
  readonly month: { readonly used: number; readonly remaining: number; readonly resets_at: string };
}

interface Counted {
  readonly calls: number;
  readonly errors: number;
  readonly credits: number;
  readonly refused: number;
}
export interface Day extends Counted {
  readonly date: string;
  readonly endpoints: readonly (Counted & { readonly endpoint: string })[];
}

export interface Stats {
  readonly calls: number;
  readonly errors: number;
  readonly credits: number;
  readonly latency_ms: { readonly p50: number; readonly p95: number; readonly p99: number; readonly max: number };
}

export interface LiveCall {
  readonly seq: number;
  readonly request_id: string;
  readonly at: string;
  readonly endpoint: string;
  readonly status: number;
  readonly credits: number;
  readonly latency_ms: number;
}

export interface Tier {
  readonly id: string;
  readonly name: string;
  readonly requests_per_minute: number;
  readonly credits_per_month: number;
}

const ME = { method: 'GET', path: '/v1/usage/me' } as const;
export const me = createLatestRequest();
export const history = createLatestRequest();
export const tiers = createLatestRequest();

let loadedFor: string | undefined;

/** What came for one key is nothing that the next one sees. */
const forgetOthers = (): void => {
  if (loadedFor === apiKey.value) return;
  loadedFor = apiKey.value;
  me.clear();
  history.clear();
  calls.value = [];
  stats.value = undefined;
  last = undefined;
};

export const loadTiers = async (): Promise<void> => {
  if (!tiers.answer.value || tiers.answer.value.failure) await tiers.ask({ method: 'GET', path: '/v1/tiers' });
};

export const load = async (): Promise<void> => {
  forgetOthers();
  if (apiKey.value === undefined) {
    await loadTiers();
    return;
  }
  const since = inputs.get('since');
  const query = since === '' ? '' : `?${new URLSearchParams({ since })}`;
  await Promise.all([me.ask(ME), history.ask({ method: 'GET', path: `/v1/usage${query}` })]);
};

const DAY_MS = 86_400_000;

/** The day on which the credits end at the pace of the days so far of this month; undefined where they last. */
export const runsOut = ({ month }: Me, now: number): Date | undefined => {
  const resets = Date.parse(month.resets_at);
  const began = new Date(resets);
  began.setUTCMonth(began.getUTCMonth() - 1);
  const days = Math.max(1 / 24, (now - began.getTime()) / DAY_MS);
  const left = month.remaining / (month.used / days);
  const end = now + left * DAY_MS;
  return Number.isFinite(end) && end < resets ? new Date(end) : undefined;
};

const MOST_SHOWN = 100;
const SILENT_MS = 45_000;
const AGAIN_MS = 3_000;

export const calls = signal<readonly LiveCall[]>([]);
export const stats = signal<Stats | undefined>(undefined);
export const state = signal<'paused' | 'connecting' | 'open' | 'lost'>('paused');

/** The stream was refused; so many seconds are to be waited, where the service says how many. */
class Refused extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super();
    this.seconds = seconds || 0;
  }
}

let running: AbortController | undefined;
let last: string | undefined;

const once = async (signalOfStop: AbortSignal): Promise<void> => {
  const response = await fetch('/v1/usage/stream', {
    headers: { 'x-api-key': apiKey.value ?? '', ...(last === undefined ? {} : { 'last-event-id': last }) },
    signal: signalOfStop,
  });
  // A key that is refused is forgotten by the call that hears so.
  if (response.status === 401) await me.ask(ME);
  if (!response.ok || !response.body) throw new Refused(Number(response.headers.get('retry-after')));
  state.value = 'open';
  for await (const { id, event, data } of readEvents(response.body, { silentMs: SILENT_MS, signal: signalOfStop })) {
    last = id ?? last;
    if (event === 'hello') stats.value = (data as { stats: Stats }).stats;
    if (event === 'usage') calls.value = [data as LiveCall, ...calls.value].slice(0, MOST_SHOWN);
  }
};

export const pause = (): void => {
  running?.abort();
  running = undefined;
  state.value = 'paused';
};

/** Follows the calls of the key as they come; a connection that is lost is taken up again behind the last event. */
export const follow = async (): Promise<void> => {
  pause();
  const mine = new AbortController();
  running = mine;
  state.value = 'connecting';
  while (running === mine && apiKey.value !== undefined) {
    let wait = AGAIN_MS;
    try {
      await once(mine.signal);
    } catch (error) {
      // Shown by the state below; the next round tries again.
      if (error instanceof Refused) wait = Math.max(AGAIN_MS, 1000 * error.seconds);
    }
    if (running !== mine) return;
    state.value = 'lost';
    await new Promise((done) => setTimeout(done, wait));
  }
};
