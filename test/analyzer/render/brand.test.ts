import { describe, expect, it } from 'vitest';
import { readLogo } from '../../../src/analyzer/render/brand.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const inBase64 = (text: string): string => Buffer.from(text).toString('base64');

describe('a logo', () => {
  it.each([
    ['escaped', `data:image/svg+xml,${encodeURIComponent(SVG)}`],
    ['in Base64', `data:image/svg+xml;base64,${inBase64(SVG)}`],
    ['in Base64 with line ends', `data:image/svg+xml;base64,${inBase64(SVG).replaceAll(/.{20}/g, '$&\r\n')}`],
    ['with the encoding of its text', `data:image/svg+xml;charset=utf-8,${SVG}`],
    ['with an encoding that is not named as a parameter', `data:image/svg+xml;utf8,${SVG}`],
    ['with the same under its other name', `data:image/svg+xml;utf-8,${SVG}`],
  ])('is read %s', (_, address) => {
    expect(readLogo(address)).toBe(`data:image/svg+xml;base64,${inBase64(SVG)}`);
  });

  it('of 64 kB is the largest', () => {
    const of = (bytes: number): string => `data:image/svg+xml;base64,${inBase64(SVG + ' '.repeat(bytes - SVG.length))}`;
    expect(readLogo(of(65_536))).toHaveLength(of(65_536).length);
    expect(() => readLogo(of(65_537))).toThrow('at most 64 kB');
  });

  // A test of the whole by a pattern that tries each run of spaces anew would take minutes for this.
  it.each([' ', 'A', '%20', '\n', '='])('is refused at once if it is 250 kB of %j and a sign that is none', (part) => {
    const body = part.repeat(250_000 / part.length);
    expect(() => readLogo(`data:image/png;base64,${body}!`)).toThrow('brand.logo');
  });
});
