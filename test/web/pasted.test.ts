import { describe, expect, it } from 'vitest';
import { provideCssTools } from '../../src/color/css/csstools.ts';
import { loadReader } from '../../src/web/state/color-text.ts';
import { cssParser } from '../../src/web/state/css-parser.ts';
import { addressIn, pairIn, readPasted } from '../../src/web/state/pasted.ts';

provideCssTools(cssParser);
await loadReader();

describe('what was pasted', () => {
  it.each([
    ['#7298bc', 'color'],
    ['rebeccapurple', 'color'],
    ['rgb(0 0 0 / 100%)', 'color'],
    ['color: #f00;', 'color'],
    ['#7298bc on white', 'pair'],
    ['rgb(1 2 3 / 0.5) on oklch(0.9 0 0)', 'pair'],
    ['navy/#eee', 'pair'],
    ['#1f77b4, #ff7f0e, #2ca02c', 'palette'],
    [':root { --a: #123456; --b: rebeccapurple }', 'palette'],
    ['https://example.com/x?y=1', 'address'],
    ['example.com', 'address'],
    ['localhost:8080/a', 'address'],
  ])('%s is a %s', (text, kind) => {
    expect(readPasted(text)?.kind).toBe(kind);
  });

  it.each(['', '   ', 'zzz', '#7298bc on', '#7298bc on wh', 'on white', 'a / b', 'x'.repeat(5000)])(
    '%j is nothing yet',
    (text) => {
      expect(readPasted(text)).toBeUndefined();
    },
  );

  it('of a pair has the text first', () => {
    const pair = pairIn('  navy ON #eeeeee ')!;
    expect([pair.text.text, pair.background.text]).toEqual(['navy', '#eeeeee']);
  });

  it.each([
    ['example.com', 'https://example.com'],
    ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['localhost', 'http://localhost'],
    ['[::1]:3000/x', 'http://[::1]:3000/x'],
    ['http://example.com', 'http://example.com'],
    ['javascript:alert(1)', undefined],
    ['two words.com x', undefined],
  ])('the address %s is %s', (text, address) => {
    expect(addressIn(text)).toBe(address);
  });
});
