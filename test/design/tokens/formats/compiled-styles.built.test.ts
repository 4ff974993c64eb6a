import less from 'less';
import { compileString } from 'sass';
import { describe, expect, it } from 'vitest';
import { HOSTILE } from '../../consumers/names.ts';
import { CHAIN, dark, light, worth, write } from './harbour.ts';

/** Tokens whose names would break out of a style sheet. */
const hostile = HOSTILE.filter((name) => /[a-z0-9]/i.test(name)).map((name) => ({ name, value: '#0b3d91' }));

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
  it.each(['oklch', 'p3'] as const)('has colours in %s', (notation) => {
    const css = compileString(`${write('scss', CHAIN, '', notation)}\n.a { color: $color-focus }`).css;
    expect(css).toMatch(notation === 'p3' ? /color: color\(display-p3 [\d. ]+\)/ : /color: oklch\([\d.% deg]+\)/);
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
  it('declares nothing else for names that strangers chose', () =>
    expect(compileString(write('scss', hostile, HOSTILE[0])).css.trim()).toBe(''));
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
  it.each(['oklch', 'p3'] as const)('has colours in %s', async (notation) => {
    const { css } = await less.render(`${write('less', CHAIN, '', notation)}\n.a { color: @color-focus }`);
    expect(css).toMatch(notation === 'p3' ? /color: color\(display-p3 [\d. ]+\)/ : /color: oklch\([\d. ]+\)/);
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
  it('declares nothing else for names that strangers chose', async () =>
    expect((await less.render(write('less', hostile, HOSTILE[0]))).css.trim()).toBe(''));
});
