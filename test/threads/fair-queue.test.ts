import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFairQueue, type TurnLimits } from '../../src/threads/fair-queue.ts';

const never = new AbortController().signal;

/** Turns whose work lasts until it is told to end; `working` is what is in work, in the order in which it began. */
const desk = (limits: TurnLimits) => {
  const turns = createFairQueue(limits);
  const working: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    working,
    ask: (name: string, { place, signal = never }: { place?: string; signal?: AbortSignal } = {}) => {
      const done = turns.run({
        key: name[0]!,
        place,
        signal,
        work: () =>
          new Promise<string>((resolve) => {
            working.push(name);
            ends.set(name, () => {
              working.splice(working.indexOf(name), 1);
              resolve(name);
            });
          }),
      });
      done.catch(() => {});
      return done;
    },
    end: async (name: string) => {
      await new Promise(setImmediate);
      ends.get(name)!();
      await new Promise(setImmediate);
    },
  };
};
const settled = () => new Promise(setImmediate);

describe('turns', () => {
  it('gives a key everything while it is alone', async () => {
    const { ask, working } = desk({ atOnce: 4, perKey: 2 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) ask(name);
    await settled();
    expect(working).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('lets another key begin at once where there is a reserve', async () => {
    const { ask, working } = desk({ atOnce: 4, perKey: 2, reserve: 2 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3']) ask(name);
    await settled();
    expect(working).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2']);
  });

  it('holds a key to its share once another one waits', async () => {
    const { ask, working, end } = desk({ atOnce: 4, perKey: 2 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1', 'b2', 'b3', 'c1']) ask(name);
    await end('a1');
    expect(working).toEqual(['a2', 'a3', 'a4', 'b1']);
    await end('a2');
    expect(working).toEqual(['a3', 'a4', 'b1', 'c1']);
    await end('a3');
    // a has one in work and b too: b waited longer for its turn.
    expect(working).toEqual(['a4', 'b1', 'c1', 'a5']);
    await end('b1');
    expect(working).toEqual(['a4', 'c1', 'a5', 'b2']);
    await end('c1');
    expect(working).toEqual(['a4', 'a5', 'b2', 'b3']);
  });

  it('takes the keys in turn, and the work of one key in its order', async () => {
    const { ask, working, end } = desk({ atOnce: 1 });
    const order: string[] = [];
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) ask(name);
    await settled();
    while (working.length) {
      order.push(working[0]!);
      await end(working[0]!);
    }
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('lets so many work on one place, and others go ahead meanwhile', async () => {
    const { ask, working, end } = desk({ atOnce: 8, perPlace: 2 });
    ask('a1', { place: 'x' });
    ask('a2', { place: 'x' });
    ask('a3', { place: 'x' });
    ask('a4', { place: 'y' });
    ask('b1', { place: 'x' });
    await settled();
    expect(working).toEqual(['a1', 'a2', 'a4']);
    await end('a1');
    await end('a2');
    expect(working).toEqual(['a4', 'a3', 'b1']);
  });

  it('refuses what is too much for one key, and lets others in', async () => {
    const { ask, working } = desk({ atOnce: 1, waitingPerKey: 2 });
    for (const name of ['a1', 'a2', 'a3']) ask(name);
    await expect(ask('a4')).rejects.toMatchObject({ code: 'QUEUE_FULL', details: { retry_after: 5, waiting: 2 } });
    ask('b1');
    await settled();
    expect(working).toEqual(['a1']);
  });

  it('refuses what is too much in all', async () => {
    const { ask } = desk({ atOnce: 1, waiting: 2 });
    for (const name of ['a1', 'b1', 'c1']) ask(name);
    await expect(ask('d1')).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { retry_after: 5 } });
  });

  it('forgets who gave up, and lets others go on', async () => {
    const { ask, working, end } = desk({ atOnce: 3, perKey: 2, perPlace: 1 });
    const leaving = new AbortController();
    ask('a1');
    ask('a2');
    ask('c1', { place: 'x' });
    const gone = ask('b1', { place: 'x', signal: leaving.signal });
    ask('a3');
    await end('c1');
    await settled();
    leaving.abort(new Error('left'));
    await end('b1').catch(() => {});
    await expect(Promise.race([gone, settled()])).resolves.toBe('b1');
    expect(working).toEqual(['a1', 'a2', 'a3']);
    const late = new AbortController();
    const waits = ask('b2', { place: 'x', signal: late.signal });
    const alsoWaits = ask('a4');
    late.abort(new Error('left'));
    await expect(waits).rejects.toThrow('left');
    await end('a1');
    expect(working).toContain('a4');
    await end('a4');
    expect(await alsoWaits).toBe('a4');
    await expect(ask('b3', { signal: AbortSignal.abort(new Error('before')) })).rejects.toThrow('before');
  });

  it('passes on what the work throws, and takes the next', async () => {
    const turns = createFairQueue({ atOnce: 1 });
    const failing = turns.run({ key: 'a', signal: never, work: () => Promise.reject(new Error('broken')) });
    const waited = turns.run({ key: 'a', signal: never, work: async (ms) => ms });
    await expect(failing).rejects.toThrow('broken');
    expect(await waited).toBeGreaterThanOrEqual(0);
  });

  it('never lets more in than it may, and leaves nobody behind', async () => {
    const call = fc.record({ key: fc.constantFrom('a', 'b', 'c'), place: fc.constantFrom('x', 'y', undefined) });
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 40 }), fc.integer({ min: 1, max: 4 }), async (calls, atOnce) => {
        const turns = createFairQueue({ atOnce, perKey: 2, reserve: 1, perPlace: 2 });
        let inWork = 0;
        const onPlace = { x: 0, y: 0 };
        const done = await Promise.all(
          calls.map(({ key, place }) =>
            turns.run({
              key,
              place,
              signal: never,
              work: async () => {
                inWork += 1;
                if (place) onPlace[place] += 1;
                expect(inWork).toBeLessThanOrEqual(atOnce + 1);
                expect(Math.max(onPlace.x, onPlace.y)).toBeLessThanOrEqual(2);
                await settled();
                inWork -= 1;
                if (place) onPlace[place] -= 1;
                return true;
              },
            }),
          ),
        );
        expect(done).toHaveLength(calls.length);
      }),
    );
  });
});

describe('turns by cost', () => {
  const limits = { atOnce: 1, reserve: 1, byCost: true } as const;

  /** Asks for work of a cost; what began is noted in order. */
  const office = (more: Partial<TurnLimits> = {}) => {
    const time = { now: 0 };
    const turns = createFairQueue({ ...limits, clock: () => time.now, ...more });
    const costs = new Map<string, number>();
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    return {
      begun,
      ask: (name: string, cost = 1, background = false) => {
        costs.set(name, cost);
        void turns.run({
          key: name[0]!,
          cost,
          background,
          signal: never,
          work: () =>
            new Promise<void>((resolve) => {
              begun.push(name);
              ends.set(name, resolve);
            }),
        });
      },
      end: async (name: string) => {
        await settled();
        time.now += costs.get(name)!;
        ends.get(name)!();
        await settled();
      },
    };
  };

  it('do not let background work owe later what it did alone', async () => {
    const { ask, begun, end } = office({ reserve: 0 });
    for (let i = 1; i <= 50; i += 1) {
      ask(`j${i}`, 100, true);
      await end(`j${i}`);
    }
    begun.length = 0;
    for (let i = 51; i <= 54; i += 1) ask(`j${i}`, 100, true);
    for (let i = 1; i <= 20; i += 1) ask(`a${i}`, 100);
    await settled();
    for (let i = 0; i < 15; i += 1) await end(begun[i]!);
    expect(begun.filter((name) => name.startsWith('j')).length).toBeGreaterThanOrEqual(3);
    expect(begun.filter((name) => name.startsWith('a')).length).toBeGreaterThanOrEqual(10);
  });

  it('let a key that has nothing in work begin beside another one with much', async () => {
    const { ask, begun } = office();
    for (let i = 1; i <= 8; i += 1) ask(`a${i}`, 1_000);
    ask('b1');
    await settled();
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('wait for one piece at most where the reserve is taken too', async () => {
    const { ask, begun, end } = office();
    for (let i = 1; i <= 8; i += 1) ask(`a${i}`, 1_000);
    for (let i = 1; i <= 8; i += 1) ask(`b${i}`, 1_000);
    ask('c1');
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
  });

  it('are of those who got least, by cost and not by count', async () => {
    const { ask, begun, end } = office({ reserve: 0 });
    for (let i = 1; i <= 2; i += 1) ask(`a${i}`, 10_000);
    for (let i = 1; i <= 6; i += 1) ask(`b${i}`, 1_000);
    for (const name of ['a1', 'b1', 'b2', 'b3', 'b4', 'b5']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6']);
  });

  it('are not saved up by a key that was idle', async () => {
    const { ask, begun, end } = office({ reserve: 0 });
    for (let i = 1; i <= 4; i += 1) ask(`a${i}`, 1_000);
    await end('a1');
    await end('a2');
    for (let i = 1; i <= 4; i += 1) ask(`z${i}`, 1_000);
    await end('a3');
    await end(begun.at(-1)!);
    await end(begun.at(-1)!);
    expect(begun.slice(3).map((name) => name[0])).toEqual(['z', 'a', 'z']);
  });

  it('of background work come behind, and without a reserved place', async () => {
    const { ask, begun, end } = office();
    ask('a1', 1_000);
    for (let i = 1; i <= 3; i += 1) ask(`j${i}`, 1_000, true);
    await settled();
    expect(begun).toEqual(['a1']);
    for (let i = 2; i <= 4; i += 1) ask(`a${i}`, 1_000);
    await end('a1');
    await end(begun.at(-1)!);
    await end(begun.at(-1)!);
    await end(begun.at(-1)!);
    expect(begun.filter((name) => name.startsWith('a')).length).toBeGreaterThanOrEqual(4);
  });

  it('use every place for whoever waits', async () => {
    const { ask, begun } = office({ atOnce: 4, reserve: 0 });
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) ask(name, 100);
    await settled();
    expect(begun).toHaveLength(4);
  });
});
