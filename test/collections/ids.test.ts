import { describe, expect, it } from 'vitest';
import { identity } from '../../src/collections/collection.ts';
import { createCodes } from '../../src/collections/ids/code.ts';
import { parseRecordId } from '../../src/collections/ids/parse.ts';
import { createPermutation } from '../../src/collections/ids/permutation.ts';
import { runs } from '../size.ts';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const seed = '0123456789abcdef';
const large = identity('test-large', 1, seed, 5_000_000);
const small = identity('test-small', 1, seed, 8192);

describe('permutation', () => {
  it.each([small, large])('is one to one over $size', (collection) => {
    const { size } = collection;
    const { apply, invert } = createPermutation(collection);
    const seen = new Uint8Array(size);
    let wrong = 0;
    for (let i = 0; i < runs(size); i += 1) {
      const place = apply(i);
      if (place < 0 || place >= size || seen[place] === 1 || (i % 97 === 0 && invert(place) !== i)) wrong += 1;
      else seen[place] = 1;
    }
    expect(wrong).toBe(0);
  });
});

describe('codes', () => {
  const codes = createCodes('pal', large);
  const indexes = Array.from({ length: 600 }, (_, k) => Math.floor((k * 4_999_999) / 599));

  it('come back to their index', () => {
    for (const index of indexes) {
      expect(codes.encode(index)).toMatch(/^pal_[0-9a-hjkmnp-tv-z]{6}$/);
      expect(codes.decode(codes.encode(index))).toBe(index);
    }
  });

  it('are read in upper case and with o, i and l for 0 and 1', () => {
    for (const index of indexes.slice(0, 100)) {
      const code = codes.encode(index);
      const typed = `pal_${code.slice(4).replaceAll('0', 'o').replaceAll('1', 'l')}`;
      expect(codes.decode(typed)).toBe(index);
      expect(codes.decode(typed.toUpperCase())).toBe(index);
    }
  });

  it('find every wrong symbol and every swap of neighbours', () => {
    let missed = 0;
    for (const index of indexes) {
      const body = [...codes.encode(index).slice(4)];
      for (const [k, right] of body.entries()) {
        for (const letter of ALPHABET)
          if (letter !== right && codes.decode(`pal_${body.with(k, letter).join('')}`) !== undefined) missed += 1;
        const next = body[k + 1];
        if (next !== undefined && next !== right)
          if (
            codes.decode(
              `pal_${body
                .with(k, next)
                .with(k + 1, right)
                .join('')}`,
            ) !== undefined
          )
            missed += 1;
      }
    }
    expect(missed).toBe(0);
  });

  it('belong to one prefix and one version', () => {
    const later = createCodes('pal', identity('test-large', 2, 'fedcba9876543210', 5_000_000));
    const others = createCodes('acc', large);
    const read = indexes.filter((index) => later.decode(codes.encode(index)) !== undefined).length;
    expect(read).toBeLessThan(indexes.length / 16);
    expect(indexes.every((index) => others.decode(codes.encode(index)) === undefined)).toBe(true);
  });

  it('refuse what is no code', () => {
    for (const text of ['', 'pal_', 'pal_12345', 'pal_1234567', 'pal_!!!!!!', 'pal_uuuuuu', '4gp5g3'])
      expect(codes.decode(text)).toBeUndefined();
  });
});

describe('record ids', () => {
  const codes = createCodes('har', small);
  const named = { size: 8192, naming: { field: 'id', ...codes } };
  it('are numbers or codes', () => {
    expect([parseRecordId('0', named), parseRecordId('8191', named), parseRecordId('0042', named)]).toEqual([
      0, 8191, 42,
    ]);
    expect(parseRecordId(codes.encode(77), named)).toBe(77);
  });
  it.each(['8192', '-1', '+5', '1.5', '1e3', '05x', '', ' 5', '99999999', 'har_', 'no-such'])('refuse %j', (text) => {
    expect(() => parseRecordId(text, named)).toThrow(/is not a record; accepted: a number 0-8191 or har_/);
  });
});
