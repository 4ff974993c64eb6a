import { describe, expect, it } from 'vitest';
import { checked, linesOf, textOf } from './checked.ts';

const fileReport = (name: string) => checked({ [name]: textOf(name) });

describe('files as people have them', () => {
  it.each([
    [
      'globals.css',
      ['light', 'dark'],
      [
        '--primary-foreground on --primary 3.5476 (light)',
        '--muted-foreground on --muted 3.6225 (light)',
        '--muted-foreground on --background 3.9494 (light)',
        '--destructive-foreground on --destructive 2.7504 (dark)',
      ],
    ],
    [
      'hsl-channels.css',
      ['light', 'dark'],
      ['--muted-foreground on --muted 3.0424 (light)', '--muted-foreground on --background 3.333 (light)'],
    ],
    [
      'tailwind-theme.css',
      ['default'],
      [
        '--color-text-muted on --color-bg 3.3064 (default)',
        '--color-on-brand-500 on --color-brand-500 3.3064 (default)',
        '.badge { color } on .badge { background } 1.5972 (default)',
      ],
    ],
    ['light-dark.css', ['light', 'dark', 'more contrast', 'dark more contrast'], ['--text on --bg 1.9387 (dark)']],
    [
      'bootstrap-variables.scss',
      ['default'],
      ['$warning-text-emphasis on $warning-bg-subtle 1.4712 (default)', '$text-muted on $body-bg 3.1215 (default)'],
    ],
    ['tokens.json', ['light', 'dark'], ['color.text.muted on color.background 2.7295 (light)']],
    ['resolver.json', ['light', 'dark'], ['color.text on color.bg 2.3345 (dark)']],
    ['style-dictionary.json', ['default'], []],
    [
      'mui-theme.json',
      ['default'],
      [
        'palette.warning.contrastText on palette.warning.main 3.1125 (default)',
        'palette.text.secondary on palette.background.default 3.3626 (default)',
      ],
    ],
    [
      'radix.css',
      ['light', 'dark'],
      ['--blue-contrast on --blue-9 3.2642 (light)', '--blue-contrast on --blue-9 3.2642 (dark)'],
    ],
    [
      'material.css',
      ['light', 'dark'],
      ['--md-sys-color-on-primary-container on --md-sys-color-primary-container 2.4711 (light, dark)'],
    ],
    [
      'pages.scss',
      ['default'],
      [
        '.card__title { color } on .card__title { background } 4.478 (default)',
        '.card:hover { color } on .card:hover { background } 2.7984 (default)',
      ],
    ],
  ] as const)('%s', async (name, themes, failing) => {
    const report = await fileReport(name);
    expect(report.themes.map((theme) => theme.name)).toEqual(themes);
    expect(linesOf(report, true)).toEqual(failing);
    expect(report.summary.failing).toBe(failing.length);
  });

  it('names every place by line and column', async () => {
    for (const name of ['globals.css', 'bootstrap-variables.scss', 'tokens.json', 'radix.css']) {
      const text = textOf(name);
      const lines = text.split('\n');
      const { pairs } = await fileReport(name);
      for (const { text: color } of pairs) {
        const written = lines[color.line - 1]!.slice(color.column - 1, color.end_column - 1);
        expect(written, `${name} ${color.name}`).not.toBe('');
        expect(lines[color.line - 1]!.slice(color.column - 1 + written.length)).toMatch(/^(?:[";]|\s*!default| \})/);
      }
    }
  });

  it('measures translucent colours as they are seen', async () => {
    const { pairs } = await fileReport('mui-theme.json');
    expect(pairs.find(({ text }) => text.name === 'palette.text.secondary')).toMatchObject({
      text: { hex: '#8c8c8c' },
      background: { hex: '#ffffff' },
      level: 'AA large',
      apca: 61.1,
    });
  });
});

describe('aliases', () => {
  it('are reported where they lead nowhere or round', async () => {
    const { aliases } = await fileReport('tokens.json');
    expect(aliases.map(({ name, kind, why }) => [name, kind, why])).toEqual([
      ['color.broken', 'missing', 'color.base.grey.50 is not defined'],
      ['color.a', 'circular', 'refers to itself: color.a → color.b → color.a'],
      ['color.b', 'circular', 'refers to itself: color.b → color.a → color.b'],
    ]);
    const css = await checked({
      'a.css':
        ':root { --text: var(--ink); --bg: #fff; --font: var(--geist); --a: var(--b); --b: var(--a); }\n.dark { --text: #eee }',
    });
    expect(css.aliases.map(({ name, kind }) => [name, kind])).toEqual([
      ['--text', 'missing'],
      ['--a', 'circular'],
      ['--b', 'circular'],
    ]);
    // What cannot be checked does not pass.
    expect(css.pairs.find(({ themes }) => themes.includes('light'))).toMatchObject({ ratio: null, passes: false });
  });

  it('take fallbacks, pointers, roots and what a group extends', async () => {
    const tokens = {
      color: {
        $type: 'color',
        base: { $root: { $value: '#222' }, soft: { $value: '#777' } },
        more: { $extends: '{color.base}', hard: { $value: '#000' } },
        bg: { $value: '#fff' },
        text: { $value: { $ref: '#/color/more/soft/$value' } },
        'text-strong': { $value: '{color.base.$root}' },
      },
    };
    const report = await checked({
      'tokens.json': JSON.stringify(tokens),
      'b.css': ':root { --bg: #fff; --text: var(--none, #767676) }',
    });
    expect(report.aliases).toEqual([]);
    expect(linesOf(report)).toEqual([
      '--text on --bg 4.5422 (default)',
      'color.text on color.bg 4.478 (default)',
      'color.text-strong on color.bg 15.9099 (default)',
    ]);
  });

  it('are reported in values of any type, at the text that they stand in', async () => {
    const tokens = {
      color: { $type: 'color', a: { $value: '#111' }, b: { $value: '{color.no-b}' } },
      space: {
        $type: 'dimension',
        a: { $value: { value: 4, unit: 'px' } },
        b: { $value: '{space.a}' },
        c: { $value: '{space.no-c}' },
      },
      border: {
        $type: 'border',
        good: { $value: { color: '{color.a}', width: '{space.a}', style: 'solid' } },
        bad: { $value: { color: '{color.no-border}', width: '{space.no-width}', style: 'solid' } },
      },
      gradient: {
        $type: 'gradient',
        $value: [
          { color: '{color.a}', position: 0 },
          { color: '{color.no-stop}', position: 1 },
        ],
      },
      part: { $type: 'dimension', $value: '{border.good.width}' },
    };
    const text = JSON.stringify(tokens, null, 1);
    const { aliases } = await checked({ 'a.json': text });
    expect(aliases.map(({ name, kind, why }) => [name, kind, why])).toEqual([
      ['color.b', 'missing', 'color.no-b is not defined'],
      ['space.c', 'missing', 'space.no-c is not defined'],
      ['border.bad', 'missing', 'color.no-border is not defined'],
      ['border.bad', 'missing', 'space.no-width is not defined'],
      ['gradient', 'missing', 'color.no-stop is not defined'],
    ]);
    for (const { line, column, end_column, why } of aliases)
      expect(`${text.split('\n')[line - 1]!.slice(column, end_column - 2)} is not defined`).toBe(why);
  });

  it('of Style Dictionary and of other files are looked up among all tokens', async () => {
    const shadow = { value: { x: '{size.a.value}', color: '{color.no}', blur: '{size.no.value} {size.none}' } };
    const { aliases } = await checked({
      'a.json': JSON.stringify({ shadow, size: { value: { value: '{size.a}' } } }),
      'b.json': JSON.stringify({ size: { a: { value: '4px' } } }),
    });
    expect(aliases.map(({ name, why }) => [name, why])).toEqual([
      ['shadow', 'color.no is not defined'],
      ['shadow', 'size.no is not defined'],
      ['shadow', 'size.none is not defined'],
    ]);
  });

  it('are found in pointers of composite values, and not in texts of words', async () => {
    const border = (color: string) => ({
      $type: 'border',
      $value: { color: { $ref: color }, width: '{w}', style: 'solid' },
    });
    const { aliases } = await checked({
      'a.json': JSON.stringify({
        base: { $type: 'color', $value: '#112233' },
        alias: { $type: 'color', $value: { $ref: '#/base' } },
        gone: { $type: 'color', $value: { $ref: '#/lost' } },
        w: { $type: 'dimension', $value: { value: 1, unit: 'px' } },
        right: border('#/base/$value'),
        part: border('#/base/$value/components/0'),
        wrong: border('#/nothing'),
        elsewhere: border('other.json#/nothing'),
        words: { $type: 'string', $value: 'use {curly} braces' },
        text: { $type: 'string', $value: '{no.text}' },
      }),
    });
    expect(aliases.map(({ name, why }) => [name, why])).toEqual([
      ['gone', 'lost is not defined'],
      ['wrong', 'nothing is not defined'],
      ['text', 'no.text is not defined'],
    ]);
  });

  it('report a value of the type color that is none', async () => {
    const { aliases } = await checked({
      'a.json': '{"a":{"$type":"color","$value":"#12"},"b":{"$type":"color","$value":7}}',
    });
    expect(aliases.map(({ name, kind }) => [name, kind])).toEqual([
      ['a', 'unreadable'],
      ['b', 'unreadable'],
    ]);
  });
});

describe('themes', () => {
  const themesIn = async (css: string) => (await checked({ 'a.css': css })).themes.map(({ name }) => name);

  it.each([
    [':root{--a:red} .dark{--a:blue}', ['light', 'dark']],
    [':root{--a:red} [data-theme="dark"]{--a:blue}', ['light', 'dark']],
    [":root{--a:red} [data-bs-theme='dark']{--a:blue}", ['light', 'dark']],
    [':root{--a:red} html.dark-mode{--a:blue}', ['light', 'dark']],
    [':root{--a:red} @media (prefers-color-scheme: dark){:root:not([data-theme=light]){--a:blue}}', ['light', 'dark']],
    ['@theme{--color-a:red} @layer theme{:root{@variant dark{--color-a:blue}}}', ['light', 'dark']],
    [':root{--a:red} .theme-ocean{--a:blue} .theme-ocean.dark{--a:navy}', ['light', 'dark', 'ocean', 'dark ocean']],
    [':root{--a:red} .card{--a:blue}', ['default']],
    [':root{--a:#000} .light{--a:#fff}', ['default', 'light']],
    [':root, [data-theme=light]{--a:#000} :root[data-theme=dark]{--a:#fff}', ['light', 'dark']],
    ['@keyframes x{from{--a:red}} :root{--a:red}', ['default']],
    [':root{@media (prefers-color-scheme: dark){--a:red} --a:blue}', ['light', 'dark']],
  ])('%s', async (css, themes) => {
    expect(await themesIn(css)).toEqual(themes);
  });

  it('take what is not theirs from the base', async () => {
    const report = await checked({ 'a.css': ':root{--bg:#fff;--text:#111} .dark{--bg:#000}' });
    expect(linesOf(report)).toEqual(['--text on --bg 18.883 (light)', '--text on --bg 1.1121 (dark)']);
  });

  it('are in files by their names, in modes and in groups', async () => {
    const base = '{"bg":{"$value":"#fff"},"text":{"$value":"#111"}}';
    const dark = '{"bg":{"$value":"#000"}}';
    const byName = await checked({ 'tokens.json': base, 'tokens.dark.json': dark });
    const byGroup = await checked({
      'tokens.json': '{"bg":{"light":{"$value":"#fff"},"dark":{"$value":"#000"}},"text":{"$value":"#111"}}',
    });
    const sets = await checked({ 'tokens.json': `{"$metadata":{},"global":${base},"dark":${dark}}` });
    for (const report of [byName, byGroup, sets])
      expect(linesOf(report)).toEqual(['text on bg 18.883 (light)', 'text on bg 1.1121 (dark)']);
  });

  it('are read from the files that a resolver names, and from no others', async () => {
    const resolver = JSON.stringify({
      version: '2025.10',
      resolutionOrder: [
        { type: 'set', name: 'all', sources: [{ $ref: 'base.json' }, { $ref: '../up.json' }] },
        { type: 'modifier', name: 'brand', contexts: { a: [], b: [{ $ref: 'b.json' }] }, default: 'a' },
      ],
    });
    const files: Record<string, string> = {
      't/base.json': '{"bg":{"$value":"#fff"},"text":{"$value":"#111"}}',
      't/b.json': '{"bg":{"$value":"#222"}}',
    };
    const report = await checked({ 't/r.json': resolver }, {}, async (path) => files[path]);
    expect(linesOf(report)).toEqual(['text on bg 18.883 (default)', 'text on bg 1.1868 (brand b)']);
    expect(report.missing_files).toEqual(['../up.json']);
    expect(report.pairs[1]!.background).toMatchObject({ path: 't/b.json', line: 1, column: 18 });
  });
});

describe('pairs', () => {
  const pairsIn = async (css: string) =>
    (await checked({ 'a.css': `:root{${css}}` })).pairs.map(
      ({ text, background }) => `${text.name} ${background.name}`,
    );

  it.each([
    ['--on-surface-variant:#111;--surface:#fff', ['--on-surface-variant --surface']],
    ['--color-text-on-accent:#111;--color-accent:#fff', ['--color-text-on-accent --color-accent']],
    ['--button-text:#111;--button-bg:#fff', ['--button-text --button-bg']],
    ['--body-color:#111;--body-bg:#fff', ['--body-color --body-bg']],
    ['--p-content:#111;--p:#fff;--base-content:#111;--base-100:#fff', ['--p-content --p', '--base-content --base-100']],
    ['--fg:#111;--bg:#fff;--text-disabled:#ccc', ['--fg --bg']],
    ['--text-sm:0.8rem;--bg:#fff', []],
    ['--border:#eee;--bg:#fff;--ring:#ccc', []],
    ['--text-danger:#a00;--bg-danger:#fee;--bg:#fff', ['--text-danger --bg']],
    ['--on:#111', []],
  ])('%s', async (css, pairs) => {
    expect(await pairsIn(css)).toEqual(pairs);
  });

  it('are named in a file too, with a level of their own', async () => {
    const css = ':root { --ring: #999; --bg: #fff; --text: #767676 }';
    const named = [
      { text: 'ring', background: '--bg', ratio: 3 },
      { text: '--text', background: '--bg', ratio: 7 },
    ];
    const report = await checked({ 'a.css': css }, { pairs: { pairs: named, distinct: [] } });
    expect(report.pairs.map(({ text, required, passes }) => [text.name, required, passes])).toEqual([
      ['--ring', 3, false],
      ['--text', 7, false],
    ]);
    const unknown = await checked({ 'a.css': css }, { pairs: { pairs: [], distinct: [['--ring', '--none']] } });
    expect(unknown.unknown_names).toEqual(['--none']);
  });

  it('are of the colours that a rule sets, in every theme, but for what is disabled', async () => {
    const report = await checked({
      'a.css': `:root { --a: #111; --b: #fff } .dark { --b: #000 }
.x { color: var(--a); background: var(--b) } .y:disabled { color: #ccc; background: #fff }
.z { color: inherit; background: #fff } .w { --b: #eee; color: var(--a); background-color: var(--b) }`,
    });
    expect(linesOf(report)).toEqual([
      '.x { color } on .x { background } 18.883 (light)',
      '.w { color } on .w { background } 16.2752 (light, dark)',
      '.x { color } on .x { background } 1.1121 (dark)',
    ]);
  });
});

describe('what else is found', () => {
  it('is a set of colours that is confused, by the ten models', async () => {
    const { confusions } = await fileReport('tokens.json');
    expect(confusions).toHaveLength(1);
    expect(confusions[0]).toMatchObject({
      a: { name: 'color.status.success' },
      b: { name: 'color.status.danger' },
      themes: ['light', 'dark'],
    });
    expect(confusions[0]!.models.map(({ model }) => model)).toContain('machado2009-deutan');
    const far = await checked({ 'a.css': ':root{--chart-1:#000;--chart-2:#fff}' });
    expect(far.confusions).toEqual([]);
    const named = await checked(
      { 'a.css': ':root{--left:#4f7a28;--right:#b5462e}' },
      { pairs: { pairs: [], distinct: [['--left', 'right']] } },
    );
    expect(named.confusions).toHaveLength(1);
  });

  it('is duplicates within a difference, never aliases or another alpha', async () => {
    const css = ':root{--a:#336699;--b:#33669a;--c:var(--a);--d:#33669980;--e:#fff;--f:#ffffff}';
    const names = async (difference: number) =>
      (await checked({ 'a.css': css }, { difference })).duplicates.map(({ colors }) => colors.map(({ name }) => name));
    expect(await names(0)).toEqual([['--e', '--f']]);
    expect(await names(1)).toEqual([
      ['--a', '--b'],
      ['--e', '--f'],
    ]);
  });

  it('is a colour of a palette that nothing takes', async () => {
    const { unused } = await fileReport('style-dictionary.json');
    expect(unused.map(({ name }) => name)).toEqual(['color.base.gray.medium', 'color.base.gray.dark']);
    expect((await fileReport('material.css')).unused).toEqual([]);
    const scss = await fileReport('bootstrap-variables.scss');
    expect(scss.unused.map(({ name }) => name)).toEqual(['$gray-700']);
  });
});

describe('a file that is not understood', () => {
  it('says why', async () => {
    const report = await checked({ 'a.json': '{"a":', 'b.css': 'a\0b', 'c.css': ':root{--bg:#fff;--text:#000}' });
    expect(report.files.map(({ path, why }) => [path, why?.slice(0, 11)])).toEqual([
      ['a.json', 'is not JSON'],
      ['b.css', 'is not text'],
      ['c.css', undefined],
    ]);
    expect(report.summary.pairs).toBe(1);
  });

  it('may have comments and trailing commas if it is JSON', async () => {
    const report = await checked({ 'a.jsonc': '\ufeff// tokens\n{ "bg": "#fff", /* , } */ "text": "#111", }' });
    expect(report.pairs[0]).toMatchObject({ text: { line: 2, column: 36 }, passes: true });
  });
});
