import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { inputSchemaOf } from '../../src/api/json-schema.ts';
import { hasPath, operationsOf } from '../../src/api/operations.ts';
import { type Effort, type Meter, startMeter } from '../effort.mjs';
import { startTestService, type TestService } from '../service.ts';
import { some } from '../size.ts';
import { type HeldTimers, holdTimers } from './held-timers.ts';
import { refuserOf } from './refuser.ts';

let service: TestService;
let key: string;
let meter: Meter;
let timers: HeldTimers;
beforeAll(async () => {
  timers = holdTimers();
  service = await startTestService({ TIERS: JSON.stringify({ enterprise: { requests_per_minute: 1_000_000 } }) });
  key = (await service.issue()).secret;
  meter = await startMeter();
});
afterAll(async () => {
  await meter.stop();
  await service.stop();
  timers.stop();
});

/** Bytes of a value, about. The usual limit of a body is 64 KiB. */
const SHORT = 100;
const LONG = 60_000;
/** A member of a list or an object with all that belongs to it. */
const MEMBER = 20;

const repeated = (piece: string) => (bytes: number) => piece.repeat(bytes / piece.length);
const listOf = (item: unknown) => (bytes: number) => Array(bytes / MEMBER).fill(item);
/** Values that a reader could lose itself in, as long as is wanted. */
const VALUES: readonly ((bytes: number) => unknown)[] = [
  ...['a,', '1 ', 'a', 'rgb(', ' ', '#', '{"', '\u00e9'].map(repeated),
  ...[0, '#zz', '#123456', {}].map(listOf),
  (bytes) => ['x'.repeat(bytes)],
  (bytes) => Object.fromEntries(Array.from({ length: bytes / MEMBER }, (_, i) => [`member${i}`, 1])),
  (bytes) => ({ ['x'.repeat(bytes)]: 1 }),
  (bytes) => ({ deep: { deeper: ['x'.repeat(bytes)] } }),
];

/** What else the process does meanwhile, such as looking for jobs, in blocks of code. */
const BESIDE = 600;
/** How often costs are counted again that seem too far apart: the engine may forget, or count more, in one count and not in the next. */
const MORE = 9;
/** How often a long text may be gone through before it is refused. */
const PASSES = 2;

describe.each(
  some(operationsOf(appRouter).filter(hasPath), 10).map(
    (operation) => [operation.endpoint.operation, operation] as const,
  ),
)('%s', (_, operation) => {
  it('refuses a long value at no more than three times the cost of a short one', async () => {
    const refusal = refuserOf(operation, () => ({ service, key }));
    const fields = Object.keys(inputSchemaOf(operation.procedure).properties);
    for (const field of [...fields, 'unknown']) {
      // It has to be laid out before it can be refused, within limits of its own.
      if (operation.name === 'analyzer.render' && field === 'report') continue;
      const inputOf = (value: unknown) => ({ ...operation.endpoint.example, [field]: value });
      const refused: ((bytes: number) => unknown)[] = [];
      for (const valueAt of VALUES) if (await refusal(inputOf(valueAt(LONG)))) refused.push(valueAt);
      const effortOf = (bytes: number) =>
        timers.alone(() =>
          meter.measure(async () => {
            for (const valueAt of refused) await refusal(inputOf(valueAt(bytes)));
          }),
        );
      let [short, long] = [await effortOf(SHORT), await effortOf(LONG)];
      const most = () => 3 * short.blocks + BESIDE;
      // What the process does beside comes now and then; what a refusal costs, it costs every time: the least is what it costs.
      const lesser = (one: Effort, other: Effort): Effort => (other.blocks < one.blocks ? other : one);
      for (let again = 0; again < MORE && long.blocks > most(); again += 1)
        [short, long] = [lesser(short, await effortOf(SHORT)), lesser(long, await effortOf(LONG))];
      if (refused.length > 0) expect(short.blocks, field).toBeGreaterThan(0);
      const where = `${field}: ${JSON.stringify({ short, long })}`;
      expect(long.blocks, where).toBeLessThanOrEqual(most());
      expect(long.characters - short.characters, where).toBeLessThanOrEqual(PASSES * LONG * refused.length);
    }
  });
});
