import less from 'less';
import { compileString } from 'sass';
import { describe, expect, it } from 'vitest';
import { toHex } from '../../../../src/color/rgb.ts';
import { readValue } from '../../../../src/design/tokens/value.ts';
import { cssErrors, customProperties } from '../../consumers/css.ts';
import { tailwindClasses } from '../../consumers/tailwind.ts';
import { CHAIN, dark, light, worth, write } from './harbour.ts';

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
    for (const { name, hex } of light) if (hex) expect(color(rules[LIGHT]!, name)).toBe(hex);
    for (const { name, hex } of dark) expect(color(rules['[data-theme="dark"]']!, name)).toBe(hex);
    expect(rules[LIGHT]!['--color-primary']).toMatch(/^var\(--color-primary-\d+\)$/);
    expect(sheet.match(/ color-scheme: (light|dark);/g)).toEqual([
      ' color-scheme: light;',
      ' color-scheme: dark;',
      ' color-scheme: dark;',
    ]);
  });
  it('has every colour in OKLCH where a browser knows it, and more of it on screens of Display P3', () => {
    const blocks = [...sheet.matchAll(/@supports \(color: oklch\(0 0 0\)\) \{[\s\S]*?\n\}/g)].map(([text]) => text);
    const exact = customProperties(blocks[0]!)[LIGHT]!;
    const own = light.filter(({ hex, value }) => hex === value);
    expect(Object.keys(exact)).toEqual(own.map(({ name }) => name));
    for (const { name, value } of own) {
      const read = readValue(exact[name]!, ['color'], 'value');
      expect(read.kind === 'color' && toHex(read.color)).toBe(value);
    }
    expect(blocks[1]).toContain('@media (color-gamut: p3)');
    const gained = light.filter(({ p3 }) => p3);
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

describe('scss', () => {
  const use = (source: string) =>
    compileString(
      `@use "sass:map";\n${source}\n.a { color: $color-primary; background: map.get($tokens, 'color-bg'); border-color: map.get($tokens-dark, 'color-bg'); font-family: $font-family-sans; margin: $space-16 + 1rem; }`,
    ).css;
  it('is compiled by Sass: variables, both maps, numbers that can be reckoned with', () => {
    const css = use(write('scss'));
    expect(css).toContain(`color: ${worth(light, '--color-primary')}`);
    expect(css).toContain(`border-color: ${worth(dark, '--color-bg')}`);
    expect(css).toContain('margin: 2rem');
    expect(css).toContain('system-ui, "Segoe UI"');
  });
  it('keeps references, in whatever order they came', () => {
    const source = write('scss', CHAIN);
    expect(source).toContain('$color-button: $color-action;');
    const css = compileString(
      `@use "sass:map";\n${source}\n.a { color: $color-focus; background: map.get($tokens-dark, 'color-button'); gap: $size-gap }`,
    ).css;
    expect(css).toMatch(/color: #336699;\s+background: #99ccff;\s+gap: 0.25rem/);
  });
  it('does not compute with plain values', () => {
    const css = compileString(
      `${write('scss', [
        { name: 'shadow', value: '0 1px 2px rgba(0, 0, 0, 0.1)' },
        { name: 'x', value: 'lighten(#000, 10%)' },
      ])}\n.a { box-shadow: $shadow; x: $x }`,
    ).css;
    expect(css).toContain('0 1px 2px rgba(0, 0, 0, 0.1)');
    expect(css).toContain('x: lighten(#000, 10%)');
  });
  it('is refused by Sass when it is broken', () =>
    expect(() => use(write('scss').replace('$color-primary:', '$color-other:'))).toThrow());
});

describe('less', () => {
  const use = async (source: string) =>
    (
      await less.render(
        `${source}\n.a { color: @color-primary; margin: (@space-16 + 1rem); font-family: @font-family-mono }\n.dark { @tokens-dark(); }`,
      )
    ).css;
  it('is rendered by Less: variables, the ruleset of the dark theme', async () => {
    const css = await use(write('less'));
    expect(css).toContain(`color: ${worth(light, '--color-primary')}`);
    expect(css).toContain('margin: 2rem');
    expect(css).toContain(`--color-bg: ${worth(dark, '--color-bg')}`);
  });
  it('keeps references', async () => {
    const source = write('less', CHAIN);
    expect(source).toContain('@color-button: @color-action;');
    const { css } = await less.render(`${source}\n.a { color: @color-focus }\n.dark { @tokens-dark(); }`);
    expect(css).toMatch(/color: #336699;[\s\S]*--color-button: #99ccff;/);
  });
  it('keeps off the words that mean something to Less', async () => {
    expect(
      (await less.render(`${write('less', [{ name: 'media', value: '4px' }])}\n.a { margin: @token-media }`)).css,
    ).toContain('margin: 4px');
  });
  it('is refused by Less when it is broken', async () => {
    await expect(use(write('less').replace('@color-primary:', '@color-other:'))).rejects.toBeDefined();
    await expect(use(write('less').replace('};', ''))).rejects.toBeDefined();
  });
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
    expect(css).toContain('@media (color-gamut: p3)');
    // What only the dark theme refers to is declared as well.
    const step = /\[data-theme='dark'\] \{[\s\S]*?--color-text: var\((--[\w-]+)\)/.exec(css)![1]!;
    expect(css).toContain(`${step}: ${worth(light, step)};`);
  });
  it('gives none when it is broken', async () => {
    expect(
      await tailwindClasses(write('utility').replaceAll('--color-primary:', '--primary:'), ['bg-primary']),
    ).not.toContain('.bg-primary');
  });
});
