import StyleDictionary from 'style-dictionary';
import StyleDictionary4 from 'style-dictionary-4';
import { describe, expect, it } from 'vitest';
import { customProperties } from '../../consumers/css.ts';
import { terrazzoTokens } from '../../consumers/terrazzo.ts';
import { bare, CHAIN, dark, generated, light, worth, write } from './harbour.ts';

describe('dtcg', () => {
  const text = write('dtcg');
  it('is read by terrazzo, every token', async () => {
    const tokens = await terrazzoTokens(text);
    expect(Object.keys(tokens)).toHaveLength(generated.length);
    expect(tokens['color.seed']).toMatchObject({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [46, 139, 87].map((v) => Number((v / 255).toFixed(5))), alpha: 1 },
    });
    for (const { name, hex, group } of generated) {
      if (!hex) continue;
      const id = bare(name)
        .replace('color-', 'color.')
        .replace(/-(\d+)$/, '.$1');
      const read = tokens[group === 'dark' ? `dark.${id}` : id]!;
      expect([name, (read.$value as { hex: string }).hex]).toEqual([name, hex]);
    }
    expect(tokens['color.primary']!.aliasOf).toMatch(/^color\.primary\.\d+$/);
    expect(tokens['dark.color.bg']!.aliasOf).toBe('color.neutral.950');
    expect(tokens['space.16']).toMatchObject({ $type: 'dimension', $value: { value: 1, unit: 'rem' } });
    expect(tokens['line-height.tight']).toMatchObject({ $type: 'number', $value: 1.2 });
    expect(tokens['font-weight.bold']).toMatchObject({ $type: 'fontWeight', $value: 700 });
    expect(tokens['font-family.mono']).toMatchObject({
      $type: 'fontFamily',
      $value: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
    });
  });
  it('follows references that lead to references, in the theme that they stand in', async () => {
    const source = write('dtcg', CHAIN);
    const tokens = await terrazzoTokens(source);
    const hex = (id: string) => (tokens[id]!.$value as { hex: string }).hex;
    expect(['color.focus', 'color.button', 'dark.color.button'].map(hex)).toEqual(['#336699', '#336699', '#99ccff']);
    expect(JSON.parse(source).dark.color.button.$value).toBe('{dark.color.action}');
  });
  it('is rejected when it is broken', async () => {
    await expect(terrazzoTokens(text.replace('{color.white}', '{color.whit}'))).rejects.toBeDefined();
    await expect(terrazzoTokens(text.replace('"colorSpace": "srgb"', '"colorSpace": "rgb"'))).rejects.toBeDefined();
  });
});

/** The one colour with an opacity. */
const ALPHA = { color: '6, 6, 7', alpha: { light: 0.5, dark: 0.7 } };

/** Custom properties as Style Dictionary writes them. */
const buildWith = async (Dictionary: typeof StyleDictionary, text: string, outputReferences = false) => {
  const dictionary = new Dictionary({
    tokens: JSON.parse(text),
    platforms: {
      css: {
        transformGroup: 'css',
        files: [{ destination: 'x.css', format: 'css/variables', options: { outputReferences } }],
      },
    },
    log: { verbosity: 'silent', warnings: 'disabled' },
  });
  const [file] = (await dictionary.formatPlatform('css')) as { output: string }[];
  return customProperties(file!.output)[':root']!;
};

describe.each([
  ['4', StyleDictionary4 as unknown as typeof StyleDictionary],
  ['5', StyleDictionary],
])('style-dictionary %s', (_, Dictionary) => {
  const build = (text: string, outputReferences = false) => buildWith(Dictionary, text, outputReferences);
  it('is built by Style Dictionary, every token with its value', async () => {
    const built = await build(write('style-dictionary'));
    expect(Object.keys(built)).toHaveLength(generated.length);
    const { color, alpha } = ALPHA;
    const shownOf = (name: string, hex: string, opacity: number) =>
      name === '--color-overlay' ? `rgba(${color}, ${opacity})` : hex;
    const rounded = (text = '') => text.replace(/\d\.\d{3,}/, (alpha) => String(Number(Number(alpha).toFixed(2))));
    for (const { name, hex } of light) if (hex) expect(rounded(built[name])).toBe(shownOf(name, hex, alpha.light));
    for (const { name, hex } of dark)
      if (hex) expect(rounded(built[`--dark-${bare(name)}`])).toBe(shownOf(name, hex, alpha.dark));
    expect(built['--space-16']).toBe('1rem');
  });
  it('takes colours in oklch and p3', async () => {
    const built = await build(write('style-dictionary', generated, 'Harbour', 'oklch'));
    expect(built['--color-primary-500']).toMatch(/^oklch\(/);
    expect((await build(write('style-dictionary', generated, 'Harbour', 'p3')))['--color-seed']).toMatch(/^color\(/);
  });
  it('keeps references that Style Dictionary can write out again', async () => {
    const built = await build(write('style-dictionary', CHAIN), true);
    expect(built['--color-button']).toBe('var(--color-action)');
    expect(built['--dark-color-button']).toBe('var(--dark-color-action)');
    expect(built['--dark-color-action']).toBe('var(--color-blue-300)');
    expect((await build(write('style-dictionary', CHAIN)))['--color-focus']).toBe('#336699');
  });
  it('loses what is broken', async () => {
    expect(
      Object.keys(await build(write('style-dictionary').replace('"value": "1.2"', '"valeu": "1.2"'))).length,
    ).toBeLessThan(generated.length);
  });
});

describe('Style Dictionary 5', () => {
  it('reads the format module itself', async () => {
    const built = await buildWith(StyleDictionary, write('dtcg'));
    expect(Object.keys(built)).toHaveLength(generated.length);
    expect(built['--color-primary-500']).toBe(worth(light, '--color-primary-500'));
    expect(built['--dark-color-bg']).toBe(worth(dark, '--color-bg'));
    expect(built['--space-16']).toBe('1rem');
  });
});
