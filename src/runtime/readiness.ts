import { withDeadline } from './deadline.ts';
import type { Log } from './log.ts';

/** Whether one backing store answers. */
export interface StoreCheck {
  /** Name in the answer, such as `database`. */
  readonly name: string;
  /** What is bound, such as `libsql-file`. */
  readonly engine: string;
  /** Whether every call needs the store. */
  readonly needed: boolean;
  /** Rejects where the store does not work. */
  readonly probe: () => Promise<unknown>;
}

export interface ReadyReport {
  readonly ready: boolean;
  /** Whether calls of known keys are taken, which need not all stores. */
  readonly takes_calls: boolean;
  readonly checks: Readonly<Record<string, { ok: boolean; engine: string; latency_ms: number; problem?: string }>>;
}

export interface Readiness {
  report(): Promise<ReadyReport>;
  /** From now on not ready: the process is about to stop. */
  drain(): void;
}

const DEADLINE_MS = 500;
const KEEP_MS = 1_000;

/** A probe that took too long. */
class Silence extends Error {}
const silence = (): Error => new Silence(`no answer within ${DEADLINE_MS} ms`);

/**
 * Probes every store with a deadline; the report is kept for a second, so that probing cannot load the stores. Why a store has
 * stopped answering is logged once.
 */
export const createReadiness = (stores: readonly StoreCheck[], log: Pick<Log, 'warn'>): Readiness => {
  const failing = new Set<string>();
  let draining = false;
  let kept: { report: Promise<ReadyReport>; until: number } | undefined;

  const probeAll = async (): Promise<ReadyReport> => {
    const results = await Promise.all(
      stores.map(async ({ name, engine, needed, probe }) => {
        const started = performance.now();
        const problem = await withDeadline(probe(), DEADLINE_MS, silence).then(
          () => {
            failing.delete(name);
            return undefined;
          },
          (err: unknown) => {
            if (!failing.has(name)) log.warn({ err, store: name }, 'a store does not respond');
            failing.add(name);
            return err instanceof Silence ? err.message : 'does not respond';
          },
        );
        const latency_ms = Math.round((performance.now() - started) * 100) / 100;
        const check = { ok: problem === undefined, engine, latency_ms, ...(problem === undefined ? {} : { problem }) };
        return { name, needed, check };
      }),
    );
    return {
      ready: results.every(({ check }) => check.ok),
      takes_calls: results.every(({ needed, check }) => check.ok || !needed),
      checks: Object.fromEntries(results.map(({ name, check }) => [name, check])),
    };
  };

  return {
    async report() {
      const now = Date.now();
      if (!kept || kept.until < now) kept = { report: probeAll(), until: now + KEEP_MS };
      const report = await kept.report;
      return draining ? { ...report, ready: false, takes_calls: false } : report;
    },
    drain() {
      draining = true;
    },
  };
};
