import { describe, expect, it } from 'vitest';
import { personalPalettes } from '../../src/personalize/answers/palettes.ts';
import { reasonForFew, totalsText } from '../../src/web/views/search/counts.ts';

const GREYS = ['#111111', '#222222', '#333333', '#444444', '#555555'];
const ASKED = { keep: 12, palette_size: 6 };

describe('what is said of the palettes that are shown', () => {
  it.each([
    [[82.31], '1 shown, 82.3 of 100 points'],
    [[82.34, 82.31], '2 shown, 82.3 of 100 points'],
    [[92.8, 90, 85.1], '3 shown, 85.1 to 92.8 of 100 points'],
  ])('%j: %s', (totals, text) => {
    expect(totalsText(totals)).toBe(text);
  });

  it('names locked colours as the reason for few', () => {
    expect(reasonForFew({ ...ASKED, lock: GREYS }, 1)).toBe('Only 1 palette: 5 of 6 colours are locked.');
    expect(reasonForFew({ ...ASKED, lock: GREYS.slice(1, 2) }, 4)).toBe(
      'Only 4 different palettes: 1 of 6 colours is locked.',
    );
  });

  it('counts what an answer holds in every palette, a colour that was named too', () => {
    const { brief } = personalPalettes({
      ...ASKED,
      intent: 'ui',
      diversity: 68,
      accessibility: 72,
      cvd_safe: true,
      depth: 16,
      unique: true,
      seed: 7,
      colors: ['#1f4e79', '#e07a5f'],
      note: 'must keep the blue and the orange, must keep #ffffff and #0f766e and #7b1e2b',
    });
    expect(reasonForFew(brief, 8)).toBe('Only 8 different palettes: 5 of 6 colours are locked.');
  });

  it('has no reason where all are shown, or nothing is locked', () => {
    expect(reasonForFew({ ...ASKED, lock: GREYS }, 12)).toBeUndefined();
    expect(reasonForFew({ ...ASKED, lock: [] }, 3)).toBeUndefined();
  });
});
