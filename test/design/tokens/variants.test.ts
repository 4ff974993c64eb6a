import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { exportTokens } from '../../../src/design/tokens/export.ts';
import { VARIANT_IDS, VARIANTS, type VariantId } from '../../../src/design/tokens/variants/index.ts';
import { cssErrors, customProperties } from '../consumers/css.ts';
import { dtcgErrors } from '../consumers/dtcg.ts';
import { HOSTILE } from '../consumers/names.ts';
import { dark, generated, light, worth } from './formats/harbour.ts';

const write = (id: VariantId, tokens: Parameters<typeof exportTokens>[1] = generated, name = 'Harbour'): string =>
  exportTokens(VARIANTS[id].of, tokens, name, id).content as string;
const [primary, night] = [worth(light, '--color-primary'), worth(dark, '--color-primary')];

describe.each(VARIANT_IDS)('%s', (id) => {
  it('has a file of its own, with the colours of both themes', () => {
    const file = exportTokens(VARIANTS[id].of, generated, 'Harbour', id);
    expect(file).toMatchObject({ format: VARIANTS[id].of, media_type: VARIANTS[id].media_type });
    expect(file.filename).toBe(`harbour-${VARIANTS[id].stem}.${VARIANTS[id].extension}`);
  });
  it('takes no harm from names that strangers chose', () => {
    for (const name of HOSTILE)
      expect(write(id, generated, name).split('\n').length).toBe(write(id).split('\n').length);
  });
  it('is refused beside another format', () => {
    const other = VARIANTS[id].of === 'css' ? 'scss' : 'css';
    expect(() => exportTokens(other, generated, '', id)).toThrow(/variant/);
  });
});

describe('style sheets', () => {
  it.each([
    ['shadcn', ':root', '.dark', '--primary', '--primary-foreground'],
    ['bootstrap', ':root,[data-bs-theme="light"]', '[data-bs-theme="dark"]', '--bs-primary', '--bs-danger-bg-subtle'],
    ['chakra', ':root,.light', '.dark', '--chakra-colors-color-palette-solid', '--chakra-colors-fg-muted'],
    ['radix-themes', ':root,.light,.light-theme', '.dark,.dark-theme', '--accent-9', '--accent-contrast'],
  ] as const)('%s has its variables in both themes', (id, day, evening, solid, other) => {
    const text = write(id);
    expect(cssErrors(text)).toEqual([]);
    const rules = customProperties(text);
    expect(Object.keys(rules)).toEqual([day, evening]);
    expect([rules[day]![solid], rules[evening]![solid]]).toEqual([primary, night]);
    expect(rules[day]![other]).toMatch(/^#[0-9a-f]{6}$/);
    expect(Object.keys(rules[evening]!).every((name) => name in rules[day]!)).toBe(true);
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

describe('resolver', () => {
  const SCHEMA = {
    type: 'object',
    required: ['version', 'resolutionOrder', 'sets'],
    properties: {
      version: { const: '2025.10' },
      resolutionOrder: {
        type: 'array',
        minItems: 1,
        items: { required: ['$ref'], properties: { $ref: { pattern: '^#/(sets|modifiers)/' } } },
      },
      sets: { type: 'object', additionalProperties: { required: ['sources'] } },
      modifiers: { type: 'object', additionalProperties: { required: ['contexts'] } },
    },
  };
  const file = JSON.parse(write('resolver'));
  const { light: day, dark: evening } = file.modifiers.theme.contexts;
  it('holds the module, and every source holds the format module', () => {
    expect(new Ajv({ strict: false }).validate(SCHEMA, file)).toBe(true);
    for (const source of [...file.sets.foundation.sources, ...day, ...evening]) {
      expect(dtcgErrors(JSON.stringify(source))).toEqual([]);
    }
  });
  it('has the same names in both contexts, and none of them in the set', () => {
    const names = (node: object, path = ''): string[] =>
      '$value' in node ? [path] : Object.entries(node).flatMap(([name, inner]) => names(inner, `${path}.${name}`));
    expect(names(day[0]).sort()).toEqual(names(evening[0]).sort());
    const shared = new Set(names(file.sets.foundation.sources[0]));
    expect(names(day[0]).filter((name) => shared.has(name))).toEqual([]);
    expect([...shared, ...names(day[0])]).toHaveLength(light.length);
  });
  it('refers to what is there', () => {
    for (const context of [day[0], evening[0]]) {
      const merged = { ...file.sets.foundation.sources[0], color: { ...file.sets.foundation.sources[0].color } };
      const at = (path: string): unknown =>
        [context, merged]
          .map((root) =>
            path
              .split('.')
              .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], root),
          )
          .find((found) => found !== undefined);
      for (const [, path] of JSON.stringify(context).matchAll(/"\{([^}]+)\}"/g))
        expect([path, at(path!) !== undefined]).toEqual([path, true]);
    }
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
    expect(text).toContain(`const lightColors = ColorScheme.light(\n  primary: Color(${argb(primary)}),`);
    expect(text).toContain(`const darkColors = ColorScheme.dark(\n  primary: Color(${argb(night)}),`);
    expect(text).toContain('  static const double radiusmd = 8;');
  });
  it('mui has the palettes of both schemes', () => {
    const text = write('mui');
    const options = JSON.parse(/themeOptions = ([\s\S]*) as const;\n$/.exec(text)![1]!);
    expect(options.colorSchemes.light.palette.primary.main).toBe(primary);
    expect(options.colorSchemes.dark.palette.primary.main).toBe(night);
    expect(options.colorSchemes.light.palette.error.contrastText).toMatch(/^#/);
  });
});
