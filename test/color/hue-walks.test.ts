import { describe, expect, it } from 'vitest';
import { HUE_WALKS } from '../../src/color/hue-walks.ts';

/** How far each way goes from one hue to another. */
const turns = (from: number, to: number) =>
  Object.fromEntries(
    Object.entries(HUE_WALKS).map(([way, walk]) => {
      const [start, end] = walk(from, to);
      return [way, Math.round((end - start) * 1e6) / 1e6 + 0];
    }),
  );

describe('ways round the wheel', () => {
  it('are those of CSS Color 4, section 12.4', () => {
    expect(turns(30, 60)).toEqual({ shorter: 30, longer: -330, increasing: 30, decreasing: -330 });
    expect(turns(60, 30)).toEqual({ shorter: -30, longer: 330, increasing: 330, decreasing: -30 });
    expect(turns(350, 10)).toEqual({ shorter: 20, longer: -340, increasing: 20, decreasing: -340 });
  });

  it.each([0, 1e-13, -1e-13])('do not hang on a rounding error (%s)', (error) => {
    expect(turns(50, 50 + error)).toEqual({ shorter: 0, longer: 360, increasing: 0, decreasing: 0 });
    const [below, above] = [360 - Math.abs(error || 1e-13), Math.abs(error)];
    expect(turns(above, below)).toMatchObject({ shorter: 0, increasing: 0, decreasing: 0 });
    expect(turns(below, above)).toMatchObject({ shorter: 0, increasing: 0, decreasing: 0 });
    expect(turns(50, 230 + error)).toEqual({ shorter: 180, longer: 180, increasing: 180, decreasing: -180 });
    expect(turns(230, 50 + error)).toEqual({ shorter: -180, longer: -180, increasing: 180, decreasing: -180 });
  });

  it('tell hues apart that differ by more', () => {
    expect(turns(50, 49.999)).toMatchObject({ shorter: -0.001, increasing: 359.999, decreasing: -0.001 });
  });
});
