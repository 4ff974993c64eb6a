import { describe, expect, it } from 'vitest';
import { csvCell } from '../../src/text/escape.ts';

describe('a CSV cell', () => {
  it.each(['-5', '+1.5e3', '-.5', '+0', '-12.', '-1E-9', '', 'plain', '5-3', "it's"])('leaves %s as it is', (text) => {
    expect(csvCell(text)).toBe(text);
  });

  it.each(['=1+1', '+cmd', '-cmd', '@sum', '\ttab', '-', '+', '--5', '-5+2', '-0x10', '-Infinity', '-5 ', '+1e'])(
    'puts an apostrophe before %j, which a spreadsheet would take for a formula',
    (text) => {
      expect(csvCell(text)).toBe(`'${text}`);
    },
  );

  it('quotes commas, quotation marks and line breaks', () => {
    expect(csvCell('a,b')).toBe('"a,b"');
    expect(csvCell('a "b"')).toBe('"a ""b"""');
    expect(csvCell('a\nb')).toBe('"a\nb"');
    expect(csvCell('\r=1')).toBe('"\'\r=1"');
  });
});
