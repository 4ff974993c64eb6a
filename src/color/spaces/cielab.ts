import { fromD65, toD65 } from '../adaptation.ts';
import { labToXyz, xyzToLab } from '../lab.ts';
import { transform, type Vec3 } from '../matrix.ts';
import { XYZ_D50 } from '../white.ts';
import { polarOf } from './polar.ts';
import { type ColorSpace, type Coordinates, channel, overXyz, published } from './space.ts';

const D65_TO_D50 = fromD65(XYZ_D50);
const D50_TO_D65 = toD65(XYZ_D50);

const labChannels = [channel('l', 'Lightness', 0, 100), channel('a', 'a*', -125, 125), channel('b', 'b*', -125, 125)];
/** What CIELAB under D50 and its polar form have in common. */
const UNDER_D50 = {
  white: 'D50',
  ...published(1976, 'ISO/CIE 11664-4:2019; CSS Color 4'),
  matrices: [{ name: 'XYZ (D65) to XYZ (D50), linear Bradford', rows: D65_TO_D50 }],
} as const;

const fromXyz = (v: Vec3): Vec3 => xyzToLab(transform(D65_TO_D50, v), XYZ_D50);
const toXyz = (c: Coordinates): Vec3 => transform(D50_TO_D65, labToXyz([c[0]!, c[1]!, c[2]!], XYZ_D50));

/** CIELAB as CSS means it: white D50. L 0..100, a and b about -125..125. */
export const lab = {
  ...overXyz('lab', 'CIELAB D50', 'cie'),
  ...UNDER_D50,
  channels: labChannels,
  fromBase: fromXyz,
  toBase: toXyz,
} as const satisfies ColorSpace;

/** CIELAB with white D65: the space in which the service measures differences. */
export const labD65 = {
  ...overXyz('lab-d65', 'CIELAB D65', 'cie'),
  channels: labChannels,
  adaptable: true,
  ...published(1976, 'ISO/CIE 11664-4:2019'),
  note: 'The id names the default white; with another white_point it is CIELAB under that white.',
  fromBase: (v, white) => xyzToLab(v, white),
  toBase: (c, white) => labToXyz([c[0]!, c[1]!, c[2]!], white),
} as const satisfies ColorSpace;

/** CIE LCh(ab), the polar form of `lab`: white D50. */
export const lch = {
  ...overXyz('lch', 'CIE LCh(ab) D50', 'cylindrical'),
  ...UNDER_D50,
  ...polarOf(lab, channel('c', 'Chroma', 0, 150), 0.02),
} as const satisfies ColorSpace;
