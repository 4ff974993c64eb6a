import { describe, expect, it } from 'vitest';
import { exportTokens, TOKEN_FORMAT_IDS, TOKEN_FORMATS } from '../../../../src/design/tokens/export.ts';
import type { TokenInput } from '../../../../src/design/tokens/token-set.ts';
import { Refusal } from '../../../../src/errors/refusal.ts';
import { cssErrors, customProperties } from '../../consumers/css.ts';
import { dtcgErrors } from '../../consumers/dtcg.ts';
import { HOSTILE } from '../../consumers/names.ts';
import { tailwindClasses } from '../../consumers/tailwind.ts';
import { readXml } from '../../consumers/xml.ts';
import { generated, write } from './harbour.ts';

describe.each(TOKEN_FORMAT_IDS)('%s', (format) => {
  it('says what it is, and has the name in its file name', () => {
    const file = exportTokens({ format, tokens: generated, name: 'Harbour Öl' });
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
