import { inExactSteps } from './exact-sums.ts';

/** Upper bounds of the buckets of durations, in seconds. */
const BOUNDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5];
const NAME = 'http_request_duration_seconds';

/** What was counted of the answers of a route. */
export interface RouteCount {
  /** Answers by the hundreds of their status. */
  readonly classes: number[];
  /** Answers by the first bound that covers their duration; the last bucket has none. */
  readonly buckets: number[];
  seconds: number;
}

/** Answers by route, counted in plain numbers: every call is counted, and seldom asks anybody for the sums. */
export class RouteCounts {
  readonly #routes = new Map<string, RouteCount>();

  add(route: string, status: number, seconds: number): void {
    const count = this.#of(route);
    count.classes[Math.floor(status / 100)]! += 1;
    let bucket = 0;
    while (bucket < BOUNDS.length && seconds > BOUNDS[bucket]!) bucket += 1;
    count.buckets[bucket]! += 1;
    count.seconds += seconds;
  }

  /** What was counted, to be added to the counts of another process. */
  all(): [route: string, count: RouteCount][] {
    return [...this.#routes].map(([route, count]) => [route, { ...count, seconds: inExactSteps(count.seconds) }]);
  }

  /** The sum of what several processes have counted. */
  static sum(counts: Iterable<readonly [route: string, count: RouteCount]>): RouteCounts {
    const sum = new RouteCounts();
    for (const [route, { classes, buckets, seconds }] of counts) {
      const count = sum.#of(route);
      for (const [i, answers] of classes.entries()) count.classes[i]! += answers;
      for (const [i, answers] of buckets.entries()) count.buckets[i]! += answers;
      count.seconds += seconds;
    }
    return sum;
  }

  #of(route: string): RouteCount {
    let count = this.#routes.get(route);
    if (!count) {
      count = { classes: Array(10).fill(0), buckets: Array(BOUNDS.length + 1).fill(0), seconds: 0 };
      this.#routes.set(route, count);
    }
    return count;
  }

  /** Route, class of status such as `2xx`, and how many answers. */
  *byClass(): Generator<readonly [route: string, status: string, answers: number]> {
    for (const [route, { classes }] of this.#routes)
      for (const [hundreds, answers] of classes.entries()) if (answers > 0) yield [route, `${hundreds}xx`, answers];
  }

  /** The durations as a histogram in the Prometheus exposition format. */
  durations(): string {
    const lines = [`# HELP ${NAME} Time from request to response by route`, `# TYPE ${NAME} histogram`];
    for (const [route, { buckets, seconds }] of this.#routes) {
      // Routes are templates of ours: there is nothing to escape in them.
      const label = `route="${route}"`;
      let below = 0;
      for (const [i, answers] of buckets.entries()) {
        below += answers;
        lines.push(`${NAME}_bucket{le="${BOUNDS[i] ?? '+Inf'}",${label}} ${below}`);
      }
      lines.push(`${NAME}_sum{${label}} ${seconds}`, `${NAME}_count{${label}} ${below}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
