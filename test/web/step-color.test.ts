import { beforeAll, describe, expect, it } from 'vitest';
import { changeColor } from '../../src/web/parts/step-color.ts';
import { loadReader } from '../../src/web/state/color-text.ts';

beforeAll(loadReader);

describe('a step of lightness', () => {
  it('keeps a colour of Display P3 outside sRGB', () => {
    expect(changeColor('oklch(70% 0.3 150)', '#00c85a', 2)).toBe('oklch(71.00% 0.3000 150.00)');
    expect(changeColor('color(display-p3 0 1 0)', '#00f900', -1)).toMatch(/^oklch\(8\d\.\d\d% 0\.36/);
  });

  it('of a colour of sRGB is hex, from black to white', () => {
    expect(changeColor('teal', '#008080', 0)).toBe('#008080');
    expect(changeColor('#808080', '#808080', 1)).toBe('#818181');
    expect([changeColor('#fff', '#ffffff', 10), changeColor('#000', '#000000', -1)]).toEqual(['#ffffff', '#000000']);
  });
});
