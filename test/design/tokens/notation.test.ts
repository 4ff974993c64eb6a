import { converter, parse as culori } from 'culori';
import { describe, expect, it } from 'vitest';
import { toHex } from '../../../src/color/rgb.ts';
import { NOTATIONS } from '../../../src/design/files/swatches.ts';
import { exportTokens, notationsOf, TOKEN_FORMAT_IDS, type TokenFormat } from '../../../src/design/tokens/export.ts';
import { VARIANT_IDS, VARIANTS, type VariantId } from '../../../src/design/tokens/variants/index.ts';
import { Refusal } from '../../../src/errors/refusal.ts';
import { customProperties } from '../consumers/css.ts';
import { dtcgErrors } from '../consumers/dtcg.ts';
import { CHAIN, generated, light, vivid, write } from './formats/harbour.ts';

const TARGETS: readonly (readonly [string, TokenFormat, VariantId | undefined])[] = [
  ...TOKEN_FORMAT_IDS.map((format) => [format, format, undefined] as const),
  ...VARIANT_IDS.map((variant) => [variant, VARIANTS[variant].of, variant] as const),
];
const COLORS = { hex: /#[0-9a-f]{6}/i, oklch: /oklch/i, p3: /display-?p3/i };
const toSrgb = converter('rgb');
/** The colour that a text of CSS is in sRGB, as an independent library reads it. */
const hexOf = (text: string): string => {
  const { r, g, b } = toSrgb(culori(text))!;
  const byte = (v: number) => Math.round(255 * Math.min(1, Math.max(0, v)));
  return toHex({ r: byte(r), g: byte(g), b: byte(b) });
};

describe.each(TARGETS)('%s', (_, format, variant) => {
  it('writes colours in every notation that it reads, and refuses the others by name', () => {
    const accepted = notationsOf(format, variant);
    expect(accepted).toContain('hex');
    for (const notation of NOTATIONS) {
      const make = () => exportTokens({ format, variant, tokens: generated, name: 'Harbour', notation });
      if (accepted.includes(notation)) {
        const { content } = make();
        if (typeof content === 'string' && notation !== 'hex') expect(content).toMatch(COLORS[notation]);
        continue;
      }
      let refused: unknown;
      try {
        make();
      } catch (error) {
        refused = error;
      }
      expect([notation, refused instanceof Refusal && refused.details?.field]).toEqual([notation, 'notation']);
      expect((refused as Refusal).details).toMatchObject({ accepted, near: [] });
      expect((refused as Refusal).message).toContain(`'${variant ?? format}'`);
    }
  });
  it('is what it was where hex is asked for', () => {
    const [asked, usual] = [{ notation: 'hex' as const }, {}].map(
      (options) => exportTokens({ format, variant, tokens: generated, ...options }).content,
    );
    expect(asked).toEqual(usual);
  });
});

describe('css', () => {
  const [LIGHT, inside] = [':root,[data-theme="light"]', generated.filter(({ p3 }) => !p3)];
  it.each(['oklch', 'p3'] as const)('has in %s the colours that hex has, in one rule a theme', (notation) => {
    const sheet = write('css', inside, 'Harbour', notation);
    expect(sheet).not.toMatch(/@supports|color-gamut|: #/);
    const rules = customProperties(sheet);
    for (const { name, hex, value } of inside.filter(({ group }) => group === 'color'))
      if (hex && !value.startsWith('{') && !name.includes('overlay'))
        expect([name, hexOf(rules[LIGHT]![name]!)]).toEqual([name, hex]);
    expect(rules[LIGHT]!['--color-bg']).toBe('var(--color-neutral-100)');
    expect(rules[LIGHT]!['--shadow-sm']).toContain(
      notation === 'p3' ? 'color(display-p3 0 0 0 / 0.102)' : 'oklch(0 0 0 / 0.102)',
    );
  });
  it('has in oklch and p3 all the chroma that Display P3 has', () => {
    const wide = vivid.filter(({ p3, group }) => p3 && group !== 'dark');
    expect(wide.length).toBeGreaterThan(3);
    for (const notation of ['oklch', 'p3'] as const) {
      const rule = customProperties(write('css', vivid, 'Vivid', notation))[LIGHT]!;
      for (const { name, p3 } of wide) {
        const [got, wanted] = [rule[name]!, p3!].map((text) => converter('p3')(culori(text))!);
        for (const channel of ['r', 'g', 'b'] as const) expect(got![channel]).toBeCloseTo(wanted![channel], 3);
      }
    }
  });
  it('follows references in every notation', () => {
    const rule = customProperties(write('css', CHAIN, '', 'oklch'))[LIGHT]!;
    expect(rule['--color-focus']).toBe('var(--color-button)');
    expect(hexOf(rule['--color-blue-600']!)).toBe('#336699');
    expect(write('scss', CHAIN, '', 'p3')).toMatch(/\$color-blue-600: color\(display-p3 /);
  });
});

describe('dtcg', () => {
  const spaces = (text: string) => new Set([...text.matchAll(/"colorSpace": "([\w-]+)"/g)].map(([, space]) => space));
  it.each([
    ['oklch', ['oklch']],
    ['p3', ['display-p3']],
  ] as const)('has every colour in the space of %s, those in shadows and gradients too', (notation, wanted) => {
    const text = write('dtcg', generated, 'Harbour', notation);
    expect([...spaces(text)]).toEqual(wanted);
    expect(dtcgErrors(text)).toEqual([]);
    const hexes = (source: string) => source.match(/"hex": "#[0-9a-f]{6}"/g);
    expect(hexes(text)).toEqual(hexes(write('dtcg')));
  });
  it('stays in sRGB for hex, but for what sRGB cannot show', () => {
    expect([
      ...spaces(
        write(
          'dtcg',
          light.filter(({ p3 }) => !p3),
        ),
      ),
    ]).toEqual(['srgb']);
    expect(spaces(write('dtcg', vivid))).toEqual(new Set(['srgb', 'oklch']));
  });
});
