import { describe, expect, it } from 'vitest';
import { dtcgErrors } from '../../consumers/dtcg.ts';
import { CHAIN, write } from './harbour.ts';

describe('dtcg', () => {
  const text = write('dtcg');
  it('holds the format module, with a type on every token', () => expect(dtcgErrors(text)).toEqual([]));
  it('has nested groups, the role beside them as their root, and references in braces', () => {
    const { color } = JSON.parse(text);
    expect(Object.keys(color.primary)).toEqual(expect.arrayContaining(['50', '500', '950', '$root']));
    expect(color.primary.$root.$value).toMatch(/^\{color\.primary\.\d+\}$/);
    expect(color['on-primary'].$value).toBe('{color.ink}');
  });
  it('holds the format module with references that lead to references', () =>
    expect(dtcgErrors(write('dtcg', CHAIN))).toEqual([]));
  it('keeps what it has no type for beside the tokens', () => {
    const root = JSON.parse(
      write('dtcg', [
        { name: 'shadow-1', value: '0 1px 2px #000' },
        { name: 'a', value: '1em' },
        { name: 'b', value: '200ms' },
      ]),
    );
    expect(root.$extensions).toEqual({ 'metamer.css': { 'shadow-1': '0 1px 2px #000', a: '1em' } });
    expect(root.b).toEqual({ $type: 'duration', $value: { value: 200, unit: 'ms' } });
  });
  it('is refused when it is broken', () => {
    expect(dtcgErrors(text.replace('"colorSpace": "srgb"', '"colorSpace": "rgb"'))).not.toEqual([]);
    expect(dtcgErrors('{"a.b": {"$type": "number", "$value": 1}}')).not.toEqual([]);
    expect(dtcgErrors('{"a": {"$value": "8px"}}')).not.toEqual([]);
  });
});
