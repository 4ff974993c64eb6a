import { describe, expect, it } from 'vitest';
import { personalPool } from '../../src/personalize/answers/pool.ts';
import { STYLE_IDS } from '../../src/personalize/vocabulary/styles.ts';

const INPUT = { intent: 'ui' as const, target: 64, warmth: 52, seed: 7 };

describe('a pool', () => {
  it.each([1, 7, 64, 240])('has exactly %i different colours', (target) => {
    const { pool, profile } = personalPool({ ...INPUT, target });
    expect(new Set(pool).size).toBe(target);
    expect(profile.count).toBe(target);
    expect(profile.neutrals + profile.hue_bands.reduce((sum, { count }) => sum + count, 0)).toBe(target);
  });
  it('begins with the colours of the brief, each once', () => {
    const { pool, profile } = personalPool({ ...INPUT, colors: ['#e07a5f', '#1f4e79', '#E07A5F'] });
    expect(pool.slice(0, 2)).toEqual(['#e07a5f', '#1f4e79']);
    expect(profile.from_colors).toBe(2);
  });
  it('is the beginning of a larger one', () => {
    const { pool } = personalPool({ ...INPUT, target: 200 });
    expect(pool.slice(0, 50)).toEqual(personalPool({ ...INPUT, target: 50 }).pool);
  });
  it('gets warmer with the dial', () => {
    const warmth = [0, 25, 50, 75, 100].map((dial) => personalPool({ ...INPUT, warmth: dial }).profile.warmth.mean);
    expect([...warmth].sort((a, b) => a - b)).toEqual(warmth);
    expect(warmth[4]! - warmth[0]!).toBeGreaterThan(0.5);
  });
  it.each(STYLE_IDS)('of %s lies in its window for the most part', (style) => {
    const { pool, profile } = personalPool({ ...INPUT, styles: [style], colors: ['#808080'] });
    expect(pool).toHaveLength(64);
    expect(profile.inside_windows).toBeGreaterThan(0.5);
  });
});
