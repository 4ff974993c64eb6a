import { describe, expect, it } from 'vitest';
import { toHex } from '../../../../src/color/rgb.ts';
import { exportTokens } from '../../../../src/design/tokens/export.ts';
import { readXml } from '../../consumers/xml.ts';
import { bare, CHAIN, dark, generated, light, write } from './harbour.ts';

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
    expect(named.get('color_on_primary')!.text).toBe('@color/color_ink');
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
    const { files } = exportTokens({ format: 'android', tokens: generated, name: 'Harbour' });
    expect(files!.map(({ path }) => path)).toEqual(['values/colors.xml', 'values-night/colors.xml']);
    const [day, night] = files!.map(({ content }) => readXml(content).filter(({ name }) => name !== 'resources'));
    expect(day).toHaveLength(light.length);
    expect(night).toHaveLength(dark.length);
    const names = new Set(day!.map(({ name, attributes }) => `${attributes.type ?? name}/${attributes.name}`));
    for (const { name, attributes, text } of [...day!, ...night!]) {
      expect(names).toContain(`${attributes.type ?? name}/${attributes.name}`);
      if (text.startsWith('@')) expect(names).toContain(text.slice(1));
    }
    expect(exportTokens({ format: 'android', tokens: light }).files).toHaveLength(1);
    expect(exportTokens({ format: 'css', tokens: light }).files).toBeUndefined();
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
    // What changes with the theme and is no colour has a constant for each.
    const twice = dark.filter(({ hex }) => !hex).length;
    expect(constants.size).toBe(light.length + twice);
    const swift = (name: string) => bare(name).replace(/-(.)/g, (_, c: string) => c.toUpperCase());
    /** What an expression comes to: constants of the enum followed, channels as a hex colour. */
    const follow = (expression: string): string => {
      const target = /^Tokens\.(\w+)$/.exec(expression)?.[1];
      if (target) return follow(constants.get(target)!);
      const channels =
        /^Color\(\.(?:sRGB|displayP3), red: ([\d.]+), green: ([\d.]+), blue: ([\d.]+), opacity: [\d.]+\)$/.exec(
          expression,
        );
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
    expect(constants.get('colorOnPrimary')).toBe('Color(light: Tokens.colorInk, dark: Tokens.colorInk)');
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
