import Color from 'colorjs.io';
import { converter } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coordinatesOfRgb } from '../../src/color/convert.ts';
import { toHex } from '../../src/color/rgb.ts';
import { type SpaceId, spaces } from '../../src/color/spaces/index.ts';
import { runs } from '../size.ts';

/** Spaces that colorjs.io defines with the same constants, under its own ids; it shares no code with ours. */
const COLORJS: Partial<Record<SpaceId, string>> = {
  'srgb-linear': 'srgb-linear',
  'display-p3': 'p3',
  'display-p3-linear': 'p3-linear',
  'prophoto-rgb': 'prophoto',
  rec2020: 'rec2020',
  acescg: 'acescg',
  'xyz-d50': 'xyz-d50',
  lab: 'lab',
  'lab-d65': 'lab-d65',
  lch: 'lch',
  luv: 'luv',
  lchuv: 'lchuv',
  oklab: 'oklab',
  oklch: 'oklch',
  okhsl: 'okhsl',
  okhsv: 'okhsv',
  hsl: 'hsl',
  hsv: 'hsv',
  hwb: 'hwb',
  hsluv: 'hsluv',
  hpluv: 'hpluv',
  'cam16-jmh': 'cam16-jmh',
  hct: 'hct',
  jzazbz: 'jzazbz',
  jzczhz: 'jzczhz',
  ictcp: 'ictcp',
  'rec2100-linear': 'rec2100-linear',
  'rec2100-pq': 'rec2100pq',
  'rec2100-hlg': 'rec2100hlg',
};

/** Hues agree to what the chroma beside them can tell; everything else to rounding. */
const TOLERANCE = 1e-8;
const byte = fc.integer({ min: 0, max: 255 });
/** Any colour that is no grey. */
const chromatic = fc
  .record({ r: byte, g: byte, b: byte })
  .filter(({ r, g, b }) => Math.max(r, g, b) - Math.min(r, g, b) > 2);

describe.each(Object.entries(COLORJS) as [SpaceId, string][])('%s', (id, theirs) => {
  it('agrees with colorjs.io on any colour', () => {
    const space = spaces[id];
    fc.assert(
      fc.property(chromatic, (color) => {
        const expected = new Color(toHex(color)).to(theirs).coords;
        coordinatesOfRgb(space, color).forEach((v, i) => {
          const wanted = expected[i];
          if (wanted === null || wanted === undefined || Number.isNaN(wanted)) return;
          const apart = Math.abs(v - wanted);
          expect(i === space.hue ? Math.min(apart, 360 - apart) : apart, `${toHex(color)} ${i}`).toBeLessThan(
            TOLERANCE,
          );
        });
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('spaces that culori has and colorjs.io has not', () => {
  const yiq = converter('yiq');
  const hsi = converter('hsi');

  it('hsi agrees, hexagonal hue included', () => {
    fc.assert(
      fc.property(chromatic, (color) => {
        const expected = hsi(toHex(color))!;
        const [h, s, i] = coordinatesOfRgb(spaces.hsi, color);
        expect(h).toBeCloseTo(expected.h!, 8);
        expect(s! / 100).toBeCloseTo(expected.s, 9);
        expect(i! / 100).toBeCloseTo(expected.i, 9);
      }),
    );
  });

  it('yiq agrees to the three digits of its matrix', () => {
    fc.assert(
      fc.property(chromatic, (color) => {
        const expected = yiq(toHex(color))!;
        const [y, i, q] = coordinatesOfRgb(spaces.yiq, color);
        expect(Math.abs(y! - expected.y)).toBeLessThan(2e-3);
        expect(Math.abs(i! - expected.i)).toBeLessThan(2e-3);
        expect(Math.abs(q! - expected.q)).toBeLessThan(2e-3);
      }),
    );
  });
});
