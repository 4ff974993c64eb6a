import type { Day, LiveCall, Me, Stats } from './model.ts';

/** Sample figures: the view shows them without a key, and says so. */
const ENDPOINTS = [
  ['POST /v1/color/contrast', 1],
  ['POST /v1/palette/generate', 1],
  ['POST /v1/personalize/palettes', 8],
  ['POST /v1/analyzer/inspect', 12],
] as const;

/** Calls of each endpoint, day by day; errors and refusals among them. */
const WEEK = [
  [[412, 96, 4, 2], 3, 0],
  [[530, 120, 9, 3], 1, 0],
  [[498, 141, 6, 5], 0, 0],
  [[611, 133, 14, 4], 4, 12],
  [[587, 158, 11, 9], 2, 0],
  [[120, 12, 0, 0], 0, 0],
  [[88, 20, 1, 0], 0, 0],
] as const;

const dayOf = ([calls, errors, refused]: (typeof WEEK)[number], i: number): Day => {
  const endpoints = ENDPOINTS.map(([endpoint, price], k) => ({
    endpoint,
    calls: calls[k]!,
    credits: calls[k]! * price,
    errors: k === 0 ? errors : 0,
    refused: k === 0 ? refused : 0,
  }));
  const sum = (name: 'calls' | 'credits'): number => endpoints.reduce((total, one) => total + one[name], 0);
  return {
    date: `2026-01-${String(i + 5).padStart(2, '0')}`,
    calls: sum('calls'),
    credits: sum('credits'),
    errors,
    refused,
    endpoints,
  };
};

export const EXAMPLE_DAYS: readonly Day[] = WEEK.map(dayOf);

export const EXAMPLE_ME: Me = {
  key: { id: '0123456789', label: 'Acme design tool' },
  tier: { id: 'free', name: 'Free' },
  limits: { requests_per_minute: 60, credits_per_month: 10_000 },
  month: { used: 6240, remaining: 3760, resets_at: '2026-02-01T00:00:00.000Z' },
};
/** When the example is looked at. */
export const EXAMPLE_NOW = Date.parse('2026-01-11T16:00:00Z');

export const EXAMPLE_STATS: Stats = {
  calls: 109,
  errors: 0,
  credits: 116,
  latency_ms: { p50: 0.9, p95: 4.8, p99: 38, max: 412 },
};

export const EXAMPLE_CALLS: readonly LiveCall[] = (
  [
    ['15:58:41', 'POST /v1/personalize/palettes', 200, 8, 171],
    ['15:58:12', 'POST /v1/color/contrast', 200, 1, 0.7],
    ['15:57:55', 'POST /v1/color/contrast', 400, 0, 0.4],
    ['15:57:54', 'POST /v1/palette/generate', 200, 1, 2.2],
  ] as const
).map(([time, endpoint, status, credits, latency_ms], i) => ({
  seq: 4 - i,
  request_id: `req_0123456789abc${i}`,
  at: `2026-01-11T${time}.000Z`,
  endpoint,
  status,
  credits,
  latency_ms,
}));
