import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastMap } from '../../src/accessibility/contrast/map.ts';
import { contrastPicks } from '../../src/accessibility/contrast/picks.ts';
import { contrastRatio } from '../../src/color/luminance.ts';
import { toOklch } from '../../src/color/oklab.ts';
import { rgb } from '../../src/color/rgb.ts';
import { some } from '../size.ts';

const before = JSON.parse(readFileSync(new URL('../reference/picks.json', import.meta.url), 'utf8')) as {
  targets: number[];
  backgrounds: Record<string, number[]>;
};
const picksAt = (target: number) =>
  Object.entries(before.backgrounds).map(([hex, counts]) => ({
    hex,
    had: counts[before.targets.indexOf(target)]!,
    made: contrastPicks(rgb(hex), target, 12, 0.1),
  }));
const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;

describe('picks', () => {
  it.each(
    some(
      [
        [4.5, 10, 0],
        [3, 11.9, 0],
        [7, 5.7, 200],
      ] as const,
      1,
    ),
  )('at %d are never fewer than they were, and %d of twelve in the mean', (target, least, empty) => {
    const all = picksAt(target);
    for (const { hex, had, made } of all) {
      expect([hex, made.count >= had]).toEqual([hex, true]);
      for (const pick of made.picks) {
        expect(contrastRatio(rgb(pick.hex), rgb(hex))).toBeGreaterThanOrEqual(target);
        expect(pick.margin).toBeLessThanOrEqual(0.1);
      }
    }
    expect(mean(all.map(({ made }) => made.count))).toBeGreaterThanOrEqual(least);
    expect(all.filter(({ made }) => made.count === 0).length).toBeLessThanOrEqual(empty);
  });

  it('exist on a mid blue, and are pastels on a mid grey', () => {
    expect(contrastPicks(rgb('#336699'), 4.5, 12, 0.1).count).toBeGreaterThanOrEqual(6);
    const { picks, polarity } = contrastPicks(rgb('#767676'), 3, 12, 0.1);
    expect(polarity).toBe('WoB');
    expect(picks.length).toBeGreaterThanOrEqual(10);
    for (const { hex } of picks) expect(toOklch(rgb(hex)).l).toBeGreaterThan(0.8);
  });

  it('show their hue, however little room there is', () => {
    for (const hex of ['#e11d48', '#6a7d20', '#cc4712']) {
      const { picks } = contrastPicks(rgb(hex), 4.5, 12, 0.1);
      expect(picks.length).toBeGreaterThan(0);
      for (const pick of picks) expect(toOklch(rgb(pick.hex)).c).toBeGreaterThanOrEqual(0.05);
    }
  });

  it('say the largest target with many picks where a background has few', () => {
    const few = contrastPicks(rgb('#e11d48'), 4.5, 12, 0.1);
    expect(few.best_target).toBeGreaterThanOrEqual(2.5);
    expect(contrastPicks(rgb('#e11d48'), few.best_target!, 12, 0.1).count).toBeGreaterThanOrEqual(8);
    expect(contrastPicks(rgb('#e11d48'), few.best_target! + 0.1, 12, 0.1).count).toBeLessThan(8);
    expect(contrastPicks(rgb('#ffffff'), 4.5, 12, 0.1).best_target).toBeNull();
  });

  it('name the hue whose pick is as good as the same', () => {
    for (const { made } of picksAt(4.5).slice(0, 40))
      for (const { same_as, why } of made.dropped_hues) {
        expect(same_as === null).toBe(!why.includes('hue'));
        if (same_as !== null) expect(made.picks.map(({ hue }) => hue)).toContain(same_as);
      }
  });

  it('lie on the side on which the map draws the contour of their target', () => {
    for (const hex of Object.keys(before.backgrounds).slice(0, 60))
      for (const { target, polarity, points } of contrastMap(rgb(hex), [3, 4.5], 12).contours) {
        const made = contrastPicks(rgb(hex), target, 12, 0.1);
        if (made.count > 0) expect([hex, target, made.polarity]).toEqual([hex, target, polarity]);
        for (const { boundary, hue } of made.picks)
          expect(points.find((point) => point.hue === hue)!.lightness).toBeCloseTo(boundary, 5);
      }
  });
});
