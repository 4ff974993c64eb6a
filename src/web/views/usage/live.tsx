import { calls, follow, type LiveCall, pause, type Stats, state, stats } from './model.ts';

const STATES = {
  paused: 'Paused',
  connecting: 'Connecting …',
  open: 'Live',
  lost: 'Connection lost, trying again …',
} as const;

const inMs = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en')} ms`;

/** The number of calls of a day, and how long they took. */
export const Latency = ({ stats: { calls: count, errors, latency_ms: latency } }: { stats: Stats }) => {
  return (
    <dl class="tiles">
      {(
        [
          ['calls in 24 hours', count.toLocaleString('en')],
          ['errors', String(errors)],
          ['p50', inMs(latency.p50)],
          ['p95', inMs(latency.p95)],
          ['p99', inMs(latency.p99)],
        ] as const
      ).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

export const Calls = ({ calls: listed }: { calls: readonly LiveCall[] }) => (
  <ol class="live">
    {listed.map(({ seq, request_id, at, endpoint, status, credits, latency_ms }) => (
      <li key={seq}>
        <time dateTime={at}>{at.slice(11, 19)}</time>
        <code>{endpoint}</code>
        <span class={status >= 400 ? 'live-status bad' : 'live-status'}>{status}</span>
        <span>{inMs(latency_ms)}</span>
        <span>{credits === 1 ? '1 credit' : `${credits} credits`}</span>
        <code class="muted">{request_id}</code>
      </li>
    ))}
  </ol>
);

/** Calls of the key as they come. */
export const Live = () => (
  <section class="card" aria-labelledby="live-title">
    <div class="card-head">
      <h2 id="live-title">Live requests</h2>
      <span class="muted" role="status">
        {STATES[state.value]}
      </span>
      <button type="button" class="button quiet" onClick={() => (state.value === 'paused' ? void follow() : pause())}>
        {state.value === 'paused' ? 'Follow' : 'Pause'}
      </button>
    </div>
    {stats.value ? <Latency stats={stats.value} /> : null}
    {calls.value.length === 0 ? (
      <p class="muted">{state.value === 'open' ? 'No requests yet. New requests with this key appear here.' : ''}</p>
    ) : (
      <Calls calls={calls.value} />
    )}
  </section>
);
