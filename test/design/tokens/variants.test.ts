import { describe, expect, it } from 'vitest';
import { rgb } from '../../../src/color/rgb.ts';
import { exportTokens } from '../../../src/design/tokens/export.ts';
import type { TokenInput } from '../../../src/design/tokens/token-set.ts';
import { VARIANT_IDS, VARIANTS, type VariantId } from '../../../src/design/tokens/variants/index.ts';
import { cssErrors, customProperties } from '../consumers/css.ts';
import { HOSTILE } from '../consumers/names.ts';
import { dark, generated, light, worth } from './formats/harbour.ts';

const write = (variant: VariantId, tokens: readonly TokenInput[] = generated, name = 'Harbour'): string =>
  String(exportTokens({ format: VARIANTS[variant].of, variant, tokens, name }).content);
const [primary, night] = [worth(light, '--color-primary'), worth(dark, '--color-primary')];

describe.each(VARIANT_IDS)('%s', (id) => {
  it('has a file of its own, with the colours of both themes', () => {
    const file = exportTokens({ format: VARIANTS[id].of, variant: id, tokens: generated, name: 'Harbour' });
    expect(file).toMatchObject({ format: VARIANTS[id].of, media_type: VARIANTS[id].media_type });
    expect(file.filename).toBe(`harbour-${VARIANTS[id].stem}.${VARIANTS[id].extension}`);
  });
  it('takes no harm from names that strangers chose', () => {
    const few = generated.flatMap(({ name, value, hex, group }) =>
      /^--(color-(primary|bg|text)|space-16)$/.test(name) ? [{ name, value: hex ?? value, group }] : [],
    );
    const lines = (name: string) => write(id, few, name).split('\n').length;
    for (const name of HOSTILE) expect(lines(name)).toBe(lines('Harbour'));
  });
  it('is refused beside another format', () => {
    const other = VARIANTS[id].of === 'css' ? 'scss' : 'css';
    expect(() => exportTokens({ format: other, variant: id, tokens: generated })).toThrow(/variant/);
  });
});

describe('style sheets', () => {
  it.each([
    ['shadcn', ':root', '.dark', '--primary', '--primary-foreground'],
    ['chakra', ':root,.light', '.dark', '--chakra-colors-gray-solid', '--chakra-colors-fg-muted'],
    ['radix-themes', ':root,.light,.light-theme', '.dark,.dark-theme', '--indigo-9', '--indigo-contrast'],
  ] as const)('%s has its variables in both themes', (id, day, evening, solid, other) => {
    const text = write(id);
    expect(cssErrors(text)).toEqual([]);
    const rules = customProperties(text);
    expect(Object.keys(rules)).toEqual([day, evening]);
    expect([rules[day]![solid], rules[evening]![solid]]).toEqual([primary, night]);
    expect(rules[day]![other]).toMatch(/^#[0-9a-f]{6}$/);
    expect(Object.keys(rules[evening]!).every((name) => name in rules[day]!)).toBe(true);
  });
  it('bootstrap has its variables and its buttons in both modes', () => {
    const text = write('bootstrap');
    expect(cssErrors(text)).toEqual([]);
    const rules = customProperties(text);
    const [day, evening] = [rules[':root,[data-bs-theme="light"]']!, rules['[data-bs-theme="dark"]']!];
    expect([day['--bs-primary'], evening['--bs-primary']]).toEqual([primary, night]);
    expect(day['--bs-primary-rgb']).toBe(Object.values(rgb(primary)).join(', '));
    const button = rules['.btn-primary,[data-bs-theme="light"] .btn-primary']!;
    expect([button['--bs-btn-bg'], button['--bs-btn-color']]).toEqual([primary, worth(light, '--color-on-primary')]);
    expect(rules['[data-bs-theme="dark"] .btn-outline-danger']!['--bs-btn-color']).toBe(
      worth(dark, '--color-danger-text'),
    );
  });
  it('light-dark has one rule, in which the browser chooses', () => {
    const text = write('light-dark');
    expect(cssErrors(text)).toEqual([]);
    const root = customProperties(text)[':root']!;
    expect(root['--color-bg']).toBe('light-dark(var(--color-neutral-100), var(--color-neutral-950))');
    expect(root['--space-16']).toBe('1rem');
    expect(Object.keys(root)).toEqual(light.map(({ name }) => name));
  });
  it('refuse tokens without any of their roles', () => {
    expect(() => write('shadcn', [{ name: 'space-1', value: '1px' }])).toThrow(/tokens/);
  });
});

describe('code', () => {
  const argb = (hex: string) => `0xFF${hex.slice(1).toUpperCase()}`;
  it('compose has the schemes of Material 3', () => {
    const text = write('compose');
    for (const [theme, hex] of [
      ['light', primary],
      ['dark', night],
    ] as const) {
      const lines = text.split('\n');
      const from = lines.indexOf(`val ${theme}Colors = ${theme}ColorScheme(`);
      const scheme = lines.slice(from + 1, lines.indexOf(')', from));
      for (const line of scheme) expect(line).toMatch(/^ {4}[a-zA-Z]+ = Color\(0x[0-9A-F]{8}\),$/);
      expect(scheme).toContain(`    primary = Color(${argb(hex)}),`);
    }
    expect(text).toContain('    val space16 = 16.dp');
  });
  it('flutter has the schemes of Material 3', () => {
    const text = write('flutter');
    for (const line of text.split('\n').filter((one) => one.startsWith('  ')))
      expect(line).toMatch(
        /^ {2}(?:[a-zA-Z]+: Color\(0x[0-9A-F]{8}\),|static const double [a-z][a-zA-Z0-9]* = [\d.]+;)$/,
      );
    // Parameters of ColorScheme in Flutter, of which Compose has the same.
    const known =
      /^(primary|onPrimary|primaryContainer|onPrimaryContainer|secondary|onSecondary|secondaryContainer|onSecondaryContainer|tertiary|onTertiary|tertiaryContainer|onTertiaryContainer|error|onError|errorContainer|onErrorContainer|surface|onSurface|onSurfaceVariant|outline|outlineVariant|scrim)$/;
    for (const [, name] of text.matchAll(/^ {2}([a-zA-Z]+): Color/gm)) expect(name).toMatch(known);
    expect(text).toContain(`const lightColors = ColorScheme.light(\n  primary: Color(${argb(primary)}),`);
    expect(text).toContain(`const darkColors = ColorScheme.dark(\n  primary: Color(${argb(night)}),`);
    expect(text).toContain('  static const double radiusMd = 8;');
  });
  it('mui has the palettes of both schemes', () => {
    const text = write('mui');
    const options = JSON.parse(/themeOptions = ([\s\S]*) as const;\n$/.exec(text)![1]!);
    expect(options.colorSchemes.light.palette.primary.main).toBe(primary);
    expect(options.colorSchemes.dark.palette.primary.main).toBe(night);
    expect(options.colorSchemes.light.palette.error.contrastText).toMatch(/^#/);
  });
});
