import { afterEach, expect, it, vi } from 'vitest';
import { type Channel, NO_PEERS, type PeerProcesses, passOn, siblingsOver } from '../../src/runtime/peer-processes.ts';

/** Processes that are joined as the workers of one parent are. */
const family = (size: number, silent: readonly number[] = [], starting: readonly number[] = []): PeerProcesses[] => {
  const hearers = new Map<number, (message: unknown) => void>();
  const channelOf = (number: number): Pick<Channel, 'send'> => ({
    send: (message) => {
      if (!silent.includes(number)) queueMicrotask(() => hearers.get(number)?.(message));
    },
  });
  const numbers = Array.from({ length: size }, (_, i) => i + 1);
  return numbers.map((number) =>
    siblingsOver({
      send: (message) =>
        passOn(
          message,
          number,
          {
            hearing: numbers.filter((other) => other !== number),
            answering: new Set(numbers.filter((other) => !starting.includes(other))),
          },
          channelOf,
        ),
      on: (hear) => void hearers.set(number, hear),
    }),
  );
};

afterEach(() => void vi.useRealTimers());

it('asks all others, and has the answers of those that have one', async () => {
  const [first, second, third] = family(4);
  second!.on('sum', (asked) => (asked as number) + 2);
  third!.on('sum', async () => {
    throw new Error('it cannot say');
  });
  expect(await first!.ask('sum', 40)).toEqual([42]);
  expect(await first!.ask('nothing')).toEqual([]);
  const [one, two] = await Promise.all([first!.ask('sum', 1), third!.ask('sum', 2)]);
  expect([one, two]).toEqual([[3], [4]]);
});

it('waits a second for one that is silent, and for nobody where it is alone', async () => {
  vi.useFakeTimers();
  const [first, second] = family(3, [3]);
  second!.on('name', () => 'second');
  const asked = first!.ask('name');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await asked).toEqual(['second']);
  expect(await family(1)[0]!.ask('name')).toEqual([]);
  expect(await NO_PEERS.ask('name')).toEqual([]);
});

it('tells all others without waiting', async () => {
  const [first, ...others] = family(3);
  const told: unknown[] = [];
  for (const one of [first!, ...others]) one.on('news', (news) => void told.push(news));
  first!.tell('news', { of: 1 });
  await new Promise(setImmediate);
  expect(told).toEqual([{ of: 1 }, { of: 1 }]);
});

it('does not wait for one that is still starting, which hears what is told all the same', async () => {
  vi.useFakeTimers();
  const [first, second, third] = family(3, [], [3]);
  second!.on('name', () => 'second');
  const told: unknown[] = [];
  third!.on('news', (news) => void told.push(news));
  third!.on('name', () => new Promise(() => {}));
  expect(await first!.ask('name')).toEqual(['second']);
  first!.tell('news', 'told');
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['told']);
});

it('leaves to the process between them what that takes upon itself, asked or told, and asks no other', async () => {
  const sent: unknown[] = [];
  const heard: unknown[] = [];
  const own = new Map([
    [
      'sum',
      (question: unknown, from: number) => {
        heard.push([question, from]);
        return 42;
      },
    ],
  ]);
  const others = { hearing: [2, 3], answering: new Set([2, 3]) };
  const pass = (message: unknown) =>
    passOn(message, 1, others, (number) => ({ send: (one) => void sent.push([number, one]) }), own);
  pass({ kind: 'asking', topic: 'sum', question: 'told' });
  expect(sent).toEqual([]);
  pass({ kind: 'asking', topic: 'sum', question: 'asked', id: 7 });
  expect(sent).toEqual([
    [1, { kind: 'asked', id: 7, of: 1 }],
    [1, { kind: 'answering', id: 7, to: 1, answer: 42 }],
  ]);
  expect(heard).toEqual([
    ['told', 1],
    ['asked', 1],
  ]);
});
