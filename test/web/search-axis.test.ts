import { describe, expect, it } from 'vitest';
import { axisOf } from '../../src/web/views/search/axis.ts';

describe('the axis of totals', () => {
  it.each([
    [[85.1, 92.8], 84, 94, 1],
    [[80.3, 92.8], 78, 94, 2],
    [[90.2, 90.3], 89, 91, 1],
    [[27.1, 92.8], 20, 100, 10],
    [[0, 100], 0, 100, 10],
    [[99.9, 100], 99, 100, 1],
    [[62, 93], 60, 95, 5],
  ])('%j runs from %d to %d in steps of %d', (values, low, high, step) => {
    const axis = axisOf(values);
    expect([axis.low, axis.high]).toEqual([low, high]);
    expect(axis.ticks[0]).toBe(low);
    expect(axis.ticks.at(-1)).toBe(high);
    expect(axis.ticks[1]! - axis.ticks[0]!).toBe(step);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(low);
    expect(Math.max(...values)).toBeLessThanOrEqual(high);
  });
});
