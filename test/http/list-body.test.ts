import { afterEach, describe, expect, it, vi } from 'vitest';
import { rowReaderOf } from '../../src/http/list-body.ts';

const read = (type: string, text: string) => rowReaderOf({ headers: { 'content-type': type } } as never)!(text);

describe('a body of rows', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is read no further than a list may be long, and the row that is too many', () => {
    for (const type of ['text/csv', 'application/x-ndjson']) {
      expect(read(type, 'a\n'.repeat(200_000)).colors!.length).toBeLessThanOrEqual(10_002);
      expect(read(type, `${'\n'.repeat(200_000)}a`).colors!.length).toBeGreaterThan(10_000);
    }
    expect(read('text/csv', `color\n${'red\n'.repeat(10_000)}`).colors).toHaveLength(10_000);
  });

  it('is not parsed as JSON where a line begins as none', () => {
    const parse = vi.spyOn(JSON, 'parse');
    expect(read('application/x-ndjson', 'red\n\n#fff\nnullish\n"red"\n').colors).toEqual([
      'red',
      '',
      '#fff',
      'nullish',
      'red',
    ]);
    expect(parse).toHaveBeenCalledTimes(1);
    expect(read('application/x-ndjson', 'null\n[1,2,3]\n-1\n').colors).toEqual([null, [1, 2, 3], -1]);
  });

  it('keeps empty rows in their places, but for those at the end', () => {
    expect(read('text/csv', '\uFEFFcolor\r\nred\r\n\r\nblue\r\n\r\n\r\n').colors).toEqual(['red', '', 'blue']);
    expect(read('text/csv', 'fg,bg\nred,blue\n\nred,blue\n').pairs).toEqual([
      ['red', 'blue'],
      ['', ''],
      ['red', 'blue'],
    ]);
    expect(read('text/csv', '\nfrom,to\nred,blue\n').pairs).toEqual([['red', 'blue']]);
    expect(read('application/x-ndjson', '["a","b"]\n\n["a","b"]\n\n').pairs).toEqual([['a', 'b'], '', ['a', 'b']]);
    expect(read('text/csv', '\n\n')).toEqual({ colors: [] });
  });
});
