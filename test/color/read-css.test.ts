import Color from 'colorjs.io';
import { converter, parse } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSS_SPACES, type CssColor, lightOfCss } from '../../src/color/css/css-color.ts';
import { type CssOptions, readCss } from '../../src/color/css/read.ts';
import { runs } from '../size.ts';
import { CSS_TAKEN } from './css-strings.ts';

/** XYZ D65 of a reading. */
const xyzOf = (color: CssColor) => lightOfCss(color).at('xyz-d65');
const read = (text: string, options?: CssOptions): CssColor => {
  const { color, reason } = readCss(text, options);
  if (!color) throw new Error(`${text}: ${reason}`);
  return color;
};

/** What is refused, and a word of the reason; null where nothing particular can be said. */
const REFUSED: readonly (readonly [text: string, reason: RegExp | null])[] = [
  ['', /empty/],
  ['f00', /begins with #/],
  ['336699', /begins with #/],
  ['#ff', /3, 4, 6 or 8/],
  ['#ggg', /3, 4, 6 or 8/],
  ['#12345', /3, 4, 6 or 8/],
  ['reddish', null],
  ['rgb(255 0,51)', null],
  ['rgb(255,0 51)', null],
  ['rgb(255,0,51,)', null],
  ['rgb(255,0,51 / 1)', null],
  ['rgb(255 0 51, 1)', null],
  ['rgb(100%, 0, 20%)', null],
  ['rgb(none, 0, 51)', null],
  ['rgb(300 0 0)', /0 to 255/],
  ['rgb(300,0,0)', /0 to 255/],
  ['rgb(-1 0 0)', /0 to 255/],
  ['rgb(120% 0% 0%)', /0 to 255/],
  ['rgb(5. 0 0)', null],
  ['rgb(0x10 0 0)', null],
  ['rgb(5px 0 0)', null],
  ['rgb(5deg 0 0)', null],
  ['rgb(5 0)', null],
  ['rgb(5 0 0 0)', null],
  ['rgb (5 0 0)', null],
  ['rgb(5 0 0', /closing bracket/],
  ['rgb(5 0 0) red', /closing bracket/],
  ['hsl(120,50,50)', null],
  ['hsl(50% 50% 50%)', null],
  ['hwb(120,20%,20%)', null],
  ['lab(50,20,30)', null],
  ['oklch(0.5 1e400 0)', /larger than any colour/],
  ['hsl(1e400 50% 50%)', /larger than any colour/],
  ['oklch(0.5 1e9 0)', /larger than any colour/],
  ['color(srgb 1 0)', null],
  ['color(srgb 1,0,0)', null],
  ['color(lab 50 0 0)', /one of srgb, /],
  ['color(rec2100-pq 1 0 0)', /one of srgb, /],
  ['color(--mine 1 0 0)', /private space/],
  ['color(--lab-d65 1 1 1)', /private space/],
  ['hsv(120 50% 50%)', /no hsv\(\)/],
  ['rgb(from red r g b)', /relative colour/],
  ['color(from red srgb r g b)', /relative colour/],
  ['color-mix(in oklab, red, blue)', /mixed colour/],
  ['light-dark(red, blue)', /page it stands in/],
  ['contrast-color(red)', /page it stands in/],
  ['device-cmyk(0 1 1 0)', /profile/],
  ['ButtonText', /ButtonText is a system colour/],
  ['canvas', /Canvas is a system colour/],
  ['currentColor', /currentColor/],
  ['inherit', /style sheet/],
  ['var(--brand)', /style sheet/],
  ['rgb(calc(255 * .5) 0 0)', /calc\(\)/],
  [`rgb(${'0'.repeat(300)} 0 0)`, /200 characters/],
];

/** How far colorjs.io is from us in XYZ, from another matrix of its Lab and Oklab, and in the last digits of its whites. */
const TOLERANCE = 1e-6;
const apart = (ours: readonly number[], theirs: readonly (number | null)[]): number =>
  Math.max(...ours.map((v, i) => Math.abs(v - (theirs[i] ?? 0))));
const peerXyz = (text: string) => new Color(text).to('xyz-d65').coords.map((v) => v ?? 0);

describe('a CSS colour', () => {
  it.each(CSS_TAKEN)('%s is read', (text, space, coordinates, alpha, peer) => {
    const color = read(text);
    expect(color.space).toBe(space);
    expect(color.alpha).toBeCloseTo(alpha, 12);
    coordinates.forEach((wanted, i) => {
      if (wanted === null) expect(color.coordinates[i]).toBeNaN();
      else expect(color.coordinates[i]).toBeCloseTo(wanted, 12);
    });
    if (peer === 'yes') expect(apart(xyzOf(color), peerXyz(text))).toBeLessThan(TOLERANCE);
  });

  it.each(REFUSED)('%s is refused', (text, wanted) => {
    const { color, reason } = readCss(text);
    expect(color).toBeUndefined();
    if (wanted === null) expect(reason).toBeUndefined();
    else expect(reason).toMatch(wanted);
  });

  // What Chromium makes of them.
  it.each([
    ['rgb(300 -5 51)', [1, 0, 0.2]],
    ['rgb(120% 0% 20%)', [1, 0, 0.2]],
    ['hsl(120 200% 50%)', [120, 100, 50]],
    ['hsl(0 100% 150%)', [0, 100, 100]],
    ['hwb(0 -10% 0%)', [0, 0, 0]],
    ['hwb(0 10% 120%)', [0, 10, 120]],
    ['oklch(0.5 1e9 0)', [0.5, 1e5, 0]],
    ['color(srgb 1e400 -1e9 0)', [1e5, -1e5, 0]],
  ])('%s is cut off where a style sheet is read', (text, coordinates) => {
    expect(read(text, { clamp: true }).coordinates).toEqual(coordinates);
  });

  it('tells an alpha of none from one of 0, which mixing needs', () => {
    expect(read('rgb(0 0 0 / none)')).toMatchObject({ alpha: 0, alphaIsMissing: true });
    expect(read('rgb(0 0 0 / 0)').alphaIsMissing).toBeUndefined();
  });

  it('never makes the reader throw, whatever the text', () => {
    const pieces = [
      'rgb(',
      'color(',
      'hsl(',
      '#',
      'srgb ',
      '1',
      '1e',
      '%',
      ' ',
      ',',
      '/',
      ')',
      'none',
      '-',
      '.',
      '\\',
      'é',
      'deg',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
        const { color } = readCss(parts.join(''));
        if (color) expect(xyzOf(color).every(Number.isFinite)).toBe(true);
      }),
      { numRuns: runs(3000) },
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readCss(text)));
  });
});

const number = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((v) => String(Number(v.toFixed(5))));
const percent = (min: number, max: number) => number(min, max).map((v) => `${v}%`);
const part = (most: number, least = 0) =>
  fc.oneof(number(least, most), percent(least === 0 ? 0 : -100, 100), fc.constant('none'));
const hue = fc.oneof(
  number(0, 360),
  number(0, 360).map((v) => `${v}deg`),
  number(0, 1).map((v) => `${v}turn`),
  number(0, 6).map((v) => `${v}rad`),
  number(0, 400).map((v) => `${v}grad`),
);
const alpha = fc.constantFrom('', ' / 1', ' / 0.5', ' / 30%', '/.25');
const modern = (name: string, ...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(alpha, ...parts).map(([end, ...values]) => `${name}${values.join(' ')}${end})`);
const legacy = (name: string, ...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((values) => `${name}(${values.join(', ')})`);
const digit = fc.constantFrom(...'0123456789abcdefABCDEF');
const hex = (length: number) =>
  fc.array(digit, { minLength: length, maxLength: length }).map((digits) => `#${digits.join('')}`);
const whole = percent(0, 100);

/** Every notation, inside the ranges at which colorjs.io, which clamps nothing, and CSS agree. */
const NOTATIONS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  hex: fc.constantFrom(3, 4, 6, 8).chain(hex),
  'rgb()': modern('rgb(', part(255), part(255), part(255)),
  'rgb(,)': legacy('rgb', number(0, 255), number(0, 255), number(0, 255)),
  'rgb(%,)': legacy('rgba', whole, whole, whole, number(0, 1)),
  'hsl()': modern('hsl(', hue, part(100), part(100)),
  'hsl(,)': legacy('hsl', hue, whole, whole),
  'hwb()': modern('hwb(', hue, part(100), part(100)),
  'lab()': modern('lab(', part(100), part(125, -125), part(125, -125)),
  'lch()': modern('lch(', part(100), part(150), hue),
  'oklab()': modern('oklab(', part(1), part(0.4, -0.4), part(0.4, -0.4)),
  'oklch()': modern('oklch(', part(1), part(0.4), hue),
  ...Object.fromEntries(
    [
      'srgb',
      'srgb-linear',
      'display-p3',
      'display-p3-linear',
      'a98-rgb',
      'prophoto-rgb',
      'rec2020',
      'xyz',
      'xyz-d50',
      'xyz-d65',
    ].map((space) => [`color(${space})`, modern(`color(${space} `, part(1, -0.2), part(1.2), part(1.2))]),
  ),
};
const RUNS = Math.ceil(2000 / Object.keys(NOTATIONS).length);
const toXyz = converter('xyz65');
/** culori has no linear P3, and encodes rec2020 by the camera's curve, where CSS has a gamma of 2.4 since 2025. */
const READ_BY_CULORI = Object.entries(NOTATIONS).filter(([name]) => !/p3-linear|rec2020/.test(name));

describe.each(Object.entries(NOTATIONS))('random colours in %s', (_, texts) => {
  it('are what colorjs.io reads', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const color = read(text);
        expect(apart(xyzOf(color), peerXyz(text)), text).toBeLessThan(TOLERANCE);
        expect(color.alpha, text).toBeCloseTo(new Color(text).alpha ?? 0, 10);
      }),
      { numRuns: runs(RUNS) },
    );
  });
});

describe.each(READ_BY_CULORI)('random colours in %s', (_, texts) => {
  it('are what culori makes of them', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { x, y, z } = toXyz(parse(text))!;
        expect(apart(xyzOf(read(text)), [x, y, z]), text).toBeLessThan(TOLERANCE);
      }),
      { numRuns: runs(RUNS) },
    );
  });
});

it('knows every space of CSS by the id that the registry has', () => {
  for (const [id, space] of Object.entries(CSS_SPACES)) expect(space.id).toBe(id);
});
