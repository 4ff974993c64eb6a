import { expect, it } from 'vitest';
import { readBase64 } from '../../src/image/base64.ts';
import { headOf, imageBytes } from '../../src/image/sent.ts';

const BYTES = Buffer.from(Array.from({ length: 300 }, (_, i) => i % 256));
const TEXT = BYTES.toString('base64');

it.each([
  ['as it is', TEXT],
  ['in lines', TEXT.replace(/.{76}/g, '$&\r\n')],
  ['with a space behind every character', TEXT.replace(/./g, '$& ')],
  ['with tabs and an end', `\t${TEXT.slice(0, 20)}\t\n${TEXT.slice(20)}\n`],
  ['as an address', `data:image/png;base64,${TEXT}`],
])('base64 %s is read, as text and as JSON has it', (_, text) => {
  expect(readBase64(text, 'image')).toEqual(BYTES);
  for (const inside of [JSON.stringify(text).slice(1, -1), JSON.stringify(text).slice(1, -1).replaceAll('/', '\\/')]) {
    const sent = { form: 'json', bytes: Buffer.from(inside) } as const;
    expect(imageBytes(sent, 'image')).toEqual(BYTES);
    expect(headOf(sent, 20)).toBe(JSON.parse(`"${inside}"`).slice(0, headOf(sent, 20).length));
    expect(headOf(sent, 20).length).toBeGreaterThanOrEqual(20);
  }
});

it.each([
  ['nothing', ' \n '],
  ['a letter of another script, whose last byte is an A', TEXT.replace('A', '\u0141').replace(/.{20}/, '$&\n')],
  ['a stray character', `${TEXT.slice(0, 40)}\n*${TEXT.slice(41)}`],
  ['one character too few', TEXT.slice(0, -3)],
])('%s is refused', (_, text) => {
  const refusal = expect.objectContaining({ code: 'INVALID_INPUT' });
  expect(() => readBase64(text, 'image')).toThrow(refusal);
  const bytes = Buffer.from(JSON.stringify(text).slice(1, -1));
  expect(() => imageBytes({ form: 'json', bytes }, 'image')).toThrow(refusal);
});

it('what JSON does not allow in a string is refused as such', () => {
  for (const inside of [`${TEXT}\n`, `${TEXT}\\x`, `\u0001${TEXT}`])
    expect(() => imageBytes({ form: 'json', bytes: Buffer.from(inside) }, 'image')).toThrow(
      expect.objectContaining({ code: 'INVALID_JSON' }),
    );
});
