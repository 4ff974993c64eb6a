import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter } from '../../routers/index.ts';
import { inputSchemaOf } from '../../src/api/json-schema.ts';
import { hasPath, operationsOf } from '../../src/api/operations.ts';
import { startTestService, type TestService } from '../service.ts';
import { refuserOf } from './refuser.ts';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService({ TIERS: JSON.stringify({ enterprise: { requests_per_minute: 1_000_000 } }) });
  key = (await service.issue()).secret;
});
afterAll(() => service.stop());

/** More members than any list of an input may have, and few enough for a body of 64 KiB. */
const MANY = 3_500;
/** Members that are looked at before a refusal is sure, and quoted in it. */
const FEW = 200;

/** A list that counts how many of its members are looked at. */
const counted = (item: unknown): { list: unknown[]; looked: () => number } => {
  const seen = new Set<PropertyKey>();
  const list = new Proxy(Array(MANY).fill(item), {
    get(target, name) {
      if (typeof name === 'string' && /^\d+$/.test(name)) seen.add(name);
      return Reflect.get(target, name);
    },
  });
  return { list, looked: () => seen.size };
};

const LONG = ['a,', 'rgb(', '9', '#', ' ', '-'].map((piece) => piece.repeat(60_000 / piece.length));

const operations = operationsOf(appRouter).filter(hasPath);

describe.each(operations.map((operation) => [operation.endpoint.operation, operation] as const))(
  '%s',
  (_, { name, procedure, endpoint, route }) => {
    const refusal = refuserOf({ name, procedure }, () => ({ service, key }));
    const fields = Object.keys(inputSchemaOf(procedure).properties);
    const isLaidOut = route.path === '/v1/analyzer/render';

    it('says in few words why a long value is refused', async () => {
      for (const field of fields)
        for (const text of LONG) {
          const error = await refusal({ ...endpoint.example, [field]: text });
          if (!error) continue;
          expect(error.status, `${field}: ${error.message.slice(0, 200)}`).toBeLessThan(500);
          expect(error.message.length).toBeLessThan(1500);
          expect(JSON.stringify(error.details ?? {}).length).toBeLessThan(5000);
        }
    });

    if (!endpoint.open)
      it('names an unknown field in few words, however long it is and however many there are', async () => {
        for (const extra of [
          { ['x'.repeat(60_000)]: 1 },
          Object.fromEntries(Array.from({ length: MANY }, (_, i) => [`zz${i}`, 1])),
        ])
          expect((await refusal({ ...endpoint.example, ...extra }))?.message.length ?? 0).toBeLessThan(1500);
      });

    if (route.method === 'POST' && !isLaidOut) {
      it('refuses a list of thousands after few of its members', async () => {
        for (const field of fields)
          for (const item of [0, null, 'zz', '#000', {}, []]) {
            const { list, looked } = counted(item);
            const error = await refusal({ ...endpoint.example, [field]: list });
            if (error) expect([field, item, looked() <= FEW, looked()]).toEqual([field, item, true, expect.anything()]);
          }
      });
    }
  },
);
