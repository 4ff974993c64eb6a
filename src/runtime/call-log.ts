import type { Log } from './log.ts';

/** `error` for what is ours to mend, `warn` for what is short of capacity or hides an error, `info` for mistakes of callers. */
export type FailureLevel = 'error' | 'warn' | 'info';

/** A request with its response. */
export interface AnsweredCall {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** The stream of events that it was may have lasted long. */
  readonly streamed: boolean;
  readonly keyId: string | undefined;
  readonly requestId: string;
  readonly traceId: string | undefined;
  /** How grave a failure is; `error` unless said otherwise. */
  readonly failureLevel?: FailureLevel | undefined;
}

export type CallLog = (call: AnsweredCall) => void;

const SLOW_MS = 1_000;

/** Writes a line for every answer of 500 and above, for every call slower than a second, and for one call in `every` (0: none). */
export const createCallLog = (log: Pick<Log, 'error' | 'warn' | 'info'>, every: number): CallLog => {
  let calls = 0;
  return ({ method, route, status, ms, streamed, keyId, requestId, traceId, failureLevel = 'error' }) => {
    calls += 1;
    const failed = status >= 500;
    const slow = ms >= SLOW_MS && !streamed;
    const chosen = every > 0 && calls % every === 0;
    if (!failed && !slow && !chosen) return;
    const line = {
      method,
      route,
      status,
      ms: Math.round(ms * 1000) / 1000,
      key_id: keyId,
      request_id: requestId,
      trace_id: traceId,
    };
    if (failed) log[failureLevel](line, 'request failed');
    else if (slow) log.warn(line, 'answered slowly');
    else log.info(line, 'answered');
  };
};
