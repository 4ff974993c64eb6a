import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { NAMED_COLORS } from '../../src/color/named-colors.ts';
import { loadReader, readColorText, tidyColor } from '../../src/web/state/color-text.ts';
import { colorsIn, colorsNamedIn } from '../../src/web/state/found-colors.ts';

beforeAll(loadReader);

const texts = (text: string) => colorsIn(text).map((one) => one.text);

describe('a colour field', () => {
  it.each([
    ['f00', '#f00'],
    ['color: #f00;', '#f00'],
    ['  --brand: oklch(50% 0.1 250) !important;', 'oklch(50% 0.1 250)'],
    ['"rebeccapurple"', 'rebeccapurple'],
  ])('takes %s', (text, tidy) => {
    expect(tidyColor(text)).toBe(tidy);
    expect(readColorText(text).color).toBeDefined();
  });

  it('says why it takes no other, and has the light of one outside sRGB', () => {
    expect(readColorText('bleu').why).toMatch(/not a colour/);
    const { color } = readColorText('color(display-p3 0 1 0)');
    expect(color).toMatchObject({
      r: 0,
      g: 251,
      b: 41,
      beyond: [expect.any(Number), expect.any(Number), expect.any(Number)],
    });
    expect(readColorText('#0006').why).toMatch(/transparent/);
    expect(readColorText('#0006', { r: 255, g: 255, b: 255 }).color).toEqual({ r: 153, g: 153, b: 153 });
  });
});

describe('colours are found in', () => {
  it('texts made to be slow, in the time of others', () => {
    expect(colorsIn('['.repeat(100_000) + ']'.repeat(100_000))).toEqual([]);
    expect(readColorText(`a${' '.repeat(20_000)}b`).color).toBeUndefined();
    expect(texts(`${'lorem ipsum, '.repeat(20_000)} #123456`)).toEqual(['#123456']);
    expect(texts(`{"a":${'{"b":'.repeat(2000)}"#abcdef"${'}'.repeat(2000)}}`)).toEqual(['#abcdef']);
  });

  it('style sheets', () => {
    expect(texts(':root { --a: #336699; color: rgb(1 2 3); border: 1px solid tomato; }')).toEqual([
      '#336699',
      'rgb(1 2 3)',
      'tomato',
    ]);
  });
  it('mixed and relative colours', () => {
    expect(texts('a { color: color-mix(in oklab, red, rgb(from #369 r g calc(b * 2))) }')).toEqual([
      'color-mix(in oklab, red, rgb(from #369 r g calc(b * 2)))',
    ]);
  });
  it('lists of hex, with or without #', () => {
    expect(texts('#ffa500, 0000cd\n#6a5')).toEqual(['#ffa500', '#0000cd', '#6a5']);
  });
  it('JSON and design tokens', () => {
    expect(texts('{"brand":{"$type":"color","$value":"#3b54c4"},"list":["#fff","teal","12 px"]}')).toEqual([
      '#3b54c4',
      '#fff',
      'teal',
    ]);
  });
  it('no prose, and each once', () => {
    expect(texts('nothing to see here')).toEqual([]);
    expect(texts('#FFF #fff')).toEqual(['#FFF']);
  });
});

describe('a sentence of a report', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['#777777 on #fff', ['#777777', '#fff']],
    ['white on #777', ['white', '#777']],
    ['difference of navy and rgb(0 0 129)', ['navy', 'rgb(0 0 129)']],
    ['color-mix(in oklab, red, blue) is not supported', ['color-mix(in oklab, red, blue)']],
    ['#11223344 and #112', ['#112']],
    ['12 links have no name', []],
    ['tan-line, white-space and #white', []],
  ])('%s', (sentence, named) => {
    // As a browser knows them.
    vi.stubGlobal('CSS', { supports: (_: string, text: string) => NAMED_COLORS.has(text.toLowerCase()) });
    expect(colorsNamedIn(sentence).map(({ text }) => text)).toEqual(named);
  });
});
