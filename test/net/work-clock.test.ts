import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createWorkClock } from '../../src/net/limits.ts';

describe('the clock of an inspection', () => {
  it('ends work that takes too long', async () => {
    const { signal } = createWorkClock(30);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('stands still while the work waits, and goes on with what was left', async () => {
    const clock = createWorkClock(200);
    clock.pause();
    clock.pause();
    await delay(400);
    expect(clock.signal.aborted).toBe(false);
    clock.resume();
    clock.resume();
    await new Promise((resolve) => clock.signal.addEventListener('abort', resolve));
    expect(clock.signal.aborted).toBe(true);
  });
});
