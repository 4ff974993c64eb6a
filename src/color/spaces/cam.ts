import { invert, type Mat3, multiply, type Vec3 } from '../matrix.ts';
import { camModel, DISPLAY_LUMINANCE } from './ciecam.ts';
import { type ColorSpace, type Coordinates, channel, hueChannel, overXyz, published } from './space.ts';

/** CAT02 of CIE 159:2004. */
const CAT02: Mat3 = [
  [0.7328, 0.4296, -0.1624],
  [-0.7036, 1.6975, 0.0061],
  [0.003, 0.0136, 0.9834],
];
const HUNT_POINTER_ESTEVEZ: Mat3 = [
  [0.38971, 0.68898, -0.07868],
  [-0.22981, 1.1834, 0.04641],
  [0, 0, 1],
];
/** Li et al. 2017. */
export const M16: Mat3 = [
  [0.401288, 0.650173, -0.051461],
  [-0.250268, 1.204414, 0.045854],
  [-0.002079, 0.048952, 0.953127],
];

export const VIEWING_NOTE =
  'Seen under D65 at Y = 100, adapting luminance 4.0744 cd/m2, background 20 %, average surround, adaptation computed: a neutral grey keeps a small colourfulness and a hue of about 210 degrees.';

const conditions = { luminance: DISPLAY_LUMINANCE, background: 20 };
const cam02 = camModel({ adaptation: CAT02, compression: HUNT_POINTER_ESTEVEZ, ...conditions });
const cam16 = camModel({ adaptation: M16, ...conditions });

export const isBlack = (c: Coordinates): boolean => c[1] === 0;

/** What CIECAM02 and CAM16 have in common as lightness, colourfulness and hue. */
const camJmh = <const Id extends string>(id: Id, name: string, model: typeof cam16, most: number) => ({
  ...overXyz(id, name, 'appearance'),
  note: VIEWING_NOTE,
  channels: [channel('j', 'Lightness', 0, 100), channel('m', 'Colourfulness', 0, most), hueChannel()],
  hue: 2,
  isPowerless: isBlack,
  fromBase: (xyz: Vec3): Vec3 => {
    const { j, m, h } = model.forward(xyz);
    return [j, m, h];
  },
  toBase: (c: Coordinates): Vec3 => model.inverse(c[0]!, c[1]! / model.flRoot, c[2]!),
});

const cam02Matrices = [
  { name: 'XYZ to RGB (CAT02)', rows: CAT02 },
  { name: 'XYZ to cones (Hunt-Pointer-Estevez)', rows: HUNT_POINTER_ESTEVEZ },
  { name: 'RGB (CAT02) to cones', rows: multiply(HUNT_POINTER_ESTEVEZ, invert(CAT02)) },
];
const cam16Matrices = [{ name: 'XYZ to RGB (M16)', rows: M16 }];

/** CIECAM02: lightness J, colourfulness M, hue. */
export const cam02Jmh = {
  ...camJmh('cam02-jmh', 'CIECAM02', cam02, 81),
  ...published(2002, 'CIE 159:2004'),
  matrices: cam02Matrices,
} as const satisfies ColorSpace;

/** CAM16: lightness J, colourfulness M, hue. */
export const cam16Jmh = {
  ...camJmh('cam16-jmh', 'CAM16', cam16, 82),
  ...published(
    2017,
    'Li et al. 2017, Comprehensive color solutions: CAM16, CAT16 and CAM16-UCS, Color Res. Appl. 42(6)',
  ),
  matrices: cam16Matrices,
} as const satisfies ColorSpace;

const [C1, C2] = [0.007, 0.0228];

/** The uniform space over a CAM: J' = 1.7 J / (1 + 0.007 J), M' = ln(1 + 0.0228 M) / 0.0228. Luo, Cui and Li 2006. */
const camUcs = <const Id extends string>(id: Id, name: string, model: typeof cam16) => ({
  ...overXyz(id, name, 'perceptual'),
  channels: [channel('j', "J'", 0, 100), channel('a', "a'", -50, 50), channel('b', "b'", -50, 50)],
  note: VIEWING_NOTE,
  fromBase: (xyz: Vec3): Vec3 => {
    const { j, m, h } = model.forward(xyz);
    const radius = Math.log1p(C2 * m) / C2;
    const radians = (h * Math.PI) / 180;
    return [((1 + 100 * C1) * j) / (1 + C1 * j), radius * Math.cos(radians), radius * Math.sin(radians)];
  },
  toBase: (c: Coordinates): Vec3 => {
    const j = c[0]! / (1 + 100 * C1 - C1 * c[0]!);
    const radius = Math.sqrt(c[1]! ** 2 + c[2]! ** 2);
    const m = Math.expm1(C2 * radius) / C2;
    return model.inverse(j, m / model.flRoot, (Math.atan2(c[2]!, c[1]!) * 180) / Math.PI);
  },
});

/** CAM02-UCS: J' 0..100, a' and b' about -50..50. */
export const cam02Ucs = {
  ...camUcs('cam02-ucs', 'CAM02-UCS', cam02),
  ...published(2006, 'Luo, Cui and Li 2006, Uniform colour spaces based on CIECAM02, Color Res. Appl. 31(4)'),
  matrices: cam02Matrices,
} as const satisfies ColorSpace;

/** CAM16-UCS: J' 0..100, a' and b' about -50..50. */
export const cam16Ucs = {
  ...camUcs('cam16-ucs', 'CAM16-UCS', cam16),
  ...published(2017, 'Li et al. 2017, Color Res. Appl. 42(6)'),
  matrices: cam16Matrices,
} as const satisfies ColorSpace;
