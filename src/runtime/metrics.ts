import {
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';
import { type RouteCount, RouteCounts } from './route-counts.ts';
import type { Siblings } from './siblings.ts';

/** The counters of the processes of one machine, added up, in the Prometheus exposition format. Labels name route templates, never keys or callers. */
export interface Metrics {
  /** One answered request. `seconds` from its arrival to its answer. */
  request(route: string, status: number, seconds: number): void;
  charged(credits: number): void;
  refused(code: 'RATE_LIMITED' | 'QUOTA_EXCEEDED'): void;
  streamOpened(): void;
  streamClosed(): void;
  /** Registers a figure that is read when the text is made; `shared` where it is the same for all processes, not one's own. */
  gauge(name: string, help: string, read: () => number | Promise<number>, options?: { readonly shared: boolean }): void;
  /** The exposition text; kept for some seconds, so that scraping cannot load the service. */
  text(): Promise<{ contentType: string; body: string }>;
  /** Figures for people. */
  summary(): Promise<{
    requests: number;
    errors: number;
    refused: number;
    credits: number;
    streams: number;
    eventLoopP99Ms: number;
    residentMb: number;
  }>;
}

const KEEP_TEXT_MS = 5_000;
const TOPIC = 'metrics';
const BRIEF = 'metrics-brief';

/** What was counted since the start. */
interface Totals {
  requests: number;
  errors: number;
  refused: number;
  credits: number;
  streams: number;
}

/** What is shown to people of one process: cheap to have, whoever asks how often. */
interface Brief {
  readonly totals: Totals;
  readonly eventLoopP99Ms: number;
  readonly residentMb: number;
}

/** All figures of one process, as the others are told of them. */
interface Figures {
  readonly metrics: MetricObjectWithValues<MetricValue<string>>[];
  readonly routes: [route: string, count: RouteCount][];
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export const createMetrics = (siblings: Siblings): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 10 });
  const registers = [registry];
  const routes = new RouteCounts();
  const requests: Counter<'route' | 'status'> = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by route and status class',
    labelNames: ['route', 'status'],
    registers,
    collect() {
      requests.reset();
      for (const [route, status, answers] of routes.byClass()) requests.inc({ route, status }, answers);
    },
  });
  const refusals = new Counter({
    name: 'limit_refusals_total',
    help: 'Calls refused by a rate limit or a quota',
    labelNames: ['code'],
    registers,
  });
  const streams = new Gauge({ name: 'sse_clients', help: 'Open event streams', registers });
  const totals: Totals = { requests: 0, errors: 0, refused: 0, credits: 0, streams: 0 };
  const credits: Counter = new Counter({
    name: 'credits_charged_total',
    help: 'Credits charged',
    registers,
    collect() {
      credits.reset();
      credits.inc(totals.credits);
    },
  });
  new Gauge({ name: 'service_processes', help: 'Processes whose figures these are', registers }).set(1);
  let kept: { body: string; until: number } | undefined;

  const brief = async (): Promise<Brief> => {
    const lag = await registry.getSingleMetric('nodejs_eventloop_lag_p99_seconds')?.get();
    return {
      totals,
      eventLoopP99Ms: Math.round((lag?.values[0]?.value ?? 0) * 1e5) / 100,
      residentMb: Math.round(process.memoryUsage.rss() / 1e5) / 10,
    };
  };
  const figures = async (): Promise<Figures> => ({
    metrics: await registry.getMetricsAsJSON(),
    routes: routes.all(),
  });
  siblings.on(BRIEF, brief);
  siblings.on(TOPIC, figures);
  /** Each process reads its figures once: the delays of the event loop are those since they were read before. */
  const text = async (): Promise<string> => {
    const others = await siblings.ask<Figures>(TOPIC);
    if (others.length === 0) return `${await registry.metrics()}\n${routes.durations()}`;
    const processes = [await figures(), ...others];
    const sum = AggregatorRegistry.aggregate(processes.map((one) => one.metrics));
    return `${await sum.metrics()}\n${RouteCounts.sum(processes.flatMap((one) => one.routes)).durations()}`;
  };

  return {
    request(route, status, seconds) {
      totals.requests += 1;
      if (status >= 500) totals.errors += 1;
      routes.add(route, status, seconds);
    },
    charged(amount) {
      totals.credits += amount;
    },
    refused(code) {
      totals.refused += 1;
      refusals.inc({ code });
    },
    streamOpened() {
      totals.streams += 1;
      streams.inc();
    },
    streamClosed() {
      totals.streams -= 1;
      streams.dec();
    },
    gauge(name, help, read, { shared } = { shared: false }) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers,
        aggregator: shared ? 'first' : 'sum',
        async collect() {
          gauge.set(await read());
        },
      });
    },
    async text() {
      const now = Date.now();
      if (!kept || kept.until < now) kept = { body: await text(), until: now + KEEP_TEXT_MS };
      return { contentType: registry.contentType, body: kept.body };
    },
    async summary() {
      const [own, others] = await Promise.all([brief(), siblings.ask<Brief>(BRIEF)]);
      const processes = [own, ...others];
      const sum = (read: (one: Brief) => number): number => sumOf(processes.map(read));
      return {
        requests: sum((one) => one.totals.requests),
        errors: sum((one) => one.totals.errors),
        refused: sum((one) => one.totals.refused),
        credits: sum((one) => one.totals.credits),
        streams: sum((one) => one.totals.streams),
        eventLoopP99Ms: Math.max(...processes.map((one) => one.eventLoopP99Ms)),
        residentMb: Math.round(sum((one) => one.residentMb) * 10) / 10,
      };
    },
  };
};
