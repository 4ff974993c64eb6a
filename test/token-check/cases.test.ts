import { describe, expect, it } from 'vitest';
import { readBlocks } from '../../src/token-check/read/blocks.ts';
import { checked, linesOf } from './checked.ts';

const pairsOf = async (file: string, text: string): Promise<string[]> =>
  linesOf(await checked({ [file]: text })).map((line) => line.replace(/ [\d.]+ \(.*/, ''));

describe('long values', () => {
  // Each of these takes minutes where a pattern tries every beginning of a run, which the time limit of a test ends.
  const LONG = 400_000;
  it.each([
    ['a word', 'a'.repeat(LONG)],
    ['a word with hyphens', '-'.repeat(LONG)],
    ['an address', `url(data:image/png;base64,${'A/b+'.repeat(LONG / 4)})`],
    ['blanks in an interpolation', `#{${' '.repeat(LONG)}x`],
    ['blanks before a mark', `#fff${' '.repeat(LONG)}x !importan`],
    ['a mark after blanks', `red${' '.repeat(LONG)}!${' '.repeat(LONG)}x`],
    ['interpolations that do not close', '#{ '.repeat(LONG / 4)],
  ])('are read in one go: %s', async (_, value) => {
    const text = `:root { --bg: #fff; --text: #111 }\n.a { color: ${value}; background: #fff }\n$a: ${value};\n`;
    expect(await pairsOf('a.scss', text)).toEqual(expect.any(Array));
    const { aliases } = await checked({ 'a.json': JSON.stringify({ a: { $type: 'color', $value: value } }) });
    expect(aliases).toHaveLength(1);
  });
});

describe('marks of values', () => {
  it('are no part of them, nor are comments beside them', () => {
    const declared = (text: string) => readBlocks(`$a: ${text};`).declarations[0];
    expect(declared('#999 /* keep me */ !important')).toMatchObject({ value: '#999', start: 4, end: 8 });
    expect(declared('#999!default')).toMatchObject({ value: '#999', isDefault: true, isGlobal: false });
    expect(declared('#999 ! global !default /* a */')).toMatchObject({
      value: '#999',
      isDefault: true,
      isGlobal: true,
    });
    expect(declared('"!default"')).toMatchObject({ value: '"!default"', isDefault: false });
  });
});

describe('rules of a style sheet', () => {
  it.each([
    ['a translucent background', '.a { color: #fff; background: rgb(0 0 0 / 0.5) }'],
    ['no background', '.a { color: #fff; background: transparent }'],
    ['no text', '.a { color: transparent; background: #fff }'],
    ['a background cut to the text', '.a { color: #eee; background: #fff; -webkit-background-clip: text }'],
    ['an image', '.a { color: #fff; background-color: #eee; background-image: url(a.png) }'],
    ['a gradient', '.a { background-image: linear-gradient(#000, #111); color: #fff; background-color: #fff }'],
    ['a line', 'hr { color: #ddd; background: #ddd }'],
    ['a disabled button', '.btn:disabled { color: #aaa; background: #bbb }'],
    ['a class for it', '.is-disabled { color: #aaa; background: #bbb }'],
    ['a modifier for it', '.btn--disabled { color: #aaa; background: #bbb }'],
    ['an attribute for it', '[aria-disabled=true] { color: #aaa; background: #bbb }'],
    ['a data attribute for it', '[data-disabled] { color: #aaa; background: #bbb }'],
    ['a placeholder', 'input::placeholder { color: #aaa; background: #fff }'],
    [
      'what browsers without a feature have',
      '@supports not (color: oklch(0 0 0)) { .a { color: #aaa; background: #fff } }',
    ],
  ])('are no pair for %s', async (_, text) => {
    expect(await pairsOf('a.css', text)).toEqual([]);
  });

  it('are one where something is not disabled', async () => {
    expect(await pairsOf('a.css', '.btn:not(:disabled):hover { color: #aaa; background: #bbb }')).toEqual([
      '.btn:not(:disabled):hover { color } on .btn:not(:disabled):hover { background }',
    ]);
  });
});

describe('variables of SCSS', () => {
  const ratioOf = async (text: string) => (await checked({ 'a.scss': text })).pairs.map(({ ratio }) => ratio);

  it('of a block are not those of the file', async () => {
    const file = '$body-bg: #fff; $body-color: #000;\n';
    expect(await ratioOf(`${file}.a { $body-bg: #000; }`)).toEqual([21]);
    expect(await ratioOf(`${file}.a { $body-bg: #000 !global; }`)).toEqual([1]);
    expect(await ratioOf(`${file}@if $x { $body-bg: #000; }`)).toEqual([1]);
  });

  it('are known in their block and in those inside of it', async () => {
    const text = '$x: #fff; .a { $x: #000; .b { color: $x; background: #fff } } .c { color: $x; background: #000 }';
    expect(await ratioOf(text)).toEqual([21, 21]);
  });

  it('have the value that is set before, in whatever flow control', async () => {
    expect(await ratioOf('.a { $x: #000; color: $x; background: #fff; $x: #fff }')).toEqual([21]);
    expect(await ratioOf('.a { $x: #fff; $x: #000; color: $x; background: #fff }')).toEqual([21]);
    expect(await ratioOf('.a { $x: #777; $x: darken($x, 30%); color: $x; background: #fff }')).toEqual([14.159]);
    expect(await ratioOf('$x: #fff; .a { color: $x; background: #000; $x: #000 }')).toEqual([21]);
    for (const flow of ['@if $y', '@else', '@each $y in 1', '@for $y from 1 through 2', '@while $y']) {
      const text = `$x: #fff; .a { ${flow} { $x: #000; } color: $x; background: #fff } .b { color: $x; background: #000 }`;
      expect(await ratioOf(text), flow).toEqual([21, 21]);
      expect(await ratioOf(`$body-bg: #fff; $body-color: #000; ${flow} { $body-bg: #000; }`), flow).toEqual([1]);
    }
  });

  it('may have the name of one that they are made of', async () => {
    expect(await ratioOf('$c: #777; .a { $c: darken($c, 30%); color: $c; background: #fff }')).toEqual([14.159]);
    expect(await ratioOf('$c: #777; .a { $c: $c; .b { $c: $c; color: $c; background: #fff } }')).toEqual([4.478]);
    const { aliases } = await checked({ 'a.scss': '$q: $r; $r: $q; .a { color: $q; background: #fff }' });
    expect(aliases.map(({ why }) => why)).toEqual(['refers to itself: $q → $r → $q', 'refers to itself: $r → $q → $r']);
  });

  it('with !default apply where nothing sets them, in other files too', async () => {
    expect(await ratioOf('$body-bg: #fff; $body-color: #000; $body-color: #fff !default;')).toEqual([21]);
    const { pairs } = await checked({
      'custom.scss': '$body-color: #000;',
      'variables.scss': '$body-bg: #fff !default; $body-color: #fff !default;',
    });
    expect(pairs.map(({ ratio }) => ratio)).toEqual([21]);
  });
});

describe('text whose background no name says', () => {
  const PAGE = ['--color-bg', '--bg', '--background', '--cds-background', '--p-color-bg', '--bg-white'];
  const among = (name: string, others: readonly string[]) =>
    pairsOf('a.css', `:root { ${[name, ...others].map((one) => `${one}: #888`).join('; ')} }`).then((lines) =>
      lines.filter((line) => line.startsWith(`${name} on `)).map((line) => line.slice(name.length + 4)),
    );

  it.each([
    ...['--color-text-inverse', '--cds-link-inverse-hover', '--fg-inverse', '--text-inverted', '--cds-text-on-color'],
    ...['--fgColor-onEmphasis', '--p-color-text-critical-on-bg-fill', '--color-link-on-dark', '--color-text-on-image'],
    ...['--color-text-white', '--fgColor-white', '--link-color-dark', '--color-text-footer', '--text-selection'],
    ...['--color-text-icon', '--text-gray-500', '--text-on-brand'],
  ])('is no pair with the page: %s', async (name) => {
    expect(await among(name, PAGE)).toEqual([]);
  });

  it.each([
    ['--color-text-inverse', '--color-bg-inverse'],
    ['--link-inverse-hover', '--bg-inverse'],
    ['--fgColor-onEmphasis', '--bgColor-emphasis'],
    ['--p-color-text-critical-on-bg-fill', '--p-color-bg-fill-critical'],
    ['--color-text-on-fill', '--color-fill'],
    ['--color-text-button', '--color-button'],
    ['--text-selection', '--selection-bg'],
    ['--text-on-brand', '--brand'],
    ['--text-secondary', '--bg-secondary'],
    ['--button-text', '--button-bg'],
    ['--cds-text-primary', '--cds-background'],
    ['--text', '--bg'],
    ['--text-danger', '--bg'],
    ['--text-accent', '--bg'],
    ['--link-hover', '--bg'],
  ])('is for its own where there is one: %s on %s', async (name, background) => {
    expect(await among(name, ['--bg', '--color-bg', '--bg-accent', '--text-brand', background])).toEqual([background]);
  });

  it('is no pair with another text', async () => {
    expect(await among('--text-on-brand', ['--text-brand'])).toEqual([]);
  });
});

describe('selectors', () => {
  const themesOf = async (selector: string) =>
    (await checked({ 'a.css': `:root { --bg: #fff; --text: #111 } ${selector} { --bg: #fff }` })).themes.map(
      ({ name }) => name,
    );

  it.each([
    '.icon::before',
    '.theme-provider',
    'html.no-js',
    'html.js',
    '.theme-toggle',
    '::before',
    'html[lang=de]',
    '.button.is-dark',
    '.is-dark',
    'html.is-ready',
    'html.no-dark',
    'html[class~=no-dark]',
    'html[class]',
    '[class~=button]',
  ])('%s is no theme', async (selector) => {
    expect(await themesOf(selector)).toEqual(['default']);
  });

  it.each([
    ['.dark', 'dark'],
    ['html.ocean', 'ocean'],
    ['.theme-ocean', 'ocean'],
    ['.dark::backdrop', 'dark'],
    ['html[class~=dark]', 'dark'],
    ['[class~="dark"]', 'dark'],
    ['html.is-dark', 'dark'],
    ['body.is-dark-mode', 'dark'],
    [':root.has-dark-theme', 'dark'],
    ['html[class~=is-dark]', 'dark'],
    ['[data-theme=dark] ::before', 'dark'],
  ])('%s is the theme %s', async (selector, name) => {
    expect(await themesOf(selector)).toContain(name);
  });
});

describe('a light theme over a dark base', () => {
  it('is a theme of its own where rules alone are dark', async () => {
    const { pairs } = await checked({
      'a.css':
        ':root { --bg: #111; --text: #eee } .light { --bg: #fff; --text: #aaa } .dark .a { color: #fff; background: #000 }',
    });
    expect(pairs.map(({ ratio, themes }) => [Math.floor(ratio!), themes])).toContainEqual([2, ['light']]);
    expect(pairs.some(({ passes, themes }) => passes && themes.includes('default'))).toBe(true);
  });
});

describe('a dark theme that the system and a class turn on', () => {
  const css = (media: string, selector: string) =>
    `:root { --bg: #fff; --text: #111; --card: #fff } @media (prefers-color-scheme: dark) { :root { ${media} } } [data-theme=dark] { ${selector} }`;
  const darkOf = async (text: string) =>
    linesOf(await checked({ 'a.css': text })).filter((line) => /\(.*dark/.test(line));

  it('is checked both ways where they differ, in whatever order', async () => {
    const [bad, good] = ['--bg: #000; --text: #222', '--bg: #000; --text: #eee'];
    expect(await darkOf(css(bad, good))).toEqual([
      '--text on --bg 18.0998 (dark)',
      '--text on --bg 1.3199 (dark (media))',
    ]);
    expect(await darkOf(css(good, bad))).toEqual([
      '--text on --bg 1.3199 (dark)',
      '--text on --bg 18.0998 (dark (media))',
    ]);
    const [before, after] = css(good, bad).split(' [data');
    expect(await darkOf(`[data${after} ${before}`)).toEqual(await darkOf(css(good, bad)));
  });

  it('is one theme where they do not, or where one of them alone defines a name', async () => {
    expect(await darkOf(css('--bg: #000; --text: #eee', '--text: #eee; --bg: #000'))).toEqual([
      '--text on --bg 18.0998 (dark)',
    ]);
    expect(await darkOf(css('--bg: #000', '--text: #eee'))).toEqual(['--text on --bg 18.0998 (dark)']);
  });

  it('joins what is the same in both', async () => {
    const text = css('--bg: #000; --text: #eee; --link: #fff', '--bg: #000; --text: #eee; --link: #ccc');
    expect(await darkOf(text)).toEqual([
      '--text on --bg 18.0998 (dark, dark (media))',
      '--link on --bg 13.0765 (dark)',
      '--link on --bg 21 (dark (media))',
    ]);
  });

  it('is not one more where a scheme alone overrides the base', async () => {
    const text =
      ':root { --bg: #fff; --text: #111 } @media (prefers-color-scheme: light) { :root { --bg: #eee } } .dark { --bg: #000 }';
    const { themes } = await checked({ 'a.css': text });
    expect(themes.map(({ name }) => name)).toEqual(['light', 'dark']);
  });
});
