import { expect, it } from 'vitest';
import type { Answer } from '../../src/web/state/api.ts';
import { callerSource, type Source } from '../../src/web/views/usage/source.ts';
import { trackedSource } from '../../src/web/views/usage/tracked-source.ts';

/** Requests that end when they are told to, by operation. */
const held = () => {
  const ends = new Map<string, () => void>();
  const ask = (operation: string): Promise<Answer> =>
    new Promise((resolve) => ends.set(operation, () => resolve({ status: 200, body: operation } as unknown as Answer)));
  const source: Source = { ...callerSource('mk_key'), read: ask, change: ask };
  return { source, end: (operation: string) => ends.get(operation)?.() };
};

it('is settled once every request has ended, whichever began last', async () => {
  const { source: asked, end } = held();
  const { source, settled } = trackedSource(asked);
  const seen: string[] = [];
  void source.read('webhooks.deliveries', { id: 'a' }).then(() => seen.push('deliveries'));
  void source.change('webhooks.test', { id: 'a' }).then(() => seen.push('test'));
  const done = settled().then(() => seen.push('settled'));
  end('webhooks.test');
  await new Promise(setImmediate);
  expect(seen).toEqual(['test']);
  end('webhooks.deliveries');
  await done;
  expect(seen).toEqual(['test', 'deliveries', 'settled']);
});

it('is not settled while what followed from a request is on its way', async () => {
  const { source: asked, end } = held();
  const { source, settled } = trackedSource(asked);
  const seen: string[] = [];
  void source.change('webhooks.test', { id: 'a' }).then(async () => {
    await source.read('webhooks.deliveries', { id: 'a' });
    seen.push('deliveries');
  });
  const done = settled().then(() => seen.push('settled'));
  end('webhooks.test');
  await new Promise(setImmediate);
  expect(seen).toEqual([]);
  end('webhooks.deliveries');
  await done;
  expect(seen).toEqual(['deliveries', 'settled']);
});
