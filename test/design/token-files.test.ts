import less from 'less';
import { compileString } from 'sass';
import StyleDictionary from 'style-dictionary';
import { describe, expect, it } from 'vitest';
import { rgb, toHex } from '../../src/color/rgb.ts';
import { exportTokens, TOKEN_FORMAT_IDS, TOKEN_FORMATS, type TokenFormat } from '../../src/design/tokens/export.ts';
import { generateTokens, TOKEN_PARTS } from '../../src/design/tokens/generate.ts';
import type { TokenInput } from '../../src/design/tokens/token-set.ts';
import { readValue } from '../../src/design/tokens/value.ts';
import { Refusal } from '../../src/refusal/refusal.ts';
import { cssErrors, customProperties } from './consumers/css.ts';
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
/** The colour that a token comes to. */
const worth = (list: readonly (typeof generated)[number][], name: string) => list.find((t) => t.name === name)!.hex!;
/** Tokens that refer to one another twice over, in both themes, and one that dark alone changes. */
const CHAIN: TokenInput[] = [
  { name: 'color.action', value: '{color.blue.600}' },
  { name: '--color-blue-600', value: '#336699' },
  { name: 'color.blue.300', value: '#99ccff' },
  { name: 'color.button', value: '{color.action}' },
  { name: 'color.focus', value: 'var(--color-button)' },
  { name: 'color.action', value: '{color.blue.300}', group: 'dark' },
  { name: 'color.button', value: '{color.action}', group: 'dark' },
  { name: 'size.gap', value: '{space.4}' },
  { name: 'space.4', value: '0.25rem' },
];

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

describe('dtcg', () => {
  const text = write('dtcg');
  it('holds the format module, with a type on every token', () => expect(dtcgErrors(text)).toEqual([]));
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
  it('has nested groups, the role beside them as their root, and references in braces', () => {
    const { color } = JSON.parse(text);
    expect(Object.keys(color.primary)).toEqual(expect.arrayContaining(['50', '500', '950', '$root']));
    expect(color.primary.$root.$value).toMatch(/^\{color\.primary\.\d+\}$/);
    expect(color['on-primary'].$value).toBe('{color.white}');
  });
  it('follows references that lead to references, in the theme that they stand in', async () => {
    const source = write('dtcg', CHAIN);
    expect(dtcgErrors(source)).toEqual([]);
    const tokens = await terrazzoTokens(source);
    const hex = (id: string) => (tokens[id]!.$value as { hex: string }).hex;
    expect(['color.focus', 'color.button', 'dark.color.button'].map(hex)).toEqual(['#336699', '#336699', '#99ccff']);
    expect(JSON.parse(source).dark.color.button.$value).toBe('{dark.color.action}');
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
    expect(root.b).toEqual({ $type: 'duration', $value: { value: 200, unit: 'ms' } });
  });
  it('is refused when it is broken', async () => {
    const broken = text.replace('"colorSpace": "srgb"', '"colorSpace": "rgb"');
    await expect(terrazzoTokens(text.replace('{color.white}', '{color.whit}'))).rejects.toBeDefined();
    expect(dtcgErrors(broken)).not.toEqual([]);
    await expect(terrazzoTokens(broken)).rejects.toBeDefined();
    expect(dtcgErrors('{"a.b": {"$type": "number", "$value": 1}}')).not.toEqual([]);
    expect(dtcgErrors('{"a": {"$value": "8px"}}')).not.toEqual([]);
  });
});

describe('style-dictionary', () => {
  const build = async (text: string, outputReferences = false) => {
    const dictionary = new StyleDictionary({
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
  it('is built by Style Dictionary, every token with its value', async () => {
    const built = await build(write('style-dictionary'));
    expect(Object.keys(built)).toHaveLength(generated.length);
    for (const { name, hex } of light) if (hex) expect(built[name]).toBe(hex);
    for (const { name, hex } of dark) expect(built[`--dark-${bare(name)}`]).toBe(hex);
    expect(built['--space-16']).toBe('1rem');
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

describe('figma', () => {
  interface Body {
    variableCollections: { action: string; id: string; initialModeId: string }[];
    variableModes: { action: string; id: string; name: string; variableCollectionId: string }[];
    variables: {
      id: string;
      name: string;
      resolvedType: string;
      variableCollectionId: string;
      scopes: string[];
      codeSyntax: Record<string, string>;
    }[];
    variableModeValues: { variableId: string; modeId: string; value: unknown }[];
  }
  const SCOPES = new Set(
    'ALL_SCOPES TEXT_CONTENT CORNER_RADIUS WIDTH_HEIGHT GAP ALL_FILLS FRAME_FILL SHAPE_FILL TEXT_FILL STROKE_COLOR STROKE_FLOAT EFFECT_FLOAT EFFECT_COLOR OPACITY FONT_FAMILY FONT_STYLE FONT_WEIGHT FONT_SIZE LINE_HEIGHT LETTER_SPACING PARAGRAPH_SPACING PARAGRAPH_INDENT'.split(
      ' ',
    ),
  );
  /** What POST /v1/files/:key/variables would refuse: ids that nothing made, values of another type. */
  const errors = ({ variableCollections, variableModes, variables, variableModeValues }: Body): string[] => {
    const collections = new Set(variableCollections.map(({ id }) => id));
    const modes = new Set([
      ...variableCollections.map(({ initialModeId }) => initialModeId),
      ...variableModes.filter(({ action }) => action === 'CREATE').map(({ id }) => id),
    ]);
    const types = new Map(variables.map(({ id, resolvedType }) => [id, resolvedType]));
    const fits = (value: unknown, type: string | undefined) => {
      const alias = value as { type?: string; id?: string };
      if (alias.type === 'VARIABLE_ALIAS') return types.get(alias.id!) === type;
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
        .filter(
          ({ name, variableCollectionId: c, scopes }) =>
            !collections.has(c) || /[.{}]/.test(name) || scopes.some((scope) => !SCOPES.has(scope)),
        )
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
    const value = (name: string, mode: string) =>
      body.variableModeValues.find(
        ({ variableId, modeId }) => variableId === `variable-${name}` && modeId === `mode-${mode}`,
      )!.value;
    expect(value('color-seed', 'dark')).toEqual({ r: 46 / 255, g: 139 / 255, b: 87 / 255, a: 1 });
    expect(value('color-bg', 'light')).toEqual({ type: 'VARIABLE_ALIAS', id: 'variable-color-neutral-100' });
    expect(value('color-bg', 'dark')).toEqual({ type: 'VARIABLE_ALIAS', id: 'variable-color-neutral-950' });
    expect(body.variables.find(({ id }) => id === 'variable-space-16')).toMatchObject({
      name: 'space/16',
      resolvedType: 'FLOAT',
      scopes: ['GAP', 'WIDTH_HEIGHT'],
    });
    const named = (id: string) => body.variables.find((one) => one.id === `variable-${id}`)!;
    expect(named('color-primary-500').name).toBe('color/primary/500');
    expect(named('color-on-primary')).toMatchObject({
      name: 'color/on-primary',
      scopes: ['TEXT_FILL'],
      codeSyntax: {
        WEB: 'var(--color-on-primary)',
        ANDROID: '@color/color_on_primary',
        iOS: 'Tokens.colorOnPrimary',
      },
    });
    expect([named('line-height-tight').name, named('font-size-2xl').name]).toEqual([
      'line-height/tight',
      'font-size/2xl',
    ]);
  });
  it('is found out when it is broken', () => {
    const broken = structuredClone(body);
    broken.variableModeValues[0]!.value = 'green';
    broken.variables[1]!.variableCollectionId = 'other';
    broken.variableModeValues.find(({ variableId }) => variableId === 'variable-color-primary')!.value = {
      type: 'VARIABLE_ALIAS',
      id: 'variable-space-16',
    };
    expect(errors(broken)).toHaveLength(3);
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
    expect([named.get('color_seed')!.name, named.get('color_seed')!.text]).toEqual(['color', '#FF2E8B57']);
    expect(named.get('color_on_primary')!.text).toBe('@color/color_white');
    expect([named.get('space_16')!.name, named.get('space_16')!.text]).toEqual(['dimen', '16dp']);
    expect(named.get('font_size_md')!.text).toBe('16sp');
    expect(named.get('line_height_tight')).toMatchObject({
      name: 'item',
      text: '1.2',
      attributes: { type: 'dimen', format: 'float' },
    });
    expect(named.get('dark_color_bg')!.text).toBe('@color/color_neutral_950');
    expect(readXml(write('android', [{ name: 'class', value: 'rgba(255, 0, 0, 0.5)' }]))[1]).toMatchObject({
      text: '#80FF0000',
      attributes: { name: 'token_class' },
    });
  });
  it('comes as two files with equal names as well, which refer to what is there', () => {
    const { files } = exportTokens('android', generated, 'Harbour');
    expect(files!.map(({ path }) => path)).toEqual(['values/colors.xml', 'values-night/colors.xml']);
    const [day, night] = files!.map(({ content }) => readXml(content).filter(({ name }) => name !== 'resources'));
    expect(day).toHaveLength(light.length);
    expect(night).toHaveLength(dark.length);
    const names = new Set(day!.map(({ name, attributes }) => `${attributes.type ?? name}/${attributes.name}`));
    for (const { name, attributes, text } of [...day!, ...night!]) {
      expect(names).toContain(`${attributes.type ?? name}/${attributes.name}`);
      if (text.startsWith('@')) expect(names).toContain(text.slice(1));
    }
    expect(exportTokens('android', light, undefined).files).toHaveLength(1);
    expect(exportTokens('css', light, undefined).files).toBeUndefined();
  });
  it('is not well-formed when it is broken', () =>
    expect(() => readXml(write('android').replace('</color>', ''))).toThrow());
});

describe('swift', () => {
  const text = write('swift');
  it('has a constant for every token, with the numbers of its colour', () => {
    const constants = new Map(
      [...text.matchAll(/^ {4}public static let `?(\w+)`? = (.+)$/gm)].map(([, name, value]) => [name!, value!]),
    );
    expect(constants.size).toBe(light.length);
    const swift = (name: string) => bare(name).replace(/-(.)/g, (_, c: string) => c.toUpperCase());
    /** What an expression comes to: constants of the enum followed, channels as a hex colour. */
    const follow = (expression: string): string => {
      const target = /^Tokens\.(\w+)$/.exec(expression)?.[1];
      if (target) return follow(constants.get(target)!);
      const channels =
        /^Color\(\.(?:sRGB|displayP3), red: ([\d.]+), green: ([\d.]+), blue: ([\d.]+), opacity: 1\)$/.exec(expression);
      const [r, g, b] = channels!.slice(1).map((v) => Math.round(Number(v) * 255));
      return expression.includes('displayP3') ? 'p3' : toHex({ r: r!, g: g!, b: b! });
    };
    for (const { name, hex, p3 } of light) {
      if (!hex) continue;
      const night = dark.find((token) => token.name === name);
      const value = constants.get(swift(name))!;
      const pair = /^Color\(light: (.+), dark: (.+)\)$/.exec(value);
      expect([name, pair !== null]).toEqual([name, night !== undefined]);
      const [day, late] = pair ? [pair[1]!, pair[2]!] : [value, undefined];
      if (!p3) expect([hex, 'p3']).toContain(follow(day));
      if (night) expect([night.hex, 'p3']).toContain(follow(late!));
    }
    expect(constants.get('space16')).toBe('CGFloat(16)');
    expect(constants.get('fontFamilyMono')).toMatch(/^\["ui-monospace", /);
    expect(constants.get('colorOnPrimary')).toBe('Color(light: Tokens.colorWhite, dark: Tokens.colorWhite)');
    expect(text).toContain('UIColor { $0.userInterfaceStyle == .dark ?');
    expect(text.split('{').length).toBe(text.split('}').length);
  });
  it('follows the theme where a constant refers to one that changes', () => {
    const source = write('swift', CHAIN);
    expect(source).toContain('let colorFocus = Tokens.colorButton\n');
    expect(source).toContain('let colorButton = Color(light: Tokens.colorBlue600, dark: Tokens.colorBlue300)');
    expect(write('swift', [{ name: 'a', value: '#123456' }])).not.toContain('extension');
  });
  it('puts words of the language in backticks', () =>
    expect(write('swift', [{ name: 'default', value: '1' }])).toContain('let `default` = Double(1)'));
});

describe('typescript', () => {
  const use = (source: string) =>
    tscErrors({
      'tokens.ts': source,
      'use.ts': `import { tokens, darkTokens, type TokenName } from './tokens.js';\nconst name: TokenName = 'color-primary';\nconst value: '${worth(light, '--color-primary')}' = tokens[name as 'color-primary'];\nconst night: '${worth(dark, '--color-bg')}' = darkTokens['color-bg'];\nexport { value, night };\n`,
    });
  it('is compiled strictly, names and values as literal types', () => expect(use(write('typescript'))).toBe(''));
  it('is refused by the compiler when it is broken', () => {
    expect(
      use(
        write('typescript').replace(
          /"color-primary": values\["color-primary-\d+"\]/,
          '"color-primary": values["color-white"]',
        ),
      ),
    ).toMatch(/TS2322/);
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
    if (format === 'css')
      expect([cssErrors(text), Object.keys(customProperties(text))]).toEqual([[], [':root,[data-theme="light"]']]);
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
  it('refuses references to what is not there and references that come back to themselves, by name', () => {
    const refusal = (tokens: readonly TokenInput[]): [unknown, string] => {
      try {
        write(format, tokens);
      } catch (error) {
        if (error instanceof Refusal) return [error.details?.field, error.message];
      }
      return [undefined, ''];
    };
    const [field, message] = refusal([
      { name: 'a', value: '1' },
      { name: 'b', value: '{color.primary.500}' },
    ]);
    expect([field, message]).toEqual(['tokens[1].value', expect.stringContaining('color-primary-500')]);
    const circle = refusal([
      { name: 'a', value: '{b}' },
      { name: 'b', value: '{c.1}' },
      { name: 'c-1', value: '{b}' },
    ]);
    expect(circle).toEqual(['tokens[1].value', expect.stringContaining('b -> c-1 -> b')]);
    expect(refusal([{ name: 'a', value: '{a}' }])[1]).toContain('a -> a');
    // What only the dark theme has is nothing that the light one could refer to.
    expect(
      refusal([
        { name: 'a', value: '{b}' },
        { name: 'b', value: '1', group: 'dark' },
      ])[0],
    ).toBe('tokens[0].value');
    for (const value of ['{a', '1px solid {b}', '{}', '{b} {b}'])
      expect(
        refusal([
          { name: 'a', value },
          { name: 'b', value: '1' },
        ])[0],
      ).toBe('tokens[0].value');
    expect(refusal([{ name: 'a', value: '#00ff00', p3: 'red' }])[0]).toBe('tokens[0].p3');
    expect(write(format, [{ name: 'a', value: 'var(--elsewhere)' }])).toContain('elsewhere');
    const long = Array.from({ length: 2000 }, (_, i) => ({
      name: `t${i}`,
      value: i === 1999 ? '#336699' : `{t${i + 1}}`,
    }));
    expect(write(format, long).length).toBeGreaterThan(2000);
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
