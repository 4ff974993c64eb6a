import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../properties.ts';
import { toHex } from '../../src/color/rgb.ts';
import { colorOf } from '../../src/token-check/judge/resolve.ts';
import { mendTokens } from '../../src/token-check/mend/mend.ts';
import { colorLike, objectLike } from '../../src/token-check/mend/notation.ts';
import { colorObject } from '../../src/token-check/read/dtcg-value.ts';
import { readJsonTree } from '../../src/token-check/read/json-tree.ts';
import { checked, OPTIONS, textOf } from './checked.ts';

const mended = async (files: Readonly<Record<string, string>>, level: 'AA' | 'AAA' = 'AA') => {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  return mendTokens(sources, { ...OPTIONS, level });
};

const mendedFile = async (name: string) => {
  const { changes, files } = await mended({ [name]: textOf(name) });
  return { made: changes.map((one) => `${one.name}: ${one.before} → ${one.after}`), text: files[0]!.text };
};

describe('mending', () => {
  it.each([
    [
      'globals.css',
      [
        '--primary: oklch(0.62 0.19 255) → oklch(0.5615 0.1858 255.2034)',
        '--muted-foreground: oklch(0.6 0 0) → oklch(0.545 0 0)',
        '--destructive: oklch(0.704 0.191 22.216) → oklch(0.581 0.191 22.208)',
      ],
    ],
    ['hsl-channels.css', ['--muted-foreground: 215.4 16.3% 56.9% → 216.8 13.3% 45.7%']],
    // An alias takes another colour of its palette.
    [
      'tailwind-theme.css',
      [
        '--color-text-muted: var(--color-brand-500) → var(--color-brand-700)',
        '--color-brand-500: oklch(0.64 0.15 240) → oklch(0.564 0.133 241.549)',
        '.badge { color }: var(--color-brand-300) → var(--color-brand-700)',
      ],
    ],
    ['tokens.json', ['color.text.muted: {color.base.gray.500} → {color.base.gray.600}']],
    ['light-dark.css', ['--text: #444444 → #7c7c7c']],
    ['bootstrap-variables.scss', ['$warning-text-emphasis: $warning → #8e6a00', '$text-muted: $gray-600 → $gray-700']],
    [
      'mui-theme.json',
      ['palette.warning.main: #ed6c02 → #c25701', 'palette.text.secondary: rgba(0, 0, 0, 0.45) → rgba(0, 0, 0, 0.54)'],
    ],
  ])('%s', async (name, made) => {
    const { made: changes, text } = await mendedFile(name);
    expect(changes).toEqual(made);
    const [before, after] = [textOf(name).split('\n'), text.split('\n')];
    expect(after).toHaveLength(before.length);
    expect(after.filter((line, i) => line !== before[i])).toHaveLength(made.length);
    const report = await checked({ [name]: text });
    expect(report.summary.failing).toBe(0);
    // Nothing is left to do.
    expect((await mended({ [name]: text })).changes).toEqual([]);
  });

  const afterMending = async (text: string): Promise<string> => (await mended({ 'a.css': text })).files[0]!.text;

  it('keeps comments beside a value', async () => {
    const text = await afterMending('.a { background: #fff; color: #999 /* keep me */ !important }');
    expect(text).toMatch(/color: #(?!999)[\da-f]{3,6} \/\* keep me \*\/ !important \}$/);
  });

  it('changes the fallback that a text takes', async () => {
    const text = await afterMending(':root { --background: #fff; --foreground: var(--nope, #aaa); }');
    expect(text).toMatch(/--background: #fff; --foreground: var\(--nope, #(?!aaa)[\da-f]{3,6}\);/);
  });

  it('leaves a background where the text cannot be changed, and that of the page in any case', async () => {
    const mixed = ':root { --card: #fff; --card-foreground: color-mix(in srgb, var(--x), white); --x: #999 }';
    expect(await afterMending(mixed)).toBe(mixed);
    const page = ':root { --background: #777; --text: color-mix(in srgb, var(--x), white); --x: #999 }';
    expect(await afterMending(page)).toBe(page);
  });

  it('mends rules of one selector, each by itself', async () => {
    const rule = '.a { color: #999; background: #fff }\n';
    const { files, check } = await mended({ 'a.css': rule + rule.replace('#999', '#aaa') });
    expect(check.pairs.map(({ passes }) => passes)).toEqual([true, true]);
    expect(files[0]!.text).not.toMatch(/#999|#aaa/);
  });

  it('changes a dark theme for the scheme of the system and for the class', async () => {
    const both = (media: string, own: string) =>
      `:root { --bg: #fff; --text: #111 }\n@media (prefers-color-scheme: dark) { :root { --bg: #000; --text: ${media} } }\n.dark { --bg: #000; --text: ${own}; --muted-text: #999 }\n`;
    for (const [media, own] of [
      ['#444', '#444'],
      ['#444', '#333'],
      ['#444', '#eee'],
      ['#eee', '#444'],
    ] as const) {
      const { files, changes, check } = await mended({ 'a.css': both(media, own) });
      const label = `${media} ${own}`;
      expect(
        check.pairs.every(({ passes }) => passes),
        label,
      ).toBe(true);
      expect(changes, label).toHaveLength([media, own].filter((one) => one !== '#eee').length);
      const texts = [...files[0]!.text.matchAll(/--text: (#[\da-f]+)/g)].map(([, text]) => text);
      expect(texts[1] === texts[2], label).toBe(media !== '#eee' && own !== '#eee');
      for (const { before, position } of changes)
        expect(
          both(media, own)
            .split('\n')
            [position.line - 1]!.slice(position.column - 1),
          label,
        ).toMatch(new RegExp(`^${before}`));
    }
  });

  it('moves the components of an object, and its hex', async () => {
    const tokens = `{
  "bg": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#FFFFFF" } },
  "text": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.7, 0.1, 250], "hex": "#6AA2DC" } }
}`;
    const { files, changes } = await mended({ 'a.json': tokens });
    expect(changes).toHaveLength(1);
    expect(files[0]!.text.split('\n')[2]).toMatch(
      /^ {2}"text": \{ "\$type": "color", "\$value": \{ "colorSpace": "oklch", "components": \[0\.5\d*, 0\.\d+, 2[45]\d\.?\d*\], "hex": "#[\dA-F]{6}" \} \}$/,
    );
    expect((await checked({ 'a.json': files[0]!.text })).summary.failing).toBe(0);
  });

  it('changes no colour that others need as it is', async () => {
    // Grey text on both white and black reaches 4.5 nowhere but between 4.54 and 4.62.
    const css = ':root{--on-a:#999;--a:#fff;--bg-x:#000;--x-text:#999} .dark{--a:#fff}';
    const { files } = await mended({ 'a.css': css });
    expect((await checked({ 'a.css': files[0]!.text })).summary.failing).toBe(0);
    const impossible =
      ':root{--text-a:#777;--bg-a:#7a7a7a;--on-bg-a:#767676} @media (prefers-color-scheme: dark){:root{--bg-a:#808080}}';
    const before = (await checked({ 'a.css': impossible }, { level: 'AAA' })).summary.failing;
    const { check } = await mended({ 'a.css': impossible }, 'AAA');
    expect(check.pairs.filter(({ passes }) => !passes).length).toBeLessThanOrEqual(before);
  });

  it('ends, and never makes a pair worse', async () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((v) => `#${v.toString(16).padStart(6, '0')}`);
    await fc.assert(
      fc.asyncProperty(fc.array(color, { minLength: 8, maxLength: 8 }), async (colors) => {
        const [a, b, c, d, e, f, g, h] = colors;
        const css = `:root{--bg:${a};--text:${b};--primary:${c};--on-primary:${d};--link:${e};--text-muted:var(--link)} .dark{--bg:${f};--text:${g};--primary:${h}}`;
        const failing = (report: Awaited<ReturnType<typeof checked>>) =>
          report.pairs
            .filter(({ passes }) => !passes)
            .flatMap(({ text, background, themes }) =>
              themes.map((theme) => `${text.name} ${background.name} ${theme}`),
            );
        const before = failing(await checked({ 'a.css': css }));
        const { files } = await mended({ 'a.css': css });
        const after = failing(await checked({ 'a.css': files[0]!.text }));
        expect(before).toEqual(expect.arrayContaining(after));
      }),
      { numRuns: 15 },
    );
  });
});

describe('a colour in the notation of another', () => {
  const rgb = fc.record({ r: fc.nat(255), g: fc.nat(255), b: fc.nat(255) });
  const NOTATIONS = [
    ['#FFF', /^#[\dA-F]{3}(?:[\dA-F]{3})?$/],
    ['#a1b2c3', /^#[\da-f]{6}$/],
    ['rebeccapurple', /^#[\da-f]{6}$/],
    ['rgb(1, 2, 3)', /^rgb\(\d+, \d+, \d+\)$/],
    ['rgba(1, 2, 3, 1)', /^rgb\(\d+, \d+, \d+\)$/],
    ['rgb(1 2 3)', /^rgb\(\d+ \d+ \d+\)$/],
    ['hsl(210, 50%, 40%)', /^hsl\([\d.]+, [\d.]+%, [\d.]+%\)$/],
    ['hsl(210deg 50% 40%)', /^hsl\([\d.]+deg [\d.]+% [\d.]+%\)$/],
    ['210 50% 40%', /^[\d.]+ [\d.]+% [\d.]+%$/],
    ['hwb(210 20% 40%)', /^hwb\([\d.]+ [\d.]+% [\d.]+%\)$/],
    ['oklch(0.5 0.1 250)', /^oklch\([\d.]+ [\d.]+ [\d.]+\)$/],
    ['oklch(50% 0.1 250)', /^oklch\([\d.]+% [\d.]+ [\d.]+\)$/],
    ['49.12% 0.3096 275.75', /^[\d.]+% [\d.]+ [\d.]+$/],
    ['oklab(0.5 0.1 -0.1)', /^oklab\([\d.]+ -?[\d.]+ -?[\d.]+\)$/],
    ['lab(50% 20 30)', /^lab\([\d.]+% -?[\d.]+ -?[\d.]+\)$/],
    ['lch(50 20 30)', /^lch\([\d.]+ [\d.]+ [\d.]+\)$/],
    ['oklch(50% 40% 250)', /^oklch\([\d.]+% [\d.]+% [\d.]+\)$/],
    ['oklab(50% 20% -20%)', /^oklab\([\d.]+% -?[\d.]+% -?[\d.]+%\)$/],
    ['lab(50% 20% 30%)', /^lab\([\d.]+% -?[\d.]+% -?[\d.]+%\)$/],
    ['lch(50% 20% 30)', /^lch\([\d.]+% [\d.]+% [\d.]+\)$/],
    ['color(display-p3 1 0 0)', /^color\(display-p3 -?[\d.]+ -?[\d.]+ -?[\d.]+\)$/],
    ['1 2 3', /^\d+ \d+ \d+$/],
  ] as const;

  it.each(NOTATIONS)('%s', (old, form) => {
    fc.assert(
      fc.property(rgb, (color) => {
        const text = colorLike(old, color);
        expect(text).toMatch(form);
        expect(colorOf(text, 'light')).toMatchObject({ color: { hex: toHex(color), alpha: 1 } });
      }),
    );
  });

  it.each(['srgb', 'hsl', 'hwb', 'oklch', 'lab', 'display-p3', 'xyz-d65', 'prophoto-rgb'])(
    'an object of %s',
    (space) => {
      fc.assert(
        fc.property(rgb, (color) => {
          const text = objectLike(`{ "colorSpace": "${space}", "components": [0.1, 0.2, 0.3] }`, color)!;
          const node = readJsonTree(text);
          if (!('kind' in node)) throw new Error(node.why);
          expect(colorOf(colorObject(node)!, 'light')).toMatchObject({ color: { hex: toHex(color) } });
        }),
      );
    },
  );
});
