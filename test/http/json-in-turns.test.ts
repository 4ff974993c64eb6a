import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInTurns } from '../../src/http/json-in-turns.ts';
import { runs } from '../size.ts';

class Prototype extends Error {}

const read = (text: string, turn = async (): Promise<void> => {}): Promise<unknown> =>
  parseInTurns(text, {
    turn,
    onPrototype: () => {
      throw new Prototype();
    },
  });

/** What JSON.parse answers, or that it throws. */
const expected = (text: string): unknown => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return 'not JSON';
  }
};
const actual = async (text: string): Promise<unknown> => {
  try {
    return { value: await read(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return 'not JSON';
    throw error;
  }
};

describe('a JSON text that is read in turns', () => {
  it('has the value that JSON.parse gives', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 6 }), fc.constantFrom('', ' ', '\n', '\t'), async (text, blank) => {
        for (const one of [text, `${blank}${text}${blank}`, JSON.stringify(JSON.parse(text), null, 2)])
          if (!one.includes('__proto__')) expect(await actual(one)).toEqual(expected(one));
      }),
      { numRuns: runs(2000) },
    );
  });

  it('is refused where JSON.parse refuses it', async () => {
    const pieces = [
      '[',
      ']',
      '{',
      '}',
      ',',
      ':',
      '"',
      '"a"',
      '"\\',
      '\\u0041',
      '1',
      '-',
      '.',
      'e5',
      '01',
      'true',
      'nul',
      ' ',
      '\n',
      '\u0001',
      '\u00a0',
      '\ufeff',
      '"\t"',
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), async (parts) => {
        const text = parts.join('');
        expect(await actual(text)).toEqual(expected(text));
      }),
      { numRuns: runs(20_000) },
    );
  });

  it.each([
    '',
    ' ',
    '[,1]',
    '[1,]',
    '[1,,2]',
    '[ ,1]',
    '{"a":1, ,"b":2}',
    '{"a":1,}',
    '{,"a":1}',
    '{"a"}',
    '{"a":}',
    '{1:2}',
    '[1}',
    '{"a":1]',
    '[1] 2',
    '[1',
    '"a',
    '"\\"',
    '"\\x"',
    '"a\nb"',
    '-',
    '+1',
    '.5',
    '5.',
    '1e',
    '0x1',
    '01',
    'NaN',
    'Infinity',
    'tru',
    'truee',
    "'a'",
    '{"__proto__":1',
    '{"__proto__" 1}',
    '{"__proto__":1}x',
    '{"a":{"__proto__":{}},}',
    '\u00a01',
    '\ufeff1',
  ])('%j is not JSON', async (text) => {
    expect(expected(text)).toBe('not JSON');
    expect(await actual(text)).toBe('not JSON');
  });

  it.each([
    '-0',
    '1e400',
    '1E-400',
    '0.1',
    '"\\ud800"',
    '"\u2028"',
    '{"1":1,"0":2,"a":3,"1":4}',
    '{"":1}',
    '[[],{}]',
    '9'.repeat(400),
  ])('%j is read as JSON.parse reads it', async (text) => {
    const value = await read(text);
    expect(value).toEqual(JSON.parse(text));
    expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(text)));
    expect(Object.is(value, -0)).toBe(text === '-0');
  });

  it.each(['{"__proto__":1}', '{"__proto__":{"a":[1]},"b":2}', '[{"a":{"\\u005f_proto__":{}}}]'])(
    '%s: the name is refused',
    async (text) => {
      await expect(read(text)).rejects.toBeInstanceOf(Prototype);
    },
  );

  it('gives a turn at least every 64 KiB, wherever values are', async () => {
    for (const text of [
      JSON.stringify(Array.from({ length: 200_000 }, (_, i) => i)),
      JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`name ${i}`, [i, { i }]]))),
      `${'['.repeat(200_000)}1`,
    ]) {
      let turns = 0;
      const reading = read(text, async () => {
        turns += 1;
      });
      await reading.catch((error: unknown) => expect(error).toBeInstanceOf(SyntaxError));
      expect(turns).toBeGreaterThanOrEqual(Math.floor(text.length / 65_536));
    }
  });
});
