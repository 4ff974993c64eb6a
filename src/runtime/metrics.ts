import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

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
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by route and status class',
    labelNames: ['route', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to response by route',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5],
    registers,
  });
  const credits = new Counter({ name: 'credits_charged_total', help: 'Credits charged', registers });
  const refusals = new Counter({
    name: 'limit_refusals_total',
    help: 'Calls refused by a rate limit or a quota',
    labelNames: ['code'],
    registers,
  });
  const streams = new Gauge({ name: 'sse_clients', help: 'Open event streams', registers });
  let kept: { body: string; until: number } | undefined;
  const totals = { requests: 0, errors: 0, refused: 0, credits: 0, streams: 0 };

  // A route's children are looked up once: prom-client's own label hashing costs more than counting.
  const children = new Map<string, { count: Map<number, Counter.Internal>; time: Histogram.Internal<'route'> }>();
  const childOf = (route: string) => {
    let child = children.get(route);
    if (!child) {
      child = { count: new Map(), time: duration.labels(route) };
      children.set(route, child);
    }
    return child;
  };

  return {
    request(route, status, seconds) {
      totals.requests += 1;
      if (status >= 500) totals.errors += 1;
      const child = childOf(route);
      const classOf = Math.floor(status / 100);
      let count = child.count.get(classOf);
      if (!count) {
        count = requests.labels(route, `${classOf}xx`);
        child.count.set(classOf, count);
      }
      count.inc();
      child.time.observe(seconds);
    },
    charged(amount) {
      totals.credits += amount;
      credits.inc(amount);
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
      if (!kept || kept.until < now) kept = { body: await registry.metrics(), until: now + KEEP_TEXT_MS };
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
