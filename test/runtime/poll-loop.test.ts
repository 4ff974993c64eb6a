import { expect, it } from 'vitest';
import { type PollLoopOptions, startPollLoop } from '../../src/runtime/poll-loop.ts';

const LONG = 600_000;

/** A queue in memory, and what became of its items. */
const queueOf = (...items: number[]) => {
  const begun: number[] = [];
  const errors: unknown[] = [];
  const open = new Map<number, () => void>();
  const options = {
    slots: 2,
    rest: LONG,
    take: async (free: number) => items.splice(0, free),
    carry: (item: number) =>
      new Promise<void>((resolve) => {
        begun.push(item);
        open.set(item, resolve);
      }),
    onError: (error: unknown) => void errors.push(error),
  } satisfies PollLoopOptions<number>;
  return { items, begun, errors, options, end: (item: number) => open.get(item)!() };
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it('takes as many as there are slots, and the next when one has ended', async () => {
  const queue = queueOf(1, 2, 3);
  const loop = startPollLoop(queue.options);
  await expect.poll(() => queue.begun).toEqual([1, 2]);
  await settled();
  expect(queue.begun).toEqual([1, 2]);
  queue.end(1);
  await expect.poll(() => queue.begun).toEqual([1, 2, 3]);
  for (const item of [2, 3]) queue.end(item);
  await loop.stop();
});

it('rests where nothing is due, and is woken', async () => {
  const queue = queueOf();
  const loop = startPollLoop(queue.options);
  await settled();
  queue.items.push(7);
  await settled();
  expect(queue.begun).toEqual([]);
  loop.wake();
  await expect.poll(() => queue.begun).toEqual([7]);
  queue.end(7);
  await loop.stop();
});

it('looks again by itself after a rest', async () => {
  const queue = queueOf();
  const loop = startPollLoop({ ...queue.options, rest: 5 });
  await settled();
  queue.items.push(8);
  await expect.poll(() => queue.begun).toEqual([8]);
  queue.end(8);
  await loop.stop();
});

it('tells why nothing could be taken up, and asks again', async () => {
  const queue = queueOf(9);
  let failed = false;
  const take = async (free: number) => {
    if (failed) return queue.options.take(free);
    failed = true;
    throw new Error('the store is away');
  };
  const loop = startPollLoop({ ...queue.options, rest: 1, take });
  await expect.poll(() => queue.begun).toEqual([9]);
  expect(queue.errors).toEqual([new Error('the store is away')]);
  queue.end(9);
  await loop.stop();
});

it('stops: the signal fires, nothing more is taken up, and what runs is waited for', async () => {
  const queue = queueOf(1, 2, 3);
  let stopped = false;
  const loop = startPollLoop({
    ...queue.options,
    slots: 1,
    carry: (_, stopping) => new Promise((resolve) => stopping.addEventListener('abort', () => setTimeout(resolve, 10))),
  });
  await settled();
  const stopping = loop.stop().then(() => {
    stopped = true;
  });
  expect(stopped).toBe(false);
  await stopping;
  expect(queue.items).toEqual([2, 3]);
});

it('never begins without slots', async () => {
  const queue = queueOf(1);
  const loop = startPollLoop({ ...queue.options, slots: 0 });
  await settled();
  await loop.stop();
  expect(queue.items).toEqual([1]);
});
