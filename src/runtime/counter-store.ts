import type { MetricObjectWithValues, MetricValue, MetricValueWithName } from 'prom-client';
import { type RouteCount, RouteCounts } from './route-counts.ts';

type Value = MetricValue<string> & Partial<Pick<MetricValueWithName<string>, 'metricName'>>;
export type Metric = MetricObjectWithValues<Value>;

/** What was counted since the start. */
export interface Totals {
  requests: number;
  errors: number;
  refused: number;
  credits: number;
}

/** What a process has counted, and only what never falls. */
export interface CounterSnapshot {
  readonly pid: number;
  readonly totals: Totals;
  /** Counters and histograms. */
  readonly metrics: readonly Metric[];
  readonly routes: readonly (readonly [route: string, count: RouteCount])[];
}

/** Stands for all processes that have ended. */
const ENDED = 0;

const sumOfTotals = (one: Totals, other: Totals): Totals => ({
  requests: one.requests + other.requests,
  errors: one.errors + other.errors,
  refused: one.refused + other.refused,
  credits: one.credits + other.credits,
});

const sumOfValues = (values: readonly Value[]): Value[] => {
  const sums = new Map<string, Value>();
  for (const value of values) {
    const { metricName, labels } = value;
    const series = JSON.stringify([metricName, Object.entries(labels).sort()]);
    sums.set(series, { ...value, value: value.value + (sums.get(series)?.value ?? 0) });
  }
  return [...sums.values()];
};

const sumOfMetrics = (metrics: readonly Metric[]): Metric[] => {
  const sums = new Map<string, Metric>();
  for (const metric of metrics)
    sums.set(metric.name, {
      ...metric,
      values: sumOfValues([...(sums.get(metric.name)?.values ?? []), ...metric.values]),
    });
  return [...sums.values()];
};

/**
 * What the processes of a machine have counted, as the one that started them keeps it: a worker sends its figures while
 * it runs, and they stay in the sum after it ends.
 */
export interface CounterStore {
  told(worker: number, counted: CounterSnapshot): void;
  /** A worker has ended, and nothing more comes from it. */
  ended(worker: number): void;
  /** The sum of those that have ended, and the latest of each that lives. */
  all(): CounterSnapshot[];
}

export const createCounterStore = (): CounterStore => {
  const living = new Map<number, CounterSnapshot>();
  let ended: CounterSnapshot | undefined;
  return {
    told: (worker, counted) => void living.set(worker, counted),
    ended(worker) {
      const last = living.get(worker);
      living.delete(worker);
      if (!last) return;
      ended = {
        pid: ENDED,
        totals: ended ? sumOfTotals(ended.totals, last.totals) : last.totals,
        metrics: sumOfMetrics([...(ended?.metrics ?? []), ...last.metrics]),
        routes: RouteCounts.sum([...(ended?.routes ?? []), ...last.routes]).all(),
      };
    },
    all: () => [...(ended ? [ended] : []), ...living.values()],
  };
};
