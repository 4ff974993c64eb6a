import { describe, expect, it } from 'vitest';
import { toHex } from '../../../../src/color/rgb.ts';
import { readValue } from '../../../../src/design/tokens/value.ts';
import { cssErrors, customProperties } from '../../consumers/css.ts';
import { tailwindClasses } from '../../consumers/tailwind.ts';
import { dark, light, vivid, worth, write } from './harbour.ts';

describe('css', () => {
  const sheet = write('css');
  const LIGHT = ':root,[data-theme="light"]';
  const plainOf = (text: string) => customProperties(text.replace(/@supports[^{]*\{[\s\S]*?\n\}/g, ''));
  it('is understood by css-tree, with every token in every theme', () => {
    expect(cssErrors(sheet)).toEqual([]);
    const rules = plainOf(sheet);
    expect(Object.keys(rules)).toEqual([LIGHT, ':root:not([data-theme="light"])', '[data-theme="dark"]']);
    expect(Object.keys(rules[LIGHT]!)).toEqual(light.map(({ name }) => name));
    expect(Object.keys(rules['[data-theme="dark"]']!)).toEqual(dark.map(({ name }) => name));
    expect(rules[':root:not([data-theme="light"])']).toEqual(rules['[data-theme="dark"]']);
    const color = (rule: Record<string, string>, name: string): string => {
      const target = /^var\((--.+)\)$/.exec(rule[name] ?? rules[LIGHT]![name]!)?.[1];
      return target ? color(rule, target) : (rule[name] ?? rules[LIGHT]![name]!);
    };
    for (const { name, hex } of light) if (hex) expect(color(rules[LIGHT]!, name).slice(0, 7)).toBe(hex);
    for (const { name, hex } of dark) if (hex) expect(color(rules['[data-theme="dark"]']!, name).slice(0, 7)).toBe(hex);
    expect(rules[LIGHT]!['--color-primary']).toMatch(/^var\(--color-primary-\d+\)$/);
    expect(sheet.match(/ color-scheme: (light|dark);/g)).toEqual([
      ' color-scheme: light;',
      ' color-scheme: dark;',
      ' color-scheme: dark;',
    ]);
  });
  it('has every colour in OKLCH where a browser knows it, and more of it on screens of Display P3', () => {
    const vividLight = vivid.filter(({ group }) => group !== 'dark');
    const blocks = [...write('css', vivid).matchAll(/@supports \(color: oklch\(0 0 0\)\) \{[\s\S]*?\n\}/g)].map(
      ([text]) => text,
    );
    const exact = customProperties(blocks[0]!)[LIGHT]!;
    const own = vividLight.filter(({ hex, value }) => hex && !value.startsWith('{'));
    expect(Object.keys(exact)).toEqual(own.map(({ name }) => name));
    for (const { name, hex } of own) {
      const read = readValue(exact[name]!, ['color'], 'value');
      expect(read.kind === 'color' && toHex(read.color)).toBe(hex);
    }
    expect(blocks[1]).toContain('@media (color-gamut: p3)');
    const gained = vividLight.filter(({ p3 }) => p3);
    expect(gained.length).toBeGreaterThan(3);
    expect(Object.keys(customProperties(blocks[1]!)[LIGHT]!)).toEqual(gained.map(({ name }) => name));
  });
  it('gives hex first to a colour that was sent in OKLCH', () => {
    const text = write('css', [{ name: 'a', value: 'oklch(0.7 0.3 145)' }]);
    expect(plainOf(text)[LIGHT]!['--a']).toMatch(/^#[0-9a-f]{6}$/);
    expect(text).toMatch(/--a: oklch\(0\.7 0\.2\d+ 145\)/);
  });
  it('is not what css-tree takes when it is broken', () =>
    expect(cssErrors(sheet.replace(';', '; }'))).not.toEqual([]));
});

describe('utility', () => {
  const classes = [
    'bg-primary',
    'text-on-primary',
    'bg-neutral-500',
    'p-16',
    'rounded-lg',
    'text-2xl',
    'font-sans',
    'font-bold',
    'leading-tight',
  ];
  it('gives Tailwind CSS 4 classes for colours, spaces, radii and type', async () => {
    const css = await tailwindClasses(write('utility'), classes);
    for (const name of classes) expect(css).toContain(`.${name} {`);
    expect(css).toMatch(/--color-primary: var\(--color-primary-\d+\);/);
    expect(css).toContain(`--color-primary-500: ${worth(light, '--color-primary-500')};`);
    expect(css).toContain('var(--spacing-16)');
    expect(css).toContain('--color-bg: var(--color-neutral-950)');
    expect(await tailwindClasses(write('utility', vivid), ['bg-primary-400'])).toContain('@media (color-gamut: p3)');
    // What only the dark theme refers to is declared as well.
    const dark = ":is(:root, [data-theme]):where([data-theme='dark'], [data-theme='dark'] *) {";
    expect(css).toContain(dark);
    const step = /--color-text: var\((--[\w-]+)\)/.exec(css.slice(css.indexOf(dark)))![1]!;
    expect(css).toContain(`${step}: ${worth(light, step)};`);
  });
  it('lets its dark theme and the classes of the variant dark follow the same condition', async () => {
    const css = await tailwindClasses(write('utility', undefined, undefined, 'oklch'), [
      'dark:bg-primary',
      'ease-standard',
    ]);
    expect(css).toContain(".dark\\:bg-primary:where([data-theme='dark'], [data-theme='dark'] *) {");
    expect(css).toMatch(/prefers-color-scheme: dark\) \{\s+\.dark\\:bg-primary:where\(:not\(\[data-theme='light'\]/);
    expect(css).toMatch(/--color-primary-500: oklch\([\d. ]+\);/);
    expect(css).not.toContain('color-gamut');
    expect(css).toContain('.ease-standard {');
  });
  it('gives none when it is broken', async () => {
    expect(
      await tailwindClasses(write('utility').replaceAll('--color-primary:', '--primary:'), ['bg-primary']),
    ).not.toContain('.bg-primary');
  });
});
