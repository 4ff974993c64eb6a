import { hueOf, RADIANS } from '../hue.ts';
import { diagonal, invert, type Mat3, multiply, signedPower, transform, type Vec3 } from '../matrix.ts';
import { XYZ_D65 } from '../white.ts';

/** Adapting luminance of the appearance spaces: a 64 lx surround over a 20 % grey, in cd/m2. */
export const DISPLAY_LUMINANCE = (64 / Math.PI) * 0.2;

/** What makes one member of the CIECAM02 family: its cones, and under what it is seen. */
export interface CamDefinition {
  /** XYZ to the cones in which the eye adapts. */
  readonly adaptation: Mat3;
  /** XYZ to the cones that compress; the same unless given. */
  readonly compression?: Mat3;
  /** Adapting luminance in cd/m2. */
  readonly luminance: number;
  /** Luminance factor of the background, 0..100. */
  readonly background: number;
}

export interface CamViewing {
  readonly z: number;
  readonly nbb: number;
  readonly flRoot: number;
  /** Achromatic response 2R + G + B/20 of the white. */
  readonly whiteResponse: number;
  /** Compressed cone responses of XYZ (Y = 1), without the 0.1 that is added in the publications. */
  readonly respond: (xyz: Vec3) => Vec3;
  /** XYZ of compressed cone responses. */
  readonly unrespond: (responses: Vec3) => Vec3;
}

/** Average surround: impact 0.69, full adaptation 1, chromatic induction 1. */
export const SURROUND = { c: 0.69, f: 1, nc: 1 } as const;

/** Derived quantities of viewing conditions under D65 with Y = 100; the degree of adaptation is computed. */
export const viewing = (definition: CamDefinition): CamViewing => {
  const { adaptation, luminance, background } = definition;
  const compression = definition.compression ?? adaptation;
  const k = 1 / (5 * luminance + 1);
  const fl = k ** 4 * luminance + 0.1 * (1 - k ** 4) ** 2 * Math.cbrt(5 * luminance);
  const n = background / 100;
  const degree = Math.min(1, Math.max(0, SURROUND.f * (1 - Math.exp((-luminance - 42) / 92) / 3.6)));
  const white = transform(adaptation, [100 * XYZ_D65[0], 100, 100 * XYZ_D65[2]]);
  const gains = white.map((w) => (degree * 100) / w + 1 - degree);
  const adapt = multiply(diagonal([gains[0]!, gains[1]!, gains[2]!]), adaptation);
  const toCones = multiply(compression, multiply(invert(adaptation), adapt));
  const scaled = multiply(toCones, diagonal([100, 100, 100]));
  const fromCones = invert(scaled);
  const compress = (v: number): number => {
    const t = ((fl * Math.abs(v)) / 100) ** 0.42;
    return (Math.sign(v) * 400 * t) / (t + 27.13);
  };
  const expand = (v: number): number => {
    const size = Math.abs(v);
    return (Math.sign(v) * 100 * ((27.13 * size) / (400 - size)) ** (1 / 0.42)) / fl;
  };
  const respond = (xyz: Vec3): Vec3 => {
    const cones = transform(scaled, xyz);
    return [compress(cones[0]), compress(cones[1]), compress(cones[2])];
  };
  const whiteCones = respond(XYZ_D65);
  return {
    z: 1.48 + Math.sqrt(n),
    nbb: 0.725 * n ** -0.2,
    flRoot: fl ** 0.25,
    whiteResponse: 2 * whiteCones[0] + whiteCones[1] + whiteCones[2] / 20,
    respond,
    unrespond: (r) => transform(fromCones, [expand(r[0]), expand(r[1]), expand(r[2])]),
  };
};

/** Cone responses from the achromatic response 2R + G + B/20 and the opponent signals a, b. */
export const fromOpponent = (achromatic: number, a: number, b: number): Vec3 => [
  (460 * achromatic + 451 * a + 288 * b) / 1403,
  (460 * achromatic - 891 * a - 261 * b) / 1403,
  (460 * achromatic - 220 * a - 6300 * b) / 1403,
];

/** Lightness J, chroma C, colourfulness M and hue h in degrees. */
export interface CamCorrelates {
  readonly j: number;
  readonly c: number;
  readonly m: number;
  readonly h: number;
}

const eccentricity = (h: number): number => 0.25 * (Math.cos(h * RADIANS + 2) + 3.8);

/** The chain of CIECAM02 and CAM16, both ways. Odd-symmetric where a response falls below 0, outside the spectrum. */
export const camModel = (definition: CamDefinition) => {
  const view = viewing(definition);
  const n = definition.background / 100;
  const induction = (50000 / 13) * SURROUND.nc * view.nbb;
  const chromaScale = (1.64 - 0.29 ** n) ** 0.73;
  const power = SURROUND.c * view.z;

  const forward = (xyz: Vec3): CamCorrelates => {
    const [r, g, b] = view.respond(xyz);
    const j = 100 * signedPower((2 * r + g + b / 20) / view.whiteResponse, power);
    if (j === 0) return { j: 0, c: 0, m: 0, h: 0 };
    const redGreen = r - (12 * g) / 11 + b / 11;
    const yellowBlue = (r + g - 2 * b) / 9;
    const u = r + g + 1.05 * b + 0.305;
    // Imaginary colours can make u negative: they are placed at the opposite hue, where the way back finds them.
    const h = u < 0 ? hueOf(-redGreen, -yellowBlue) : hueOf(redGreen, yellowBlue);
    const t = (induction * eccentricity(h) * Math.sqrt(redGreen * redGreen + yellowBlue * yellowBlue)) / Math.abs(u);
    const c = t ** 0.9 * chromaScale * Math.sqrt(Math.abs(j) / 100);
    return { j, c, m: c * view.flRoot, h };
  };

  /** XYZ (Y = 1) of lightness, chroma and hue. */
  const inverse = (j: number, c: number, h: number): Vec3 => {
    if (j === 0) return [0, 0, 0];
    const achromatic = view.whiteResponse * signedPower(j / 100, 1 / power);
    const t = signedPower(c / (Math.sqrt(Math.abs(j) / 100) * chromaScale), 1 / 0.9);
    const [cos, sin] = [Math.cos(h * RADIANS), Math.sin(h * RADIANS)];
    const p1 = induction * eccentricity(h);
    // t = p1 r / u with u linear in the achromatic response and in r.
    const radius = (t * (achromatic + 0.305)) / (p1 + (t * (671 * cos + 6588 * sin)) / 1403);
    return view.unrespond(fromOpponent(achromatic, radius * cos, radius * sin));
  };

  return { forward, inverse, flRoot: view.flRoot };
};
