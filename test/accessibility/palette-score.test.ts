import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditPalette } from '../../src/accessibility/vision/audit.ts';
import { differencesSeen } from '../../src/accessibility/vision/differences.ts';
import { models } from '../../src/accessibility/vision/models/index.ts';
import { accessibilityScore } from '../../src/accessibility/vision/palette-score.ts';
import { VIEWS } from '../../src/accessibility/vision/views.ts';
import { rgb } from '../../src/color/rgb.ts';
import { toLinear } from '../../src/color/transfer.ts';
import { evaluatePalette } from '../../src/design/palette/evaluate.ts';
import { hexOf } from '../../src/exact/packed.ts';
import { round4 } from '../../src/exact/round.ts';
import { personalScore } from '../../src/personalize/answers/score.ts';
import { runs } from '../size.ts';

const palettes = fc.uniqueArray(fc.integer({ min: 0, max: 2 ** 24 - 1 }).map(hexOf), { minLength: 2, maxLength: 8 });
const least = (differences: readonly { readonly delta: number }[]): number =>
  round4(Math.min(...differences.map(({ delta }) => delta)));

const agree = (palette: readonly string[]): void => {
  const colors = palette.map(rgb);
  const evaluated = evaluatePalette(colors).accessibility;
  const scored = personalScore({ palette, intent: 'ui', accessibility: 72 });
  const { accessibility } = scored.score.breakdown;
  expect(accessibility.score).toBe(Number((100 * evaluated.score!).toFixed(2)));
  expect(accessibility.least_difference_colour_blind).toBe(evaluated.min_delta_e_any_deficiency);

  const linear = colors.map(toLinear);
  const [normal, ...seen] = evaluated.separation.map(({ min_delta_e }) => min_delta_e);
  expect(seen).toEqual(VIEWS.map((view) => least(differencesSeen(models[view].at(1), linear))));
  // Below a difference of 1000 every pair is listed.
  const { already_close } = auditPalette(colors, ['protanopia'], 1000);
  expect(normal).toBe(least(already_close.map(({ before }) => ({ delta: before }))));
};

describe('the accessibility of a palette', () => {
  it('has the same digits wherever it is measured', () =>
    fc.assert(fc.property(palettes, agree), { numRuns: runs(150) }));
  it('is measured on light that is not rounded to 8 bits', () => {
    const palette = ['#c0392b', '#4f7a28', '#3366cc', '#000000'];
    agree(palette);
    // Simulated colours rounded to 8 bits would make it 0.4864, by a least difference of 4.2558.
    expect(evaluatePalette(palette.map(rgb)).accessibility).toMatchObject({
      score: 0.4689,
      min_delta_e_any_deficiency: 3.9328,
    });
  });
  it('is made of separation and legible text, or of the text alone', () => {
    expect(accessibilityScore(6, 7)).toBeCloseTo(0.65 / 2 + 0.35, 12);
    expect(accessibilityScore(24, 21)).toBe(1);
    expect(accessibilityScore(0, 4.5)).toBeCloseTo((0.35 * Math.log(4.5)) / Math.log(7), 12);
    expect(accessibilityScore(0, 4.5, false)).toBeCloseTo(Math.log(4.5) / Math.log(7), 12);
  });
});
