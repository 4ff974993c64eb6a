import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { RouteCounts } from './route-counts.ts';

/** The counters of one process, in the Prometheus exposition format. Labels name route templates, never keys or callers. */
export interface Metrics {
  /** One answered request. `seconds` from its arrival to its answer. */
  request(route: string, status: number, seconds: number): void;
  charged(credits: number): void;
  refused(code: 'RATE_LIMITED' | 'QUOTA_EXCEEDED'): void;
  streamOpened(): void;
  streamClosed(): void;
  /** Registers a figure that is read when the text is made. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
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

export const createMetrics = (): Metrics => {
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
  const totals = { requests: 0, errors: 0, refused: 0, credits: 0, streams: 0 };
  const credits: Counter = new Counter({
    name: 'credits_charged_total',
    help: 'Credits charged',
    registers,
    collect() {
      credits.reset();
      credits.inc(totals.credits);
    },
  });
  let kept: { body: string; until: number } | undefined;

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
    gauge(name, help, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers,
        async collect() {
          gauge.set(await read());
        },
      });
    },
    async text() {
      const now = Date.now();
      if (!kept || kept.until < now)
        kept = { body: `${await registry.metrics()}\n${routes.durations()}`, until: now + KEEP_TEXT_MS };
      return { contentType: registry.contentType, body: kept.body };
    },
    async summary() {
      const lag = await registry.getSingleMetric('nodejs_eventloop_lag_p99_seconds')?.get();
      return {
        ...totals,
        eventLoopP99Ms: Math.round((lag?.values[0]?.value ?? 0) * 1e5) / 100,
        residentMb: Math.round(process.memoryUsage.rss() / 1e5) / 10,
      };
    },
  };
};
