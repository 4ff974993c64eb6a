import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coordinatesOf, coordinatesOfRgb, coordinatesOfXyz, xyzOfCoordinates } from '../../src/color/convert.ts';
import { lightOfCss } from '../../src/color/css/css-color.ts';
import { readCss } from '../../src/color/css/read.ts';
import { ILLUMINANTS } from '../../src/color/illuminants.ts';
import { transform, type Vec3 } from '../../src/color/matrix.ts';
import { SRGB_TO_XYZ } from '../../src/color/primaries.ts';
import { rgb } from '../../src/color/rgb.ts';
import { SPACE_LIST, spaces } from '../../src/color/spaces/index.ts';
import { munsellNotation } from '../../src/color/spaces/munsell.ts';
import { CATEGORIES, type ColorSpace } from '../../src/color/spaces/space.ts';
import { srgbDecode } from '../../src/color/transfer.ts';
import { xyzOf } from '../../src/color/white.ts';
import reference from '../reference/spaces.json' with { type: 'json' };

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const triple = fc.tuple(unit, unit, unit);
const byte = fc.integer({ min: 0, max: 255 });
const anyRgb = fc.record({ r: byte, g: byte, b: byte });

/** XYZ of encoded sRGB. */
const xyzOfSrgb = (v: readonly [number, number, number]): Vec3 =>
  transform(SRGB_TO_XYZ, [srgbDecode(v[0]), srgbDecode(v[1]), srgbDecode(v[2])]);

const GRID = Array.from({ length: 9 ** 3 }, (_, i) =>
  xyzOfSrgb([Math.floor(i / 81) / 8, (Math.floor(i / 9) % 9) / 8, (i % 9) / 8]),
);

const expectReturn = (space: ColorSpace, xyz: Vec3, white?: Vec3) => {
  const back = xyzOfCoordinates(space, coordinatesOfXyz(space, xyz, white), white);
  const error = Math.max(...back.map((v, i) => Math.abs(v - xyz[i]!)));
  expect(error, `${space.id} of ${xyz} comes back as ${back}`).toBeLessThanOrEqual(space.roundTrip);
};

/** What the reference says of a space; a space that it does not know fails with what to add. */
const known = (id: string) => {
  const spaces: Readonly<Record<string, (typeof reference.spaces)[keyof typeof reference.spaces]>> = reference.spaces;
  const found = spaces[id];
  if (!found)
    throw new Error(
      `test/reference/spaces.json has no "${id}": add its channels and tolerances to "spaces", and its values by another implementation to each of "colours".`,
    );
  return found;
};

describe('the registry', () => {
  it('holds the spaces of the reference, each in its category with its channels', () => {
    expect(SPACE_LIST.map(({ id }) => id)).toEqual(Object.keys(reference.spaces));
    expect(SPACE_LIST.length).toBeGreaterThanOrEqual(63);
    for (const space of SPACE_LIST) {
      const { channels, hue_index: hue } = known(space.id);
      expect(space.channels.map(({ id }) => id)).toEqual(channels);
      expect(space.hue ?? null, space.id).toBe(hue);
      expect(space.isPowerless !== undefined).toBe(space.hue !== undefined);
    }
    expect([...new Set(SPACE_LIST.map(({ category }) => category))]).toEqual([...CATEGORIES]);
  });
});

describe.each(SPACE_LIST)('$id', (space) => {
  const { tol } = known(space.id);
  const turn = space.id === 'munsell' ? 100 : 360;

  it.each(reference.colours)('of $hex is what the reference says', ({ hex, values }) => {
    const wanted = (values as Readonly<Record<string, readonly (number | null)[] | null>>)[space.id];
    if (wanted === undefined) throw new Error(`test/reference/spaces.json has no values of "${space.id}" for ${hex}.`);
    const actual = coordinatesOfRgb(space, rgb(hex));
    expect(actual.every(Number.isFinite)).toBe(true);
    if (wanted === null) return;
    const powerless = space.isPowerless?.(actual) ?? false;
    wanted.forEach((value, i) => {
      if (i === space.hue) expect(powerless, `powerless hue of ${actual}`).toBe(value === null);
      if (value === null) return;
      const apart = Math.abs(actual[i]! - value);
      const off = i === space.hue ? Math.min(apart, turn - apart) : apart;
      expect(off, `channel ${i} is ${actual[i]}, expected ${value}`).toBeLessThanOrEqual(tol[i]!);
    });
  });

  it('comes back from a grid over sRGB', () => {
    for (const xyz of GRID) expectReturn(space, xyz);
  });

  it('comes back from random colours inside sRGB', () => {
    fc.assert(fc.property(triple, (v) => expectReturn(space, xyzOfSrgb(v))));
  });

  it('is the same from 8 bits and from XYZ, and is finite', () => {
    fc.assert(
      fc.property(anyRgb, (color) => {
        const direct = coordinatesOfRgb(space, color);
        const xyz = coordinatesOfXyz(spaces['xyz-d65'], xyzOfSrgb([color.r / 255, color.g / 255, color.b / 255]));
        const back = xyzOfCoordinates(space, direct);
        expect(direct.every(Number.isFinite)).toBe(true);
        back.forEach((v, i) => {
          expect(Math.abs(v - xyz[i]!)).toBeLessThanOrEqual(space.roundTrip);
        });
      }),
    );
  });

  it('stays finite wherever a colour lies', () => {
    const far = fc.double({ min: -1, max: 3, noNaN: true });
    fc.assert(
      fc.property(far, far, far, (x, y, z) => {
        expect(coordinatesOfXyz(space, [x, y, z]).every(Number.isFinite)).toBe(true);
      }),
    );
  });
});

describe.each(SPACE_LIST.filter(({ srgbOnly }) => !srgbOnly))('$id outside sRGB', (space) => {
  it.each(['display-p3', 'rec2020'] as const)('comes back from random colours of %s', (wide) => {
    fc.assert(fc.property(triple, (v) => expectReturn(space, xyzOfCoordinates(spaces[wide], v))));
  });
});

describe.each(SPACE_LIST.filter(({ adaptable }) => adaptable))('$id under other whites', (space) => {
  it.each(ILLUMINANTS.map(({ id, xy2 }) => ({ id, white: xyzOf(xy2) })))('comes back under $id', ({ white }) => {
    for (const xyz of GRID.slice(0, 100)) expectReturn(space, xyz, white);
  });
});

describe('other whites', () => {
  it('leave white neutral in the spaces that take them', () => {
    const white = xyzOf(ILLUMINANTS.find(({ id }) => id === 'A')!.xy2);
    const of = (id: 'lab-d65' | 'luv' | 'hunter-lab' | 'xyy') => coordinatesOfRgb(spaces[id], rgb('#fff'), white);
    for (const id of ['lab-d65', 'luv', 'hunter-lab'] as const) {
      const [l, a, b] = of(id);
      expect(l).toBeCloseTo(100, 9);
      expect(a).toBeCloseTo(0, 9);
      expect(b).toBeCloseTo(0, 9);
    }
    expect(of('xyy')[0]).toBeCloseTo(0.44758, 9);
  });

  it('are CIELAB D50 when D50 is put into lab-d65', () => {
    const white = xyzOf(ILLUMINANTS.find(({ id }) => id === 'D50')!.xy2);
    const d50 = coordinatesOfRgb(spaces['lab-d65'], rgb('#336699'), white);
    coordinatesOfRgb(spaces.lab, rgb('#336699')).forEach((v, i) => {
      expect(d50[i]).toBeCloseTo(v, 9);
    });
  });
});

describe('Munsell notation', () => {
  it('writes neutrals as N and the end of a family as 10', () => {
    expect(munsellNotation([0, 7.707, 0])).toBe('N7.71');
    expect(munsellNotation([20, 5, 6])).toBe('10.00YR 5.00/6.00');
    expect(munsellNotation([0, 5, 6])).toBe('10.00RP 5.00/6.00');
    expect(munsellNotation([99.999, 5, 6])).toBe('10.00RP 5.00/6.00');
    expect(munsellNotation([13.16, 6.61, 14.8])).toBe('3.16YR 6.61/14.80');
  });
});

describe.each(SPACE_LIST.filter(({ transfer }) => transfer))('the transfer function of $id', ({ transfer }) => {
  it('is undone by its inverse, and its parameters are numbers', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.5, max: 1.5, noNaN: true }), (v) => {
        expect(Math.abs(transfer!.decode(transfer!.encode(v)) - v)).toBeLessThan(1e-10);
      }),
    );
    expect(Object.values(transfer!.parameters).every(Number.isFinite)).toBe(true);
  });
});

const withMatrix = SPACE_LIST.flatMap(({ id, primaries, matrices }) => {
  const toXyz = matrices?.find(({ name }) => name.startsWith('linear RGB to XYZ'));
  return primaries && toXyz ? [{ id, white: primaries.white, rows: toXyz.rows }] : [];
});

describe.each(withMatrix)('the matrix of $id', ({ white, rows }) => {
  it('takes 1, 1, 1 to the white', () => {
    transform(rows, [1, 1, 1]).forEach((v, i) => {
      expect(v).toBeCloseTo(xyzOf(white)[i]!, 12);
    });
  });
});

describe('a grey that comes from another space', () => {
  /** Those in which a grey of D65 has no chroma; the appearance models see a rest of the illuminant in it. */
  const POLAR = ['hsl', 'hsv', 'hwb', 'hsi', 'hsluv', 'hpluv', 'lch', 'lchuv', 'oklch', 'okhsl', 'okhsv'] as const;
  const level = fc.oneof(fc.constantFrom(0, 1, 0.99999999, 1e-6, 1e-108, 1e-300), unit);
  const texts = fc.tuple(
    fc.constantFrom(...['srgb', 'srgb-linear', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'oklab', 'lab']),
    level,
  );
  it.each(POLAR)('has no hue and no saturation in %s', (id) => {
    const space: ColorSpace = spaces[id];
    fc.assert(
      fc.property(texts, ([from, v]) => {
        const text = from.endsWith('lab')
          ? `${from}(${from === 'lab' ? 100 * v : v} 0 0)`
          : `color(${from} ${v} ${v} ${v})`;
        const found = coordinatesOf(space, lightOfCss(readCss(text).color!));
        expect(space.isPowerless?.(found), `${text}: ${found}`).toBe(true);
        // Of HWB the channel beside the hue is the white.
        if (id !== 'hwb') expect(Math.abs(found[1]!), text).toBeLessThan(1e-6);
      }),
    );
  });
});
