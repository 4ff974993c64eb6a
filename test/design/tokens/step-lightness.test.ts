import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toOklch } from '../../../src/color/oklab.ts';
import { rgb, toHex } from '../../../src/color/rgb.ts';
import { generateTokens, type TokenSettings } from '../../../src/design/tokens/generate.ts';
import { TOKEN_PARTS } from '../../../src/design/tokens/parts.ts';
import { RAMP_STEPS } from '../../../src/design/tokens/ramp-steps.ts';
import { runs } from '../../size.ts';

const make = (seed: string, given: Partial<TokenSettings> = {}) =>
  generateTokens({ seed: rgb(seed), harmony: 'analogous', include: TOKEN_PARTS, dark: true, ...given });

describe('the lightness of steps set by hand', () => {
  const lightness = [
    { step: 100, l: 0.93 },
    { step: 600, l: 0.5 },
  ];
  const hues = [{ name: 'sea', color: rgb('#0f766e') }];
  const hexOf = (tokens: readonly { readonly name: string; readonly hex?: string | undefined }[], name: string) =>
    tokens.find((one) => one.name === name)!.hex!;

  it('is that of every hue, to what 8 bits hold; greys and colours that were sent stay', () => {
    const { tokens } = make('#3b54c4', { lightness, hues });
    const before = make('#3b54c4', { hues }).tokens;
    for (const hue of ['secondary', 'accent', 'success', 'warning', 'danger', 'info', 'sea'])
      for (const { step, l } of lightness)
        expect(toOklch(rgb(hexOf(tokens, `--color-${hue}-${step}`))).l, `${hue} ${step}`).toBeCloseTo(l, 2);
    for (const step of RAMP_STEPS)
      expect(hexOf(tokens, `--color-neutral-${step}`)).toBe(hexOf(before, `--color-neutral-${step}`));
    const sent = (all: typeof tokens) => all.filter(({ hex }) => hex === '#3b54c4').map(({ name }) => name);
    expect(sent(tokens)).toEqual(expect.arrayContaining(['--color-seed']));
    expect(RAMP_STEPS.map((step) => hexOf(tokens, `--color-primary-${step}`))).toContain('#3b54c4');
    expect(hexOf(tokens, '--color-sea-500')).toBe(hexOf(before, '--color-sea-500'));
  });
  it('changes no other step, so that every hue stays what it is', () => {
    for (const seed of ['#0f766e', '#3b54c4', '#e4002b', '#ffd700']) {
      const before = make(seed, { hues }).tokens;
      for (const step of [400, 500, 600])
        for (const l of [0.3, 0.52, 0.7]) {
          const { tokens } = make(seed, { hues, lightness: [{ step, l }] });
          for (const { name, hex } of before)
            if (
              /-\d+$/.test(name) &&
              !name.endsWith(`-${step}`) &&
              /^--color-/.test(name) &&
              !/chart|sequential|diverging/.test(name)
            )
              expect([seed, step, l, name, hexOf(tokens, name)]).toEqual([seed, step, l, name, hex]);
        }
    }
  });
  it('says of every pair whether it still passes, whatever is set', () => {
    fc.assert(
      fc.property(
        fc.record({ r: fc.nat(255), g: fc.nat(255), b: fc.nat(255) }),
        fc.uniqueArray(
          fc.record({
            step: fc.constantFrom(...RAMP_STEPS.map(Number)),
            l: fc.double({ min: 0, max: 1, noNaN: true }),
          }),
          {
            selector: ({ step }) => step,
            minLength: 1,
          },
        ),
        fc.constantFrom('own', 'aligned'),
        (seed, set, levels) => {
          const { contrast } = make(toHex(seed), { lightness: set, levels });
          for (const { ratio, needs, lc, needs_lc, passes } of contrast)
            if (passes) expect(ratio >= needs && lc >= needs_lc).toBe(true);
          expect(contrast.length).toBeGreaterThan(20);
        },
      ),
      { numRuns: runs(100) },
    );
  });
  it('refuses what is no step, and a step that is there twice', () => {
    expect(() => make('#3b54c4', { lightness: [{ step: 650, l: 0.5 }] })).toThrow(
      /lightness\[0\]\.step: must be one of 50, 100, .*, got 650/,
    );
    expect(() =>
      make('#3b54c4', {
        lightness: [
          { step: 600, l: 0.5 },
          { step: 600, l: 0.4 },
        ],
      }),
    ).toThrow(/lightness\[1\]\.step: must be another step, got 600 again/);
  });
});
