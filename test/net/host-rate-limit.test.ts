import { describe, expect, it } from 'vitest';
import { readAllowlist } from '../../src/net/allowlist.ts';
import { createPoliteness, createSlots } from '../../src/net/limits.ts';
import { never } from './origin.ts';

/** Work that ends when it is told to, and how much of it runs. */
const work = () => {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const start = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((end) => ends.push(end));
    running -= 1;
  };
  const finish = async () => {
    await new Promise((next) => setImmediate(next));
    while (running > 0 || ends.length > 0) {
      for (const end of ends.splice(0)) end();
      await new Promise((next) => setImmediate(next));
    }
  };
  return { start, finish, most: () => most };
};

describe('createSlots', () => {
  it('runs so many at once for each key, the others in order', async () => {
    const slots = createSlots(2);
    const job = work();
    const order: number[] = [];
    const runs = [1, 2, 3, 4, 5].map((n) =>
      slots.run('a', never(), async () => {
        order.push(n);
        await job.start();
      }),
    );
    await new Promise((next) => setImmediate(next));
    expect(order).toEqual([1, 2]);
    await job.finish();
    await Promise.all(runs);
    expect([order, job.most()]).toEqual([[1, 2, 3, 4, 5], 2]);
  });
  it('frees the place of one that fails, and lets go of one that no longer waits', async () => {
    const slots = createSlots(1);
    const gone = new AbortController();
    const first = slots.run('a', never(), () => Promise.reject(new Error('broken')));
    const second = slots.run('a', gone.signal, async () => 'never');
    const third = slots.run('a', never(), async () => 'third');
    gone.abort(new Error('gone'));
    await expect(first).rejects.toThrow('broken');
    await expect(second).rejects.toThrow('gone');
    await expect(third).resolves.toBe('third');
  });
});

describe('createPoliteness', () => {
  it('refuses a host that was read too often, until a minute has passed', () => {
    let now = 0;
    const polite = createPoliteness({
      allowlist: readAllowlist('own.example.org:443'),
      perMinute: 3,
      clock: () => now,
    });
    const read = (url: string) => polite.count(new URL(url));
    for (const at of [0, 10_000, 20_000]) {
      now = at;
      read('https://pots.example.org/');
    }
    expect(() => read('https://pots.example.org/')).toThrow(
      expect.objectContaining({ code: 'RATE_LIMITED', details: { retry_after: 40 } }),
    );
    expect(() => read('https://wild.example.org:8443/')).toThrow(/'example.org' reached the limit of 3 fetches/);
    read('https://example.com/');
    for (let i = 0; i < 10; i += 1) read('https://own.example.org/');
    now = 60_001;
    read('https://pots.example.org/');
  });
  it('knows which hosts count', () => {
    const polite = createPoliteness({ allowlist: readAllowlist('own.example.org:443') });
    expect(polite.hostOf(new URL('https://pots.example.org:8443/x'))).toBe('pots.example.org:8443');
    expect(polite.hostOf(new URL('https://own.example.org/'))).toBeUndefined();
  });
});
