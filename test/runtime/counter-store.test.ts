import { expect, it } from 'vitest';
import { type CounterSnapshot, createCounterStore } from '../../src/runtime/counter-store.ts';
import { RouteCounts } from '../../src/runtime/route-counts.ts';

const collect = (): void => {};

/** A process that has answered so many calls. */
const process = (pid: number, calls: number): CounterSnapshot => {
  const routes = new RouteCounts();
  for (let i = 0; i < calls; i += 1) routes.add('GET /v1/health', 200, 0.25);
  return {
    pid,
    totals: { requests: calls, errors: 1, refused: 2, credits: 3 * calls },
    metrics: [
      {
        name: 'calls_total',
        help: 'Calls',
        type: 'counter' as never, // The types of the library say a number, its values are names.
        aggregator: 'sum',
        collect,
        values: [
          { value: calls, labels: { status: '2xx', route: 'a' } },
          { value: 1, labels: { route: `of ${pid}` } },
        ],
      },
    ],
    routes: routes.all(),
  };
};

it('keeps the latest of each that lives, and the sum of all that have ended', () => {
  const kept = createCounterStore();
  kept.told(1, process(101, 5));
  kept.told(2, process(102, 7));
  kept.told(1, process(101, 6));
  expect(kept.all()).toEqual([process(101, 6), process(102, 7)]);
  kept.ended(1);
  kept.ended(2);
  kept.ended(9);
  kept.told(3, process(103, 1));
  const [ended, living] = kept.all();
  expect(living).toEqual(process(103, 1));
  expect(ended).toMatchObject({ pid: 0, totals: { requests: 13, errors: 2, refused: 4, credits: 39 } });
  expect(ended!.metrics[0]!.values).toEqual([
    { value: 13, labels: { status: '2xx', route: 'a' } },
    { value: 1, labels: { route: 'of 101' } },
    { value: 1, labels: { route: 'of 102' } },
  ]);
  const [route, count] = ended!.routes[0]!;
  expect([route, count.classes[2], count.seconds]).toEqual(['GET /v1/health', 13, 13 * 0.25]);
});
