import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CounterSnapshot, Metric, Totals } from './counter-store.ts';
import { inExactSteps } from './exact-sums.ts';
import { NO_PEERS, type PeerProcesses } from './peer-processes.ts';
import { RouteCounts } from './route-counts.ts';
import { createWorkMetrics, type WorkMetrics } from './work-metrics.ts';

/** The counters of the processes of one machine, added up, in the Prometheus exposition format. Labels name route templates, never keys or callers. */
export interface Metrics extends WorkMetrics {
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
/** A text that was made, for the others to show. */
const TEXT = 'metrics-text';
/** What was counted, for the process that started all others; sent at this interval. */
export const COUNTED = 'metrics-counted';
const TELL_MS = 1_000;

/** What is shown to people of one process: cheap to have, whoever asks how often. */
interface Brief {
  readonly pid: number;
  readonly totals: Totals;
  readonly streams: number;
  readonly eventLoopP99Ms: number;
  readonly residentMb: number;
}

/** All figures of one process, as sent to the others. */
interface Figures extends CounterSnapshot {
  /** Gauges too. */
  readonly metrics: readonly Metric[];
}

interface Text {
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Of those that do not answer, because they have ended or hang, what they had counted before. */
const silentOf = (kept: readonly CounterSnapshot[], answers: readonly { pid: number }[]): CounterSnapshot[] => {
  const answered = new Set(answers.map(({ pid }) => pid));
  return kept.filter(({ pid }) => !answered.has(pid));
};

const PREFIX = 'metamer_';

/** The text with every metric of a former name under its new one too; the former one is marked as deprecated. */
const withNewNames = (text: string, former: ReadonlySet<string>): string => {
  const lines: string[] = [];
  const renamed: string[] = [];
  for (const line of text.split('\n')) {
    const [, head = '', series = ''] = /^(# (?:HELP|TYPE) |)([a-z_]+)/.exec(line) ?? [];
    const name = former.has(series) ? series : series.replace(/_(?:bucket|sum|count)$/, '');
    if (!former.has(name)) {
      lines.push(line);
      continue;
    }
    const rest = line.slice(head.length);
    renamed.push(`${head}${PREFIX}${rest}`);
    lines.push(head === '# HELP ' ? `${head}${name} Deprecated: use ${PREFIX}${name}` : line);
  }
  return `${lines.join('\n').trimEnd()}\n${renamed.join('\n')}\n`;
};

export const createMetrics = (siblings: PeerProcesses): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 10 });
  const registers = [registry];
  const routes = new RouteCounts();
  const requests: Counter<'route' | 'status'> = new Counter({
    name: 'http_requests_total',
    help: 'Completed requests by route and status class',
    labelNames: ['route', 'status'],
    registers,
    collect() {
      requests.reset();
      for (const [route, status, answers] of routes.byClass()) requests.inc({ route, status }, answers);
    },
  });
  const refusals = new Counter({
    name: 'limit_refusals_total',
    help: 'Requests rejected by a rate limit or a quota',
    labelNames: ['code'],
    registers,
  });
  const streams = new Gauge({ name: 'sse_clients', help: 'Open event streams', registers });
  const totals: Totals = { requests: 0, errors: 0, refused: 0, credits: 0 };
  let open = 0;
  const credits: Counter = new Counter({
    name: 'credits_charged_total',
    help: 'Credits charged',
    registers,
    collect() {
      credits.reset();
      credits.inc(totals.credits);
    },
  });
  new Gauge({ name: 'service_processes', help: 'Processes that these figures cover', registers }).set(1);
  const work = createWorkMetrics(registers);
  let kept: Text | undefined;
  /** The text that is being made: whoever asks meanwhile gets the same. */
  let making: Promise<Text> | undefined;
  /** Names that were in use before all of them began with `metamer_`. */
  const formerNames = new Set([
    'http_requests_total',
    'http_request_duration_seconds',
    'limit_refusals_total',
    'credits_charged_total',
    'sse_clients',
    'service_processes',
  ]);

  const brief = async (): Promise<Brief> => {
    const lag = await registry.getSingleMetric('nodejs_eventloop_lag_p99_seconds')?.get();
    return {
      pid: process.pid,
      totals,
      streams: open,
      eventLoopP99Ms: Math.round((lag?.values[0]?.value ?? 0) * 1e5) / 100,
      residentMb: Math.round(process.memoryUsage.rss() / 1e5) / 10,
    };
  };
  const grows = ({ name }: { name: string }): boolean => {
    const metric = registry.getSingleMetric(name);
    return metric instanceof Counter || metric instanceof Histogram;
  };
  /** A counter or histogram as it can be added to those of other processes. */
  const summable = (metric: Metric): Metric => ({
    ...metric,
    values: metric.values.map((one) => ({ ...one, value: inExactSteps(one.value) })),
  });
  const tell = (metrics: readonly Metric[]): void =>
    siblings.tell(COUNTED, { pid: process.pid, totals, metrics, routes: routes.all() } satisfies CounterSnapshot);
  /** Figures are sent before they are shown, so that they never decrease. */
  const figures = async (): Promise<Figures> => {
    const all = (await registry.getMetricsAsJSON()) as Metric[];
    const metrics = all.map((metric) => (grows(metric) ? summable(metric) : metric));
    tell(metrics.filter(grows));
    return { pid: process.pid, totals, metrics, routes: routes.all() };
  };
  /** Gauges are left out: some restart when they are read. */
  const tellCounted = async (): Promise<void> => {
    const counting = registry.getMetricsAsArray().filter(grows);
    const counted = await Promise.all(counting.map(({ name }) => registry.getSingleMetric(name)!.get()));
    tell(counted.map(summable));
  };
  if (siblings !== NO_PEERS) setInterval(() => void tellCounted(), TELL_MS).unref();
  siblings.on(BRIEF, brief);
  siblings.on(TOPIC, figures);
  siblings.on(TEXT, (text) => {
    const news = text as Text;
    if (!kept || kept.until < news.until) kept = news;
  });
  /** All that was counted, as the process that started the others knows it. It is asked first: whoever ends later is in its answer. */
  const keptCounts = async (): Promise<CounterSnapshot[]> => (await siblings.ask<CounterSnapshot[]>(COUNTED)).flat();
  /** Each process reads its figures once: the delays of the event loop are those since they were read before. */
  const text = async (): Promise<string> => {
    const [counts, others] = await Promise.all([keptCounts(), siblings.ask<Figures>(TOPIC)]);
    if (others.length + counts.length === 0) return `${await registry.metrics()}\n${routes.durations()}`;
    const answers = [await figures(), ...others];
    const processes = [...answers, ...silentOf(counts, answers)];
    const sum = AggregatorRegistry.aggregate(processes.map((one) => [...one.metrics]));
    return `${await sum.metrics()}\n${RouteCounts.sum(processes.flatMap((one) => one.routes)).durations()}`;
  };

  const make = async (): Promise<Text> => {
    const body = withNewNames(await text(), formerNames);
    kept = { body, until: Date.now() + KEEP_TEXT_MS };
    siblings.tell(TEXT, kept);
    return kept;
  };

  return {
    ...work,
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
      open += 1;
      streams.inc();
    },
    streamClosed() {
      open -= 1;
      streams.dec();
    },
    gauge(name, help, read, { shared } = { shared: false }) {
      if (!name.startsWith(PREFIX)) formerNames.add(name);
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
      if (kept && kept.until >= now) return { contentType: registry.contentType, body: kept.body };
      making ??= make().finally(() => {
        making = undefined;
      });
      return { contentType: registry.contentType, body: (await making).body };
    },
    async summary() {
      const [counts, own, others] = await Promise.all([keptCounts(), brief(), siblings.ask<Brief>(BRIEF)]);
      const answers = [own, ...others];
      const counted = [...answers, ...silentOf(counts, answers)];
      const sum = (read: (one: Totals) => number): number => sumOf(counted.map(({ totals: one }) => read(one)));
      return {
        requests: sum((one) => one.requests),
        errors: sum((one) => one.errors),
        refused: sum((one) => one.refused),
        credits: sum((one) => one.credits),
        streams: sumOf(answers.map((one) => one.streams)),
        eventLoopP99Ms: Math.max(...answers.map((one) => one.eventLoopP99Ms)),
        residentMb: Math.round(sumOf(answers.map((one) => one.residentMb)) * 10) / 10,
      };
    },
  };
};
