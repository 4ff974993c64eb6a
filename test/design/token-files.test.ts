import less from 'less';
import { compileString } from 'sass';
import StyleDictionary from 'style-dictionary';
import { describe, expect, it } from 'vitest';
import { rgb } from '../../src/color/rgb.ts';
import { exportTokens, TOKEN_FORMAT_IDS, TOKEN_FORMATS, type TokenFormat } from '../../src/design/tokens/export.ts';
import { generateTokens, TOKEN_PARTS } from '../../src/design/tokens/generate.ts';
import type { TokenInput } from '../../src/design/tokens/token-set.ts';
import { Refusal } from '../../src/refusal/refusal.ts';
import { cssErrors, customProperties, isCssColor } from './consumers/css.ts';
import { dtcgErrors, terrazzoTokens } from './consumers/dtcg.ts';
import { HOSTILE } from './consumers/names.ts';
import { tailwindClasses } from './consumers/tailwind.ts';
import { tscErrors } from './consumers/tsc.ts';
import { readXml } from './consumers/xml.ts';

const { tokens: generated } = generateTokens({
  seed: rgb('#2e8b57'),
  harmony: 'triadic',
  include: TOKEN_PARTS,
  dark: true,
});
const light = generated.filter(({ group }) => group !== 'dark');
const dark = generated.filter(({ group }) => group === 'dark');
const bare = (name: string) => name.slice(2);
const write = (format: TokenFormat, tokens: readonly TokenInput[] = generated, name = 'Harbour'): string =>
  exportTokens(format, tokens, name).content as string;
const worth = (list: readonly TokenInput[], name: string) => String(list.find((t) => t.name === name)!.value);

describe('css', () => {
  const sheet = write('css');
  it('is understood by css-tree, with every token in every theme', () => {
    expect(cssErrors(sheet)).toEqual([]);
    const rules = customProperties(sheet);
    expect(Object.keys(rules)).toEqual([':root', ':root:not([data-theme="light"])', '[data-theme="dark"]']);
    expect(Object.keys(rules[':root']!)).toEqual(light.map(({ name }) => name));
    for (const { name, value } of dark) expect(rules['[data-theme="dark"]']![name]).toBe(value);
    for (const [name, value] of Object.entries(rules[':root']!))
      if (name.startsWith('--color')) expect(isCssColor(value)).toBe(true);
  });
  it('is not what css-tree takes when it is broken', () =>
    expect(cssErrors(sheet.replace(';', '; }'))).not.toEqual([]));
});

describe('scss', () => {
  const use = (source: string) =>
    compileString(
      `@use "sass:map";\n${source}\n.a { color: $color-primary; background: map.get($tokens, 'color-bg'); border-color: map.get($tokens-dark, 'color-bg'); font-family: $font-family-sans; margin: $space-16 + 1px; }`,
    ).css;
  it('is compiled by Sass: variables, both maps, numbers that can be reckoned with', () => {
    const css = use(write('scss'));
    expect(css).toContain('color: #2e8b57');
    expect(css).toContain(`border-color: ${worth(dark, '--color-bg')}`);
    expect(css).toContain('margin: 17px');
    expect(css).toContain('system-ui, "Segoe UI"');
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
        `${source}\n.a { color: @color-primary; margin: (@space-16 + 1px); font-family: @font-family-mono }\n.dark { @tokens-dark(); }`,
      )
    ).css;
  it('is rendered by Less: variables, the ruleset of the dark theme', async () => {
    const css = await use(write('less'));
    expect(css).toContain('color: #2e8b57');
    expect(css).toContain('margin: 17px');
    expect(css).toContain(`--color-bg: ${worth(dark, '--color-bg')}`);
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
    expect(css).toContain('--color-primary: #2e8b57');
    expect(css).toContain('var(--spacing-16)');
    expect(css).toContain(`--color-bg: ${worth(dark, '--color-bg')}`);
  });
  it('gives none when it is broken', async () => {
    expect(
      await tailwindClasses(write('utility').replaceAll('--color-primary:', '--primary:'), ['bg-primary']),
    ).not.toContain('.bg-primary');
  });
});

describe('dtcg', () => {
  const text = write('dtcg');
  it('holds the format module, with a type on every token', () => expect(dtcgErrors(text)).toEqual([]));
  it('is read by terrazzo, every token', async () => {
    const tokens = await terrazzoTokens(text);
    expect(Object.keys(tokens)).toHaveLength(generated.length);
    expect(tokens['color.primary']).toMatchObject({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [46 / 255, 139 / 255, 87 / 255], alpha: 1 },
    });
    expect(tokens['dark.color.bg']!.$type).toBe('color');
    expect(tokens['space.16']).toMatchObject({ $type: 'dimension', $value: { value: 16, unit: 'px' } });
    expect(tokens['line.height-tight']).toMatchObject({ $type: 'number', $value: 1.2 });
    expect(tokens['font.weight-bold']).toMatchObject({ $type: 'fontWeight', $value: 700 });
    expect(tokens['font.family-mono']).toMatchObject({
      $type: 'fontFamily',
      $value: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
    });
  });
  it('keeps what it has no type for beside the tokens', () => {
    const root = JSON.parse(
      write('dtcg', [
        { name: 'shadow-1', value: '0 1px 2px #000' },
        { name: 'a', value: '1em' },
        { name: 'b', value: '200ms' },
      ]),
    );
    expect(root.$extensions).toEqual({ 'metamer.css': { 'shadow-1': '0 1px 2px #000', a: '1em' } });
    expect(root.token.b).toEqual({ $type: 'duration', $value: { value: 200, unit: 'ms' } });
  });
  it('is refused when it is broken', async () => {
    const broken = text.replace('"colorSpace": "srgb"', '"colorSpace": "rgb"');
    expect(dtcgErrors(broken)).not.toEqual([]);
    await expect(terrazzoTokens(broken)).rejects.toBeDefined();
    expect(dtcgErrors('{"a.b": {"$type": "number", "$value": 1}}')).not.toEqual([]);
    expect(dtcgErrors('{"a": {"$value": "8px"}}')).not.toEqual([]);
  });
});

describe('style-dictionary', () => {
  const build = async (text: string) => {
    const dictionary = new StyleDictionary({
      tokens: JSON.parse(text),
      platforms: { css: { transformGroup: 'css', files: [{ destination: 'x.css', format: 'css/variables' }] } },
      log: { verbosity: 'silent', warnings: 'disabled' },
    });
    const [file] = (await dictionary.formatPlatform('css')) as { output: string }[];
    return customProperties(file!.output)[':root']!;
  };
  it('is built by Style Dictionary, every token with its value', async () => {
    const built = await build(write('style-dictionary'));
    expect(Object.keys(built)).toHaveLength(generated.length);
    for (const { name, value } of light) if (name.startsWith('--color')) expect(built[name]).toBe(value);
    for (const { name, value } of dark) expect(built[`--dark-${bare(name)}`]).toBe(value);
    expect(built['--space-16']).toBe('16px');
  });
  it('loses what is broken', async () => {
    expect(
      Object.keys(await build(write('style-dictionary').replace('"value": "#2e8b57"', '"valeu": "#2e8b57"'))).length,
    ).toBeLessThan(generated.length);
  });
});

describe('figma', () => {
  interface Body {
    variableCollections: { action: string; id: string; initialModeId: string }[];
    variableModes: { action: string; id: string; name: string; variableCollectionId: string }[];
    variables: { id: string; name: string; resolvedType: string; variableCollectionId: string }[];
    variableModeValues: { variableId: string; modeId: string; value: unknown }[];
  }
  /** What POST /v1/files/:key/variables would refuse: ids that nothing made, values of another type. */
  const errors = ({ variableCollections, variableModes, variables, variableModeValues }: Body): string[] => {
    const collections = new Set(variableCollections.map(({ id }) => id));
    const modes = new Set([
      ...variableCollections.map(({ initialModeId }) => initialModeId),
      ...variableModes.filter(({ action }) => action === 'CREATE').map(({ id }) => id),
    ]);
    const types = new Map(variables.map(({ id, resolvedType }) => [id, resolvedType]));
    const fits = (value: unknown, type: string | undefined) => {
      if (type === 'FLOAT') return typeof value === 'number';
      if (type === 'STRING') return typeof value === 'string';
      const { r, g, b, a } = value as Record<string, number>;
      return type === 'COLOR' && [r, g, b, a].every((v) => typeof v === 'number' && v >= 0 && v <= 1);
    };
    return [
      ...variableModes
        .filter(({ id, variableCollectionId: c }) => !modes.has(id) || !collections.has(c))
        .map(({ id }) => `mode ${id}`),
      ...variables
        .filter(({ name, variableCollectionId: c }) => !collections.has(c) || /[.{}]/.test(name))
        .map(({ name }) => `variable ${name}`),
      ...variableModeValues
        .filter(({ variableId, modeId, value }) => !modes.has(modeId) || !fits(value, types.get(variableId)))
        .map(({ variableId }) => `value of ${variableId}`),
      ...(types.size === variables.length ? [] : ['two variables of one id']),
    ];
  };
  const body = JSON.parse(write('figma')) as Body;
  it('is a body that holds together, with both modes for every variable', () => {
    expect(errors(body)).toEqual([]);
    expect(body.variableModes.map(({ action, name }) => [action, name])).toEqual([
      ['UPDATE', 'Light'],
      ['CREATE', 'Dark'],
    ]);
    expect(body.variables).toHaveLength(light.length);
    expect(body.variableModeValues).toHaveLength(2 * light.length);
    const value = (mode: string) =>
      body.variableModeValues.find(
        ({ variableId, modeId }) => variableId === 'variable-color-primary' && modeId === mode,
      )!.value;
    expect(value('mode-light')).toEqual({ r: 46 / 255, g: 139 / 255, b: 87 / 255, a: 1 });
    expect(value('mode-dark')).not.toEqual(value('mode-light'));
    expect(body.variables.find(({ id }) => id === 'variable-space-16')).toMatchObject({
      name: 'space/16',
      resolvedType: 'FLOAT',
    });
  });
  it('is found out when it is broken', () => {
    const broken = structuredClone(body);
    broken.variableModeValues[0]!.value = 'green';
    broken.variables[1]!.variableCollectionId = 'other';
    expect(errors(broken)).toHaveLength(2);
  });
});

describe('android', () => {
  const elements = readXml(write('android'));
  const named = new Map(elements.map((e) => [e.attributes.name, e]));
  it('is well-formed, every resource with a name that Android takes', () => {
    const resources = elements.filter(({ name }) => name !== 'resources');
    expect(resources).toHaveLength(generated.length);
    for (const { attributes } of resources) expect(attributes.name).toMatch(/^[a-z][a-z0-9_]*$/);
    expect(named.size - 1).toBe(generated.length);
  });
  it('has colours with alpha, dp, sp, numbers and text', () => {
    expect([named.get('color_primary')!.name, named.get('color_primary')!.text]).toEqual(['color', '#FF2E8B57']);
    expect([named.get('space_16')!.name, named.get('space_16')!.text]).toEqual(['dimen', '16dp']);
    expect(named.get('font_size_md')!.text).toBe('16sp');
    expect(named.get('line_height_tight')).toMatchObject({
      name: 'item',
      text: '1.2',
      attributes: { type: 'dimen', format: 'float' },
    });
    expect(named.get('dark_color_bg')!.text).toBe(`#FF${worth(dark, '--color-bg').slice(1).toUpperCase()}`);
    expect(readXml(write('android', [{ name: 'class', value: 'rgba(255, 0, 0, 0.5)' }]))[1]).toMatchObject({
      text: '#80FF0000',
      attributes: { name: 'token_class' },
    });
  });
  it('is not well-formed when it is broken', () =>
    expect(() => readXml(write('android').replace('</color>', ''))).toThrow());
});

describe('swift', () => {
  const text = write('swift');
  it('has a constant for every token, with the numbers of its colour', () => {
    expect(text.match(/public static let/g)).toHaveLength(generated.length);
    const constants = new Map(
      [
        ...text.matchAll(/let (\w+) = Color\(\.sRGB, red: ([\d.]+), green: ([\d.]+), blue: ([\d.]+), opacity: 1\)/g),
      ].map(([, name, ...v]) => [name!, v.slice(0, 3).map(Number)]),
    );
    for (const { name, value } of light.filter((t) => t.name.startsWith('--color'))) {
      const camel = bare(name).replace(/-(.)/g, (_, c: string) => c.toUpperCase());
      const { r, g, b } = rgb(value);
      if (!dark.some((t) => t.name === name))
        expect(constants.get(camel)!.map((v) => Math.round(v * 255))).toEqual([r, g, b]);
    }
    expect(text).toContain('public static let space16 = CGFloat(16)');
    expect(text).toContain('public static let fontFamilyMono = ["ui-monospace", ');
    expect(text.split('{').length).toBe(text.split('}').length);
  });
  it('puts words of the language in backticks', () =>
    expect(write('swift', [{ name: 'default', value: '1' }])).toContain('let `default` = Double(1)'));
});

describe('typescript', () => {
  const use = (source: string) =>
    tscErrors({
      'tokens.ts': source,
      'use.ts':
        "import { tokens, darkTokens, type TokenName } from './tokens.js';\nconst name: TokenName = 'color-primary';\nconst value: '#2e8b57' = tokens[name as 'color-primary'];\nconst night: string = darkTokens['color-bg'];\nexport { value, night };\n",
    });
  it('is compiled strictly, names and values as literal types', () => expect(use(write('typescript'))).toBe(''));
  it('is refused by the compiler when it is broken', () => {
    expect(use(write('typescript').replace('"color-primary": "#2e8b57"', '"color-primary": "#2e8b58"'))).toMatch(
      /TS2322/,
    );
  });
});

describe.each(TOKEN_FORMAT_IDS)('%s', (format) => {
  it('says what it is, and has the name in its file name', () => {
    const file = exportTokens(format, generated, 'Harbour Öl');
    expect([TOKEN_FORMATS[format].id, file.format, file.media_type]).toEqual([
      format,
      format,
      TOKEN_FORMATS[format].media_type,
    ]);
    expect(file.filename).toMatch(/^_?harbour-o-l-[A-Za-z_]+\.[a-z.]+$/);
  });
  it('takes no harm from names that strangers chose', async () => {
    for (const name of HOSTILE)
      expect(write(format, generated, name).split('\n').length).toBe(write(format).split('\n').length);
    const tokens = HOSTILE.filter((name) => /[a-z0-9]/i.test(name)).map((name) => ({ name, value: '#0b3d91' }));
    const text = write(format, tokens, HOSTILE[0]);
    if (format === 'css') expect([cssErrors(text), Object.keys(customProperties(text))]).toEqual([[], [':root']]);
    if (format === 'figma') expect(JSON.parse(text).variables).toHaveLength(tokens.length);
    if (format === 'swift') expect(text.match(/[{}]/g)).toHaveLength(4);
    if (format === 'android')
      expect(new Set(readXml(text).map(({ name }) => name))).toEqual(new Set(['resources', 'color']));
    if (format === 'dtcg') expect(dtcgErrors(text)).toEqual([]);
    if (format === 'typescript') expect(tscErrors({ 'tokens.ts': text })).toBe('');
    if (format === 'scss') expect(compileString(text).css.trim()).toBe('');
    if (format === 'less') expect((await less.render(text)).css.trim()).toBe('');
    if (format === 'utility') expect(await tailwindClasses(text, ['bg-primary'])).not.toContain('display');
    if (format === 'style-dictionary') expect(Object.keys(JSON.parse(text))).not.toContain('__proto__');
  });
  it('refuses values that would break out', () => {
    for (const value of [
      'red; } body { display: none',
      'url(http://127.0.0.1/x)',
      'a/* */',
      '</resources>',
      '"',
      'a\nb',
      '#{1+1}',
      '\\66',
      '@import',
      'expression(alert(1))',
      '`x`',
      '(',
      '$x',
      '',
    ]) {
      let thrown: unknown;
      try {
        write(format, [{ name: 'a', value }]);
      } catch (error) {
        thrown = error;
      }
      expect([value, thrown instanceof Refusal && thrown.details?.field]).toEqual([value, 'tokens[0].value']);
    }
  });
  it('tells no two names apart that are one, nor a name without letters', () => {
    expect(() =>
      write(format, [
        { name: '--color-a', value: '1' },
        { name: 'color.a', value: '2' },
      ]),
    ).toThrow(/two tokens are named/);
    expect(() => write(format, [{ name: '🎨', value: '1' }])).toThrow(/contains no letter/);
    expect(
      write(format, [
        { name: '--color-a', value: '#111111' },
        { name: '--color-a', value: '#222222', group: 'dark' },
      ]),
    ).toBeTruthy();
  });
});
