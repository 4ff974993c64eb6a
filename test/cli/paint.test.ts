import { describe, expect, it } from 'vitest';
import { columns, createPaint, nearestOf256, short } from '../../src/cli/paint.ts';

describe('swatches', () => {
  it('are exact, near, or left out, by what the terminal can show', () => {
    expect(createPaint(24).swatch('#336699')).toBe('\x1b[48;2;51;102;153m    \x1b[0m ');
    expect(createPaint(8).swatch('#ff0000')).toBe('\x1b[48;5;196m    \x1b[0m ');
    expect(createPaint(4).swatch('#ff0000')).toBe('');
    expect(createPaint(1).bold('plain')).toBe('plain');
  });

  it('takes greys from the grey ramp', () => {
    expect(nearestOf256('#080808')).toBe(232);
    expect(nearestOf256('#eeeeee')).toBe(255);
    expect(nearestOf256('#ffffff')).toBe(231);
    expect(nearestOf256('#000000')).toBe(16);
  });
});

describe('columns', () => {
  it('counts what is seen', () => {
    const { bad } = createPaint(24);
    expect(
      columns([
        [bad('no'), 'x'],
        ['long', 'y'],
      ]),
    ).toBe(`${bad('no')}    x\nlong  y`);
  });
});

describe('short', () => {
  it('keeps what is meant', () => {
    expect([short(0.1 + 0.2), short(-0.00001), short(null)]).toEqual(['0.3', '0', 'none']);
  });
});
