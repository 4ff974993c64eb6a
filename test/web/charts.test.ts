import { describe, expect, it } from 'vitest';
import { CHART, CHART_IDS, linePoints, MOST_SERIES, pairOn, tilesOf } from '../../src/web/views/vision/charts.ts';

const counts = Array.from({ length: MOST_SERIES }, (_, i) => i + 1);

describe('charts of a palette', () => {
  it.each(CHART_IDS)('%s: points at two places inside the chart for every pair', (chart) => {
    for (const count of counts.slice(1))
      for (let i = 0; i < count; i += 1)
        for (let j = i + 1; j < count; j += 1) {
          const [from, to] = pairOn(chart, i, j, count)!;
          for (const { x, y } of [from, to]) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(CHART.width);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(CHART.height);
          }
          expect(from).not.toEqual(to);
        }
  });

  it('points at nothing that is not drawn', () => {
    expect(pairOn('lines', 0, MOST_SERIES, MOST_SERIES + 1)).toBeUndefined();
  });

  it('leaves room for the name at the end of each line', () => {
    const ends = counts.map((_, n) => linePoints(n, MOST_SERIES).at(-1)!.y);
    for (const [n, y] of ends.slice(1).entries()) expect(y - ends[n]!).toBeGreaterThan(12);
  });

  it('shows every series on the map', () => {
    for (const count of counts) expect(new Set(tilesOf(count).map(({ series }) => series)).size).toBe(count);
  });
});
