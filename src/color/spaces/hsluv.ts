import { RADIANS } from '../hue.ts';
import { EPSILON, KAPPA } from '../lab.ts';
import { XYZ_TO_SRGB } from '../primaries.ts';
import { XYZ_D65 } from '../white.ts';
import { luvToXyz, xyzToLuv } from './cieluv.ts';
import { fromPolar, toPolar } from './polar.ts';
import { type ColorSpace, type Coordinates, hueChannel, overXyz, percent, published } from './space.ts';

interface Bound {
  readonly slope: number;
  readonly intercept: number;
}

/** The six straight edges v = slope u + intercept of sRGB in the CIELUV plane of a lightness. HSLuv revision 4. */
const boundsOf = (l: number): Bound[] => {
  const cube = (l + 16) ** 3 / 1560896;
  const scale = cube > EPSILON ? cube : l / KAPPA;
  return XYZ_TO_SRGB.flatMap(([m1, m2, m3]) =>
    [0, 1].map((t) => {
      const top1 = (284517 * m1 - 94839 * m3) * scale;
      const top2 = (838422 * m3 + 769860 * m2 + 731718 * m1) * l * scale - 769860 * t * l;
      const bottom = (632260 * m3 - 126452 * m2) * scale + 126452 * t;
      return { slope: top1 / bottom, intercept: top2 / bottom };
    }),
  );
};

/** Chroma at which the ray of a hue leaves sRGB. */
const maxChroma = (l: number, hue: number): number => {
  const [sin, cos] = [Math.sin(hue * RADIANS), Math.cos(hue * RADIANS)];
  const lengths = boundsOf(l).map(({ slope, intercept }) => intercept / (sin - slope * cos));
  return Math.min(...lengths.filter((length) => length >= 0));
};

/** Chroma that every hue of this lightness can reach. */
const safeChroma = (l: number): number =>
  Math.min(...boundsOf(l).map(({ slope, intercept }) => Math.abs(intercept) / Math.sqrt(slope * slope + 1)));

const isEnd = (l: number): boolean => l > 100 - 1e-7 || l < 1e-8;

/** Chroma below which there is no hue, only rounding. */
const NEUTRAL = 1e-9;

const toLch = (xyz: Parameters<typeof xyzToLuv>[0]) => toPolar(xyzToLuv(xyz, XYZ_D65));
const fromLch = (l: number, c: number, h: number) => luvToXyz(fromPolar([l, c, h]), XYZ_D65);

const shared = {
  ...published(2015, 'HSLuv revision 4 (Boronine 2015)'),
  srgbOnly: true,
  hue: 0,
  isPowerless: (c: Coordinates) => Math.abs(c[1]!) < 0.01,
} as const;

/** HSLuv: hue in degrees, saturation in percent of what sRGB holds at that lightness and hue, L* in percent. */
export const hsluv = {
  ...overXyz('hsluv', 'HSLuv', 'cylindrical'),
  ...shared,
  channels: [hueChannel(), percent('s', 'Saturation'), percent('l', 'Lightness')],
  fromBase: (xyz) => {
    const [l, c, h] = toLch(xyz);
    return isEnd(l) || c < NEUTRAL ? [0, 0, l] : [h, (100 * c) / maxChroma(l, h), l];
  },
  toBase: (c) => {
    const [h, s, l] = [c[0]!, c[1]!, c[2]!];
    return isEnd(l) ? fromLch(l, 0, 0) : fromLch(l, (maxChroma(l, h) * s) / 100, h);
  },
} as const satisfies ColorSpace;

/** HPLuv: as HSLuv, but in percent of the chroma that all hues of that lightness can reach. */
export const hpluv = {
  ...overXyz('hpluv', 'HPLuv', 'cylindrical'),
  ...shared,
  channels: [hueChannel(), percent('p', 'Pastel saturation', 1784.236), percent('l', 'Lightness')],
  note: 'Saturated colours have p above 100, up to 1784.24 inside sRGB (pure yellow).',
  fromBase: (xyz) => {
    const [l, c, h] = toLch(xyz);
    return isEnd(l) || c < NEUTRAL ? [0, 0, l] : [h, (100 * c) / safeChroma(l), l];
  },
  toBase: (c) => {
    const [h, p, l] = [c[0]!, c[1]!, c[2]!];
    return isEnd(l) ? fromLch(l, 0, 0) : fromLch(l, (safeChroma(l) * p) / 100, h);
  },
} as const satisfies ColorSpace;
