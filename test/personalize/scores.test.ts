import { describe, expect, it } from 'vitest';
import { models } from '../../src/accessibility/vision/models/index.ts';
import { simulateLinear } from '../../src/accessibility/vision/simulate.ts';
import { VIEWS } from '../../src/accessibility/vision/views.ts';
import { ciede2000 } from '../../src/color/difference/ciede2000.ts';
import { toLabD65, xyzToLab } from '../../src/color/lab.ts';
import { contrastRatio } from '../../src/color/luminance.ts';
import { transform } from '../../src/color/matrix.ts';
import { toOklch } from '../../src/color/oklab.ts';
import { SRGB_TO_XYZ } from '../../src/color/primaries.ts';
import { rgb } from '../../src/color/rgb.ts';
import { toLinear } from '../../src/color/transfer.ts';
import { XYZ_D65 } from '../../src/color/white.ts';
import { personalScore } from '../../src/personalize/answers/score.ts';
import { hueTerm, pairHarmony } from '../../src/personalize/score/ou-luo.ts';
import { RELATIONSHIP_IDS } from '../../src/personalize/vocabulary/relationships.ts';

const PALETTE = ['#1f4e79', '#e07a5f', '#f2cc8f', '#81b29a', '#111111'];
const pairs = PALETTE.flatMap((x, i) => PALETTE.slice(i + 1).map((y) => [x, y] as const));
const least = (values: readonly number[]): number => Math.min(...values);
const answer = personalScore({ palette: PALETTE, intent: 'ui', styles: ['retro'], accessibility: 72 });
const { breakdown, scores, total } = answer.score;

describe('a score is made of numbers that anyone can compute again from the hex values', () => {
  it('diversity', () => {
    const differences = pairs.map(([x, y]) => ciede2000(toLabD65(rgb(x)), toLabD65(rgb(y))));
    const mean = differences.reduce((sum, d) => sum + d, 0) / differences.length;
    const lightness = PALETTE.map((hex) => toOklch(rgb(hex)).l);
    const range = Math.max(...lightness) - Math.min(...lightness);
    expect(breakdown.diversity.least_difference).toBeCloseTo(least(differences), 3);
    expect(breakdown.diversity.mean_difference).toBeCloseTo(mean, 3);
    expect(breakdown.diversity.lightness_range).toBeCloseTo(range, 3);
    expect(scores.diversity).toBeCloseTo(
      100 *
        (0.5 * Math.min(1, least(differences) / 18) + 0.3 * Math.min(1, mean / 45) + 0.2 * Math.min(1, range / 0.65)),
      1,
    );
  });
  it('contrast', () => {
    const ratios = pairs.map(([x, y]) => contrastRatio(rgb(x), rgb(y)));
    const [best, text, large] = [
      Math.max(...ratios),
      ratios.filter((r) => r >= 4.5).length,
      ratios.filter((r) => r >= 3).length,
    ];
    expect(breakdown.contrast).toMatchObject({ pairs_from_4_5: text, pairs_from_3: large, pairs: 10 });
    expect(breakdown.contrast.best_ratio).toBeCloseTo(best, 3);
    expect(scores.contrast).toBeCloseTo(
      100 *
        (0.45 * Math.min(1, Math.log(best) / Math.log(12)) +
          0.35 * Math.min(1, text / 10 / 0.4) +
          0.2 * Math.min(1, large / 10 / 0.55)),
      1,
    );
  });
  it('accessibility, in the three views by their published matrices', () => {
    const seen = VIEWS.map((view) => {
      const simulation = models[view].at(1);
      const lab = (hex: string) =>
        xyzToLab(transform(SRGB_TO_XYZ, simulateLinear(simulation, toLinear(rgb(hex)))), XYZ_D65);
      return least(pairs.map(([x, y]) => ciede2000(lab(x), lab(y))));
    });
    expect(breakdown.accessibility.least_difference_colour_blind).toBeCloseTo(least(seen), 3);
    answer.separation.slice(1).forEach(({ view, difference }, i) => {
      expect(view).toBe(VIEWS[i]);
      expect(difference).toBeCloseTo(seen[i]!, 2);
    });
  });
  it('the total, under the weights stated', () => {
    const weights = answer.brief.weights;
    const sum = Object.entries(scores).reduce((all, [id, v]) => all + v * weights[id as keyof typeof weights], 0);
    expect(total).toBeCloseTo(sum, 1);
  });
  it('the best pair', () => {
    expect(answer.best_pair).toMatchObject({ fg: '#111111', bg: '#f2cc8f', level: 'AAA' });
  });
});

/** Ou and Luo 2006, written out once more from the paper with the functions of the engine. */
const ouLuo = (x: readonly [number, number, number], y: readonly [number, number, number]): number => {
  const [c1, c2] = [Math.hypot(x[1], x[2]), Math.hypot(y[1], y[2])];
  const [h1, h2] = [x, y].map(([, a, b]) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360) as [number, number];
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((((h2 - h1) / 2) * Math.PI) / 180);
  const hc = 0.04 + 0.53 * Math.tanh(0.8 - 0.045 * Math.hypot(dH, (c1 - c2) / 1.46));
  const hl =
    0.28 + 0.54 * Math.tanh(-3.88 + 0.029 * (x[0] + y[0])) + 0.14 + 0.15 * Math.tanh(-2 + 0.2 * Math.abs(x[0] - y[0]));
  const hsy = (l: number, c: number, h: number): number => {
    const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
    const hs = -0.08 - 0.14 * sin(h + 50) - 0.07 * sin(2 * h + 90);
    const ey = ((0.22 * l - 12.8) / 10) * Math.exp((90 - h) / 10 - Math.exp((90 - h) / 10));
    return (0.5 + 0.5 * Math.tanh(-2 + 0.5 * c)) * (hs + ey);
  };
  return hc + hl + hsy(x[0], c1, h1) + hsy(y[0], c2, h2);
};

describe('Ou and Luo 2006', () => {
  it.each(pairs)('%s and %s', (x, y) => {
    const labs = [x, y].map((hex) => {
      const [l, a, b] = toLabD65(rgb(hex));
      const h = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
      return { flat: Float64Array.from([l, a, b, Math.hypot(a, b)]), term: hueTerm(l, Math.hypot(a, b), h) };
    });
    const [one, two] = [labs[0]!, labs[1]!];
    const expected = ouLuo(toLabD65(rgb(x)), toLabD65(rgb(y)));
    expect(pairHarmony(one.flat, two.flat, one.term, two.term)).toBeCloseTo(expected, 9);
    expect(pairHarmony(two.flat, one.flat, two.term, one.term)).toBeCloseTo(expected, 9);
  });
});

describe('relationships', () => {
  const totalAs = (relationship?: (typeof RELATIONSHIP_IDS)[number]) =>
    personalScore({ palette: PALETTE, intent: 'brand', accessibility: 72, relationship });
  it('reports the best where none is named, and the next five', () => {
    const free = totalAs();
    const all = RELATIONSHIP_IDS.map((id) => totalAs(id).score.total).sort((a, b) => b - a);
    expect(free.score.total).toBe(all[0]);
    expect(free.alternatives.map(({ total: t }) => t)).toEqual(all.slice(1, 6));
    expect(free.measured_as.chosen).toBe('best');
  });
  it('fits colours that lie on it', () => {
    const on = personalScore({
      palette: ['#ff5a5a', '#00b0b3'],
      intent: 'ui',
      accessibility: 72,
      relationship: 'complementary',
    });
    const off = personalScore({
      palette: ['#ff5a5a', '#00b0b3'],
      intent: 'ui',
      accessibility: 72,
      relationship: 'analogous_narrow',
    });
    expect(on.measured_as.residual_degrees).toBeLessThan(12);
    expect(off.measured_as.residual_degrees).toBeGreaterThan(60);
    expect(on.score.scores.harmony).toBeGreaterThan(off.score.scores.harmony + 20);
  });
  it('takes greys for a single hue', () => {
    const { measured_as } = personalScore({
      palette: ['#222222', '#888888', '#eeeeee'],
      intent: 'ui',
      accessibility: 72,
    });
    expect(measured_as.id).toBe('monochromatic');
  });
});
