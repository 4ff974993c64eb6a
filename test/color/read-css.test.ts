import Color from 'colorjs.io';
import { colorsNamed, converter, parse } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSS_SPACES, type CssColor, lightOfCss } from '../../src/color/css/css-color.ts';
import { readPlain } from '../../src/color/css/plain.ts';
import { readCss } from '../../src/color/css/read.ts';
import { piecesOf } from '../../src/color/css/tokens.ts';
import { NAMED_COLORS } from '../../src/color/named-colors.ts';
import reference from '../reference/css-color.json' with { type: 'json' };
import { runs } from '../size.ts';
import { CSS_TAKEN } from './css-strings.ts';

/** XYZ D65 of a reading. */
const xyzOf = (color: CssColor) => lightOfCss(color).at('xyz-d65');
const read = (text: string): CssColor => {
  const { color, fault } = readCss(text);
  if (!color) throw new Error(`${text}: ${fault.reason}`);
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
  ['oklch(0.5 1e9 0)', /larger than any colour/],
  ['color(srgb 1 0)', null],
  ['color(srgb 1,0,0)', null],
  ['color(lab 50 0 0)', /colour space first; there are srgb, /],
  ['color(rec2100-pq 1 0 0)', /colour space first; there are srgb, /],
  ['color(--mine 1 0 0)', /private space/],
  ['color(--lab-d65 1 1 1)', /private space/],
  ['hsv(120 50% 50%)', /no hsv\(\)/],
  ['light-dark(red, blue)', /send `scheme`/],
  ['color-mix(in lab, light-dark(red, blue), red)', /send `scheme`/],
  ['contrast-color(red)', /chosen by each browser/],
  ['color-mix(in lab, contrast-color(red), red)', /chosen by each browser/],
  ['color-mix(in lab, currentColor, red)', /currentColor/],
  ['color-mix(in lab, canvas, red)', /Canvas is a system colour/],
  ['color-mix(in srgb, red 0%, blue 0%)', null],
  ['rgb(from var(--brand) r g b)', /style sheet/],
  ['rgb(0 0 0 / var(--alpha))', /style sheet/],
  ['device-cmyk(0 1 1 0)', /profile/],
  ['ButtonText', /ButtonText is a system colour/],
  ['canvas', /Canvas is a system colour/],
  ['currentColor', /currentColor/],
  ['inherit', /style sheet/],
  ['var(--brand)', /style sheet/],
  [`rgb(${'0'.repeat(1000)} 0 0)`, /1000 characters/],
  [`rgb(${'calc('.repeat(32)}1${')'.repeat(32)} 0 0)`, /32 brackets/],
  [`rgb(${'round('.repeat(11)}1${', 1)'.repeat(11)} 0 0)`, /too many or too deep/],
  [`rgb(min(hypot(${'1, '.repeat(300)}1)) 0 0)`, /too many or too deep/],
  ['\u212ahaki', null],
  ['o\u212alch(0.5 0.1 20)', /there is no/],
  ['\u00a0red', null],
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
    const { color, fault } = readCss(text);
    expect(color).toBeUndefined();
    if (wanted === null) expect(fault?.reason).toBeUndefined();
    else expect(fault?.reason).toMatch(wanted);
    const { at, found, expected } = fault!;
    expect(text.slice(at, at + found.length)).toBe(found);
    expect(expected.length).toBeGreaterThan(0);
  });

  // What Chromium makes of them.
  it.each([
    ['rgb(300 -5 51)', [1, 0, 0.2]],
    ['rgb(300, -5, 51)', [1, 0, 0.2]],
    ['rgb(120% 0% 20%)', [1, 0, 0.2]],
    ['rgb(calc(300) 0 calc(-infinity))', [1, 0, 0]],
    ['color-mix(in srgb, rgb(300 0 0), rgb(300 0 0))', [1, 0, 0]],
    ['color-mix(in srgb, color(srgb 1.2 0 0), color(srgb 1.2 0 0))', [1.2, 0, 0]],
    ['hsl(120 -20% 50%)', [120, 0, 50]],
    ['lab(calc(infinity) calc(infinity) calc(-infinity))', [100, 125, -125]],
    ['oklch(0.5 calc(infinity) calc(NaN))', [0.5, 0.4, 0]],
    ['hsl(1e400 50% 50%)', [0, 50, 50]],
    ['oklch(0.5 0.1 1e999)', [0.5, 0.1, 0]],
    ['oklch(0.5 0.1 1e308turn)', [0.5, 0.1, 0]],
    ['oklch(0.5 0.1 calc(infinity * 1deg))', [0.5, 0.1, 0]],
    ['color(display-p3 calc(1 / 0) 0 0)', [1, 0, 0]],
  ])('%s is cut where it is read', (text, coordinates) => {
    for (const [i, v] of read(text).coordinates.entries()) expect(v).toBeCloseTo(coordinates[i]!, 12);
  });

  it.each([
    ['light-dark(red, blue)', 'light', [1, 0, 0]],
    ['light-dark(red, blue)', 'dark', [0, 0, 1]],
    ['color-mix(in srgb, light-dark(red, light-dark(lime, blue)), black)', 'dark', [0, 0, 0.5]],
  ] as const)('%s is read for a %s scheme', (text, scheme, coordinates) => {
    expect(readCss(text, { scheme }).color?.coordinates).toEqual(coordinates);
  });

  it.each([
    ['rgb(1 2 3 4)', 10, '4', [')', '/']],
    ['rgb(1,2 3)', 8, '3', [',']],
    ['rgb(10%, 50%, 0)', 14, '0', ['a percentage']],
    ['  hsl(red 1% 2%)', 6, 'red', ['an angle', 'none']],
    ['oklch(50% 0.1', 13, '', ['an angle', 'none']],
    ['color(srgb 1 eggs 1)', 13, 'eggs', ['a number', 'a percentage', 'none']],
    ['color(rgb 1 1 1)', 6, 'rgb', expect.arrayContaining(['srgb', 'display-p3'])],
    ['color-mix(in oklch hue, red, blue)', 19, 'hue', ['shorter', 'longer', 'increasing', 'decreasing']],
    ['color-mix(in srgb, red 120%, blue)', 23, '120%', ['a percentage from 0% to 100%']],
    ['rgb(from rebeccapurple red g b)', 23, 'red', expect.arrayContaining(['r', 'alpha'])],
    ['rgb(calc(1 +2) 0 0)', 4, 'calc(', expect.arrayContaining(['a number'])],
    ['color-mix(in oklab, red, blak)', 25, 'blak', ['black']],
    ['alpha(from red 0.5)', 15, '0.5', ['/']],
    ['red blue', 4, 'blue', ['the end of the text']],
    ['#12345', 0, '#12345', ['# with 3, 4, 6 or 8 hexadecimal digits']],
    ['', 0, '', ['a colour']],
  ])('%j goes wrong at %i', (text, at, found, expected) => {
    const { fault } = readCss(text);
    expect(fault).toMatchObject({ at, found });
    expect(fault?.expected).toEqual(expected);
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
      'calc(',
      'color-mix(in oklch, ',
      'from red ',
      'red',
      '+',
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

/** The same colour by the parser of csstools, which a comment makes sure of. */
const computed = (text: string) => readCss(`/**/${text}`).color;

describe.each(Object.entries(NOTATIONS))('random colours in %s', (_, texts) => {
  it('are read alike by both readers', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom('', '!', '%', ' none', '1deg'), fc.nat(), (text, what, place) => {
        const at = place % (text.length + 1);
        const changed = text.slice(0, at) + what + text.slice(at);
        const plain = readPlain(changed);
        if (!plain) return;
        const other = computed(changed);
        expect(other?.space, changed).toBe(plain.space);
        for (const [i, v] of plain.coordinates.entries())
          if (Number.isNaN(v)) expect(other?.coordinates[i], changed).toBeNaN();
          else expect(other?.coordinates[i], changed).toBeCloseTo(v, 10);
        expect(other?.alpha).toBeCloseTo(plain.alpha, 12);
      }),
      { numRuns: runs(RUNS) },
    );
  });

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

it('knows the named colours of CSS', () => {
  expect(Object.fromEntries([...NAMED_COLORS].map(([name, { r, g, b }]) => [name, (r << 16) | (g << 8) | b]))).toEqual(
    colorsNamed,
  );
});

describe('the public suites', () => {
  type Case = [suite: string, kind: string, text: string, xyz?: number[], alpha?: number];
  const cases = reference.cases as Case[];
  const suites = [...new Set(cases.map(([suite]) => suite))];

  it.each(suites)('%s', (suite) => {
    for (const [, , text, xyz, alpha] of cases.filter(([name]) => name === suite)) {
      const { color } = readCss(text);
      if (xyz === undefined) expect(color, text).toBeUndefined();
      else {
        const found = xyzOf(color!);
        for (const [i, v] of xyz.entries())
          expect(Math.abs(found[i]! - v) / Math.max(1, Math.abs(v)), text).toBeLessThan(2e-6);
        expect(color?.alpha, text).toBeCloseTo(alpha!, 6);
      }
    }
  });
});

describe('the pieces of a text', () => {
  it('are found without going back: a number ends where a sign begins the next', () => {
    const texts = (text: string) => piecesOf(text).map((piece) => [piece.kind, piece.text, piece.name]);
    expect(texts('11-1')).toEqual([
      ['number', '11', ''],
      ['number', '-1', ''],
    ]);
    expect(piecesOf(`${'1'.repeat(990)}-1`)).toHaveLength(2);
    expect(texts('1e3DEG 5% 2--x 3-y .5é')).toEqual(
      [
        ['number', '1e3DEG', 'deg'],
        ['number', '5%', '%'],
        ['number', '2--x', '--x'],
        ['number', '3-y', '-y'],
        ['number', '.5é', 'é'],
      ].flatMap((piece, i) => (i === 0 ? [piece] : [['blank', ' ', ''], piece])),
    );
  });
});
