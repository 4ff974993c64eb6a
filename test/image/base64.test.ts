import { expect, it } from 'vitest';
import { readBase64 } from '../../src/image/base64.ts';

const BYTES = Buffer.from(Array.from({ length: 300 }, (_, i) => i % 256));
const TEXT = BYTES.toString('base64');

it.each([
  ['as it is', TEXT],
  ['in lines', TEXT.replace(/.{76}/g, '$&\r\n')],
  ['with a space behind every character', TEXT.replace(/./g, '$& ')],
  ['with tabs and an end', `\t${TEXT.slice(0, 20)}\t\n${TEXT.slice(20)}\n`],
  ['as an address', `data:image/png;base64,${TEXT}`],
])('base64 %s is read', (_, text) => expect(readBase64(text, 'image')).toEqual(BYTES));

it.each([
  ['nothing', ' \n '],
  ['a letter of another script, whose last byte is an A', TEXT.replace('A', '\u0141').replace(/.{20}/, '$&\n')],
  ['a stray character', `${TEXT.slice(0, 40)}\n*${TEXT.slice(41)}`],
  ['one character too few', TEXT.slice(0, -3)],
])('%s is refused', (_, text) =>
  expect(() => readBase64(text, 'image')).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' })),
);
