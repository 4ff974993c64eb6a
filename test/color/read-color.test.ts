import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lightOfCss } from '../../src/color/css/css-color.ts';
import { cssTools, provideCssTools } from '../../src/color/css/csstools.ts';
import { readCss } from '../../src/color/css/read.ts';
import { isInSrgb, nearestSrgb } from '../../src/color/nearest-srgb.ts';
import { linearToOklab, oklabDistance, toOklab } from '../../src/color/oklab.ts';
import { readColor } from '../../src/color/read-color.ts';
import { readRgb } from '../../src/color/resolve.ts';
import { toHex } from '../../src/color/rgb.ts';
import { lightAt } from '../../src/color/wide-color.ts';
import { runs } from '../size.ts';

const hexOf = (value: unknown): string => {
  const { color, why } = readRgb(value);
  return color ? toHex(color) : why;
};

describe('a colour in any form, in 8 bits', () => {
  it.each([
    ['#336699', '#336699'],
    [' #369 ', '#336699'],
    ['#336699ff', '#336699'],
    [[51, 102, 153], '#336699'],
    [{ r: 51, g: 102, b: 153 }, '#336699'],
    ['rgb(51,102,153)', '#336699'],
    ['rgb(20% 40% 60%)', '#336699'],
    ['hsl(210 50% 40%)', '#336699'],
    ['hwb(210 20% 40%)', '#336699'],
    ['rebeccapurple', '#663399'],
    // Halves go up, as in browsers: 127.5 is 128.
    ['hsl(0 0% 50%)', '#808080'],
    ['hsl(120 100% 25%)', '#008000'],
    // Half a step outside is still inside.
    ['color(srgb 1.0019 -0.0019 0)', '#ff0000'],
    ['lab(100 0 0)', '#ffffff'],
    ['oklch(1 0 none)', '#ffffff'],
    ['color(display-p3 0.5 0.5 0.5)', '#808080'],
  ])('%j is %s', (value, hex) => {
    expect(hexOf(value)).toBe(hex);
  });

  it.each([
    [[51, 102], /is not a colour/],
    [[51.5, 0, 0], /whole numbers/],
    [{ r: 1, g: 2, b: 3, a: 4 }, /is not a colour/],
    [7, /is not a colour/],
    [null, /is not a colour/],
    ['light-dark(red, blue)', /send `scheme`/],
    ['#33669980', /transparent.*behind it/],
    ['transparent', /transparent.*behind it/],
    ['rgb(0 0 0 / none)', /transparent.*behind it/],
  ])('%j is refused', (value, why) => {
    expect(readRgb(value).why).toMatch(why);
  });

  it('is read with its space, coordinates and alpha, as it is written', () => {
    expect(readColor('color(display-p3 1 none 0 / 40%)').color).toMatchObject({
      space: 'display-p3',
      coordinates: [1, Number.NaN, 0],
      alpha: 0.4,
      source: 'color(display-p3 1 none 0 / 40%)',
    });
    expect(readColor('color(display-p3 1 0 0)').color!.itself.at('srgb')[0]).toBeCloseTo(1.0930663624, 9);
  });

  it('is rounded as browsers round, wherever its channels lie', () => {
    fc.assert(
      fc.property(fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)), ([r, g, b]) => {
        expect(readRgb(`color(srgb ${r / 255} ${g / 255} ${b / 255})`).color).toEqual({ r, g, b });
        expect(readRgb(`rgb(${r + 0.4999 * (1 - r / 255)} ${g} ${b})`).color).toEqual({ r, g, b });
      }),
    );
  });
});

describe('the nearest colour of sRGB', () => {
  /** The cube's six faces, every fifth value: where the nearest of what lies outside must be. */
  const FACES = Array.from({ length: 6 * 52 * 52 }, (_, i) => {
    const [face, u, v] = [i % 6, 5 * (Math.floor(i / 6) % 52), 5 * Math.floor(i / 312)];
    const fixed = face < 3 ? 0 : 255;
    const channels = [u, v];
    channels.splice(face % 3, 0, fixed);
    return toOklab({ r: channels[0]!, g: channels[1]!, b: channels[2]! });
  });
  const wide = fc.double({ min: 0, max: 1, noNaN: true });

  it('is no farther than any on the surface', () => {
    fc.assert(
      fc.property(fc.constantFrom('display-p3', 'rec2020', 'prophoto-rgb'), wide, wide, wide, (space, r, g, b) => {
        const light = lightOfCss(readCss(`color(${space} ${r} ${g} ${b})`).color!);
        const wanted = linearToOklab(light.at('srgb-linear'));
        const nearest = nearestSrgb(light);
        const found = oklabDistance(toOklab(nearest), wanted);
        const least = FACES.reduce(
          (least, one) => Math.min(least, oklabDistance(one, wanted)),
          Number.POSITIVE_INFINITY,
        );
        if (!isInSrgb(light)) expect(found).toBeLessThanOrEqual(least + 1e-9);
      }),
      { numRuns: runs(60) },
    );
  });

  it('is there for whatever lies far outside', () => {
    expect(toHex(nearestSrgb(lightAt('srgb-linear', [1e5, 1e5, 1e5])))).toBe('#ffffff');
    expect(toHex(nearestSrgb(lightAt('srgb-linear', [-1e5, -1e5, -1e5])))).toBe('#000000');
  });
});

describe('the parser', () => {
  it('is the one that was handed over, where one was', () => {
    const read: string[] = [];
    const tools = cssTools();
    provideCssTools({
      ...tools,
      tokenize: (input) => {
        read.push(String(input.css));
        return tools.tokenize(input);
      },
    });
    expect(hexOf('color-mix(in srgb, red, blue)')).toBe('#800080');
    provideCssTools(tools);
    expect(read).toEqual(['color-mix(in srgb, red, blue)']);
  });
});
