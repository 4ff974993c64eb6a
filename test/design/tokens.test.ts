import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, relativeLuminance } from '../../src/color/luminance.ts';
import { toOklch } from '../../src/color/oklab.ts';
import { parseHex, rgb, toHex } from '../../src/color/rgb.ts';
import { foregroundOn, INK, WHITE } from '../../src/design/tokens/foreground.ts';
import { generateTokens, TOKEN_PARTS, type TokenSettings } from '../../src/design/tokens/generate.ts';
import { TOKEN_HARMONY_IDS } from '../../src/design/tokens/harmonies.ts';
import { ROLES } from '../../src/design/tokens/roles.ts';

const make = (seed: string, given: Partial<TokenSettings> = {}) =>
  generateTokens({ seed: rgb(seed), harmony: 'analogous', include: TOKEN_PARTS, dark: true, ...given });
const anyRgb = fc.record({ r: fc.nat(255), g: fc.nat(255), b: fc.nat(255) });

describe('foreground', () => {
  it('reads on every grey, and therefore on every luminance that 8 bits have', () => {
    // White reads up to Y = 1.05 / 4.5 - 0.05; ink must read from there on.
    const edge = 1.05 / 4.5 - 0.05;
    expect((edge + 0.05) / (relativeLuminance(INK) + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
  it('reads on every colour', () => {
    fc.assert(
      fc.property(anyRgb, (ground) => {
        expect(contrastRatio(foregroundOn(ground), ground)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 5000 },
    );
  });
  it('is white where white reads', () => {
    expect(foregroundOn(rgb('#767676'))).toBe(WHITE);
    expect(foregroundOn(rgb('#777777'))).toBe(INK);
  });
});

describe('generate', () => {
  it.each(TOKEN_HARMONY_IDS)('%s: every promised pair holds whatever the seed, in both themes', (harmony) => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyRgb,
          fc.constantFrom('#000000', '#ffffff', '#ffff00', '#0000ff', '#777777', '#010101', '#fefefe').map(rgb),
        ),
        (seed) => {
          const { contrast } = generateTokens({ seed, harmony, include: ['color'], dark: true });
          expect(
            contrast
              .filter(({ passes }) => !passes)
              .map((row) => `${toHex(seed)} ${row.theme} ${row.foreground} on ${row.background}: ${row.ratio}`),
          ).toEqual([]);
          for (const { foreground_hex, background_hex, ratio, needs } of contrast) {
            expect(contrastRatio(rgb(foreground_hex), rgb(background_hex))).toBeGreaterThanOrEqual(needs);
            expect(Math.abs(ratio - contrastRatio(rgb(foreground_hex), rgb(background_hex)))).toBeLessThan(1.01e-4);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('takes every token it promises a contrast for from the tokens', () => {
    const { contrast, tokens } = make('#336699');
    for (const { theme, foreground, foreground_hex } of contrast)
      expect(tokens).toContainEqual({
        name: foreground,
        value: foreground_hex,
        group: theme === 'dark' ? 'dark' : 'color',
      });
    expect(contrast).toHaveLength(2 * 20);
  });

  it('keeps the seed as the primary colour and a step of its ramp', () => {
    fc.assert(
      fc.property(anyRgb, (seed) => {
        const { tokens } = generateTokens({ seed, harmony: 'triadic', include: ['color'], dark: false });
        expect(tokens.find(({ name }) => name === '--color-primary')!.value).toBe(toHex(seed));
        expect(tokens.filter(({ name }) => /^--color-primary-\d+$/.test(name)).map(({ value }) => value)).toContain(
          toHex(seed),
        );
      }),
    );
  });

  it('turns secondary and accent by the harmony', () => {
    const hues = (harmony: (typeof TOKEN_HARMONY_IDS)[number]) => {
      const { tokens } = make('#2f6fb7', { harmony });
      const hue = (name: string) => toOklch(rgb(tokens.find((t) => t.name === name)!.value)).h;
      return [hue('--color-secondary'), hue('--color-accent')].map(
        (h) => (Math.round((h - toOklch(rgb('#2f6fb7')).h + 720) / 5) * 5) % 360,
      );
    };
    expect(TOKEN_HARMONY_IDS.map((id) => hues(id))).toEqual([
      [30, 330],
      [180, 150],
      [120, 240],
      [0, 0],
    ]);
  });

  it('lists the steps for whose chroma there was no room, and those only', () => {
    expect(make('#00ff00').out_of_gamut.length).toBeGreaterThan(5);
    expect(make('#777777').out_of_gamut.filter((name) => /primary|neutral/.test(name))).toEqual([]);
  });

  it('has names of its own in every group, and the same in the dark theme', () => {
    const { tokens, meta } = make('#336699');
    const names = (group: string) => tokens.filter((t) => t.group === group).map(({ name }) => name);
    expect(new Set(tokens.map(({ name, group }) => `${group} ${name}`)).size).toBe(tokens.length);
    expect(names('dark')).toEqual(ROLES.map((role) => `--color-${role}`));
    expect(names('color')).toEqual(expect.arrayContaining(names('dark')));
    expect(names('color')).toHaveLength(88 + ROLES.length);
    expect(meta.count).toBe(tokens.length);
    for (const { name, value } of tokens) if (name.startsWith('--color')) expect(parseHex(value)).toBeDefined();
  });

  it('leaves out what is not asked for', () => {
    expect(make('#336699', { include: ['space'] }).tokens.map(({ value }) => value)).toEqual(
      [0, 1, 2, 4, 6, 8, 12, 16, 24, 32, 48, 64].map((px) => `${px}px`),
    );
    expect(make('#336699', { include: ['radius'] })).toMatchObject({ contrast: [], out_of_gamut: [] });
    expect(make('#336699', { dark: false }).tokens.some(({ group }) => group === 'dark')).toBe(false);
  });
});
