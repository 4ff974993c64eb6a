import { compileString } from 'sass';
import { describe, expect, it } from 'vitest';
import { rgb } from '../../src/color/rgb.ts';
import { COLOR_FORMATS } from '../../src/design/files/swatches.ts';
import { exportHarmony } from '../../src/design/harmony/export.ts';
import { HOSTILE } from './consumers/names.ts';

const colorOf = (hex: string, role: string) => ({ color: rgb(hex), role });
const harmony = {
  harmony_id: 'triadic-210-0.6-0.5',
  colors: [colorOf('#0b3d91', 'base'), colorOf('#ffcc00', 'accent'), colorOf('#d7263d', 'contrast')],
};
/** A harmony whose every name would break out of a style sheet. */
const hostile = { harmony_id: HOSTILE[0], colors: HOSTILE.map((role) => colorOf('#0b3d91', role)) };
const text = (format: 'scss', options = {}, data = harmony): string =>
  exportHarmony(format, data, options).content as string;

describe('scss', () => {
  const use = (source: string) =>
    compileString(`@use "sass:map";\n${source}\n.a { color: $harmony-accent; background: map.get($harmony, 'base'); }`)
      .css;
  it('is compiled by Sass, variables and map', () => {
    for (const color_format of COLOR_FORMATS) expect(use(text('scss', { color_format }))).toContain('color:');
    expect(use(text('scss'))).toMatch(/color: #ffcc00;\s*background: #0b3d91;/);
  });
  it('is refused by Sass when it is broken', () => {
    expect(() => use(text('scss').replace(');', ''))).toThrow();
    expect(() => use(text('scss').replace('$harmony-accent', '$harmony-other'))).toThrow();
  });
  it('declares nothing else for names that strangers chose', () =>
    expect(compileString(text('scss', {}, hostile)).css.trim()).toBe(''));
});
