import { describe, expect, it } from 'vitest';
import { nextAttempt, retryAfterMs } from '../../src/webhooks/schedule.ts';

describe('the schedule of a delivery', () => {
  const schedule = [5, 300];
  const now = 1_700_000_000_000;
  it('adds up to a tenth at random and ends', () => {
    expect(nextAttempt(schedule, 1, now, { random: () => 0 })).toBe(now + 5_000);
    expect(nextAttempt(schedule, 2, now, { random: () => 1 })).toBe(now + 330_000);
    expect(nextAttempt(schedule, 3, now)).toBeUndefined();
  });
  it('waits as long as the receiver asks, at most a day', () => {
    expect(nextAttempt(schedule, 1, now, { askedMs: 60_000, random: () => 0 })).toBe(now + 60_000);
    expect(retryAfterMs('120', now)).toBe(120_000);
    expect(retryAfterMs(new Date(now + 90_000).toUTCString(), now)).toBe(90_000);
    expect(retryAfterMs('99999999', now)).toBe(86_400_000);
    for (const useless of [undefined, 'soon', '-5', new Date(now - 9000).toUTCString()])
      expect(retryAfterMs(useless, now)).toBe(0);
  });
});
