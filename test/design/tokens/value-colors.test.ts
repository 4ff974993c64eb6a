import { describe, expect, it } from 'vitest';
import { toHex } from '../../../src/color/rgb.ts';
import { exportTokens } from '../../../src/design/tokens/export.ts';
import { readValue } from '../../../src/design/tokens/value.ts';
import { customProperties } from '../consumers/css.ts';

const written = (name: string, value: string, notation: 'hex' | 'oklch' | 'p3'): string => {
  const { content } = exportTokens({ format: 'css', tokens: [{ name, value }], notation });
  return Object.values(customProperties(content as string))[0]![`--${name}`]!;
};

describe('the hue of an OKLCH colour', () => {
  it.each([
    [-60, 300],
    [780, 60],
    [360, 0],
  ])('%i is %i', (given, same) => {
    const read = (hue: number) => readValue(`oklch(0.6 0.3 ${hue})`, ['color'], 'value');
    const [one, other] = [read(given), read(same)];
    if (one.kind !== 'color' || other.kind !== 'color') throw new Error('no colour');
    expect(toHex(one.color)).toBe(toHex(other.color));
    expect(one.wide).toEqual(other.wide);
  });
});

describe('colours inside a value', () => {
  it.each([
    ['shadow-md', '0 1px 2px 0 rgb(0 0 0 / 0.2)'],
    ['shadow-md', '0 1px 2px rgba(0, 0, 0, 0.2)'],
    ['shadow-md', '0 1px 2px 0 #0003'],
    ['shadow-md', 'inset 0 1px 2px 0 hsl(0 0% 0% / 20%), 0 0 1px 0 #00000033'],
    ['gradient-a', 'linear-gradient(90deg, #f00, #00f 80%)'],
    ['gradient-a', 'linear-gradient(in oklch, #f00 0%, color(display-p3 0 1 0) 100%)'],
  ])('%s %s is in the notation that was asked for', (name, value) => {
    expect(written(name, value, 'hex').replace(/\s/g, '')).toBe(value.replace(/\s/g, ''));
    const oklch = written(name, value, 'oklch');
    expect(oklch).toContain('oklch(');
    expect(oklch).not.toMatch(/#|rgb|hsl|color\(/);
    expect(written(name, value, 'p3')).not.toMatch(/#|rgb|hsl|oklch\(/);
  });
  it('leaves strings, names and what is no colour as they are', () => {
    for (const value of ['"C #abc" 1px', 'my-rgb(1 2 3)', 'var(--color-a) 1px #12345'])
      expect(written('other-a', value, 'oklch').replace(/\s/g, '')).toBe(value.replace(/\s/g, ''));
  });
  it('makes a shadow of parts whatever its colour is written in', () => {
    for (const color of ['rgb(0 0 0 / 0.2)', '#0003', 'hsl(0 0% 0% / 20%)']) {
      const read = readValue(`0 1px 2px 0 ${color}`, ['shadow', 'md'], 'value');
      expect(read).toMatchObject({ composite: { type: 'shadow', layers: [{ alpha: 0.2 }] } });
    }
  });
});
