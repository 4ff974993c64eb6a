import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../../src/color/luminance.ts';
import { toOklch } from '../../../src/color/oklab.ts';
import { readColor } from '../../../src/color/read-color.ts';
import { resolveColor } from '../../../src/color/resolve.ts';
import { type Rgb, rgb, toHex } from '../../../src/color/rgb.ts';
import { alphaHex } from '../../../src/design/shade/alpha.ts';
import { exportShades } from '../../../src/design/shade/export.ts';
import { shadeScale } from '../../../src/design/shade/scale.ts';
import { runs } from '../../size.ts';
import { cssErrors } from '../consumers/css.ts';

const anyRgb = fc.record({ r: fc.nat(255), g: fc.nat(255), b: fc.nat(255) });
const radix = (color: Rgb) => shadeScale({ color, method: 'radix', steps: 12, seed: 1 });
const stepsOf = (steps: readonly { hex: string; token: string; p3?: string }[]) =>
  steps.map(({ hex, token, p3 }) => ({ color: rgb(hex), token, p3 }));

describe('radix', () => {
  it('has a dark scale: the base at step 9, step 11 readable on step 3, grounds dark and text light', () => {
    fc.assert(
      fc.property(anyRgb, (base) => {
        const { dark, base_step } = radix(base);
        expect(base_step).toBe('9');
        expect(dark!.map(({ token }) => token)).toEqual(Array.from({ length: 12 }, (_, i) => String(i + 1)));
        expect(dark![8]!.hex).toBe(toHex(base));
        expect(contrastRatio(rgb(dark![10]!.hex), rgb(dark![2]!.hex))).toBeGreaterThanOrEqual(4.5);
        expect(dark![11]!.oklch.l).toBeGreaterThanOrEqual(dark![10]!.oklch.l);
        expect(dark![0]!.oklch.l).toBeLessThan(0.2);
      }),
      { numRuns: runs(60) },
    );
  });
  it('has every colour in Display P3: the base as it is, others with no less chroma', () => {
    for (const hex of ['#e5484d', '#30a46c', '#0090ff', '#f5d90a', '#7f6a5c']) {
      const { steps, dark } = radix(rgb(hex));
      for (const step of [...steps, ...dark!]) {
        expect(step.p3).toMatch(/^color\(display-p3 [\d.]+ [\d.]+ [\d.]+\)$/);
        const written = readColor(step.p3!).color!;
        const color = resolveColor(written, { gamut: 'refuse', over: undefined }).color?.rgb;
        // What is outside sRGB is no 8-bit colour: it has more chroma than the step beside it.
        if (color) expect(toOklch(color).c).toBeGreaterThan(step.oklch.c - 0.006);
        else expect(step.hex).not.toBe(hex);
        if (color) expect(Math.abs(toOklch(color).l - step.oklch.l)).toBeLessThan(0.01);
      }
    }
  });
});

describe('transparent colours', () => {
  it('look like the opaque ones on their ground, as transparent as can be', () => {
    fc.assert(
      fc.property(anyRgb, fc.constantFrom(rgb('#ffffff'), rgb('#111111')), (color, ground) => {
        const hex = alphaHex(color, ground);
        const [own, alpha] = [rgb(hex.slice(0, 7)), Number.parseInt(hex.slice(7), 16) / 255];
        for (const channel of ['r', 'g', 'b'] as const) {
          const seen = own[channel] * alpha + ground[channel] * (1 - alpha);
          expect(Math.abs(seen - color[channel])).toBeLessThanOrEqual(1);
        }
      }),
    );
    expect(alphaHex(rgb('#ffffff'), rgb('#ffffff'))).toBe('#00000000');
    expect(alphaHex(rgb('#808080'), rgb('#ffffff'))).toBe('#0000007f');
  });
});

describe('the style sheet of a radix scale', () => {
  const { steps, dark } = radix(rgb('#0090ff'));
  const sheet = exportShades('css', { steps: stepsOf(steps), dark: stepsOf(dark!) }, { prefix: 'blue' })
    .content as string;
  it('has both themes, transparent colours and Display P3', () => {
    expect(cssErrors(sheet)).toEqual([]);
    expect(sheet.match(/--blue-9: #0090ff;/g)).toHaveLength(2);
    expect(sheet.match(/--blue-a\d+: #[0-9a-f]{8};/g)).toHaveLength(24);
    expect(sheet.match(/--blue-\d+: color\(display-p3 /g)).toHaveLength(24);
    expect(sheet).toContain('.dark, [data-theme="dark"] {');
    expect(sheet).toContain('@media (color-gamut: p3)');
  });
  it.each([
    ['oklch', 'oklch(0 0 0)', 'oklch\\('],
    ['p3', 'color(display-p3 0 0 0)', 'color\\(display-p3 '],
  ] as const)('has hex first and %s inside @supports, transparent colours too', (notation, needs, start) => {
    const data = { steps: stepsOf(steps), dark: stepsOf(dark!) };
    const written = exportShades('css', data, { prefix: 'blue', notation }).content as string;
    expect(cssErrors(written)).toEqual([]);
    const [plain, modern] = written.split(`@supports (color: ${needs}) {`) as [string, string];
    expect(plain).not.toMatch(/oklch|display-p3/);
    expect(plain.match(/--blue-a?\d+: #/g)).toHaveLength(48);
    const inside = modern.split('\n}')[0]!;
    expect(inside.match(new RegExp(`--blue-\\d+: ${start}`, 'g'))).toHaveLength(24);
    expect(inside.match(new RegExp(`--blue-a\\d+: ${start}[\\d. ]+(/ 0\\.\\d+)?\\)`, 'g'))).toHaveLength(24);
    expect(inside.match(/ \/ 0\.\d+\);/g)!.length).toBeGreaterThan(10);
    expect(inside).not.toContain('#');
  });
  it('is the plain one for other scales', () => {
    const plain = exportShades('css', { steps: stepsOf(steps).map(({ color, token }) => ({ color, token })) }, {});
    expect(plain.content).not.toContain('display-p3');
  });
});
