import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { MINUTE, RateWindow, waitFor } from '../../src/accounts/rate-window.ts';
import { createAddressLimiter } from '../../src/api/gate/addresses.ts';
import { NO_PEERS } from '../../src/runtime/peer-processes.ts';

/** Instants at which calls pass when one is tried at each of these. */
const passing = (limit: number, instants: readonly number[]): number[] => {
  const window = new RateWindow();
  return instants.filter((now) => {
    const passes = window.count(now) < limit;
    if (passes) window.add(now);
    return passes;
  });
};

const risingInstants = (most: number) =>
  fc.array(fc.integer({ min: 0, max: most }), { minLength: 1, maxLength: 400 }).map((gaps) => {
    let now = 5_000_000;
    return gaps.map((gap) => (now += gap));
  });

describe('the rate window', () => {
  it.each([1, 7, 60, 300, 3000])('lets exactly %i calls through at one instant', (limit) => {
    expect(passing(limit, Array(limit * 3).fill(1e6))).toHaveLength(limit);
  });

  it('never holds more than the limit in any 60 seconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), risingInstants(3_000), (limit, instants) => {
        const passed = passing(limit, instants);
        passed.forEach((instant, i) => {
          const before = passed[i - limit];
          if (before !== undefined) expect(instant - before).toBeGreaterThanOrEqual(MINUTE.span);
        });
      }),
    );
  });

  it('lets two calls of a hundred less through than the limit at worst', () => {
    const limit = 300;
    const instants = Array.from({ length: 60_000 }, (_, i) => 1e6 + 10 * i);
    const passed = passing(limit, instants).length;
    expect(passed).toBeGreaterThanOrEqual(0.98 * limit * 10);
    expect(passed).toBeLessThanOrEqual(limit * 10 + 1);
  });

  it('says truly when a refused call would pass, and never more than a minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), risingInstants(2_000), (limit, instants) => {
        const [one, other] = [new RateWindow(), new RateWindow()];
        instants.forEach((now, i) => {
          const wait = waitFor([one, other], now, limit);
          if (wait === 0) {
            (i % 2 ? one : other).add(now);
            return;
          }
          expect(wait).toBeLessThanOrEqual(MINUTE.span + 1);
          const counted = (instant: number) => one.copy().count(instant) + other.copy().count(instant);
          expect(counted(now + wait)).toBeLessThan(limit);
          expect(counted(now + wait - 2)).toBeGreaterThanOrEqual(limit);
        });
      }),
    );
  });

  it('reads back what it has written', () => {
    fc.assert(
      fc.property(risingInstants(700), (instants) => {
        const window = new RateWindow();
        for (const instant of instants) window.add(instant);
        const now = instants.at(-1)!;
        const read = RateWindow.from(window.bytes(now));
        for (let later = now; later < now + 61_000; later += 500) expect(read.count(later)).toBe(window.count(later));
      }),
    );
    expect(RateWindow.from(new Uint8Array()).count(0)).toBe(0);
  });

  it('takes calls out again wherever they stand', () => {
    fc.assert(
      fc.property(risingInstants(900), fc.infiniteStream(fc.boolean()), (instants, coin) => {
        const window = new RateWindow();
        const kept: number[] = [];
        for (const instant of instants) window.add(instant);
        for (const instant of instants) {
          if (coin.next().value) window.remove(instant);
          else kept.push(instant);
        }
        const now = instants.at(-1)!;
        expect(window.count(now)).toBeGreaterThanOrEqual(kept.filter((instant) => instant + MINUTE.span > now).length);
        expect(window.count(now + MINUTE.span + 2_000)).toBe(0);
      }),
    );
  });

  it('counts what lies ahead, after a clock was put back, as having come now', () => {
    const window = new RateWindow();
    for (let i = 0; i < 5; i += 1) window.add(10_000_000 + i * 1_500);
    expect(window.count(1_000)).toBe(5);
    expect(waitFor([window], 1_000, 5)).toBeLessThanOrEqual(MINUTE.span);
    expect(window.count(1_000 + MINUTE.span)).toBe(0);
  });
});

describe('the limit of an address', () => {
  it('counts each address by itself and says when it may go on', () => {
    const limiter = createAddressLimiter({ limit: 3, siblings: NO_PEERS, topic: 'visitors' });
    expect(limiter.peek('192.0.2.1')).toMatchObject({ allowed: true, remaining: 3, resetSeconds: 0 });
    for (const remaining of [2, 1, 0]) expect(limiter.take('192.0.2.1')).toMatchObject({ allowed: true, remaining });
    expect(limiter.take('192.0.2.1')).toMatchObject({ allowed: false, remaining: 0, resetSeconds: 60, retryAfter: 60 });
    expect(limiter.peek('192.0.2.1').allowed).toBe(false);
    expect(limiter.take('192.0.2.2')).toMatchObject({ allowed: true, remaining: 2 });
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:1:2:3', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::ffff:192.0.2.1', '192.0.2.1', true],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
    ['fe80::1%eth0', 'fe80::2%eth0', true],
    ['2001:0DB8:0:0:1::', '2001:db8::', true],
    ['::1', '1::', false],
    ['unknown:one', 'unknown:two', false],
  ])('takes %s and %s for one caller: %s', (one, other, isSame) => {
    const limiter = createAddressLimiter({ limit: 3, siblings: NO_PEERS, topic: 'visitors' });
    limiter.take(one);
    expect(limiter.peek(other).remaining).toBe(isSame ? 2 : 3);
  });

  it('costs no look at every other address, however many there are', () => {
    const limiter = createAddressLimiter({ limit: 3, siblings: NO_PEERS, topic: 'visitors' });
    const looks = vi.spyOn(RateWindow.prototype, 'count');
    const addresses = 51_000;
    for (let i = 0; i < addresses; i += 1) limiter.take(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`);
    // Each call looks at its own address twice; at the others once in a second, which this may take some of.
    expect(looks.mock.calls.length).toBeLessThan(2 * addresses + 20 * 50_000);
    looks.mockRestore();
    // The oldest is forgotten.
    expect(limiter.peek('10.0.0.0')).toMatchObject({ remaining: 3 });
    expect(limiter.peek('10.0.199.55')).toMatchObject({ remaining: 2 });
  });
});
