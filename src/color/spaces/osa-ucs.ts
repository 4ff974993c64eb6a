import { invert, type Mat3, transform, type Vec3 } from '../matrix.ts';
import { type ColorSpace, channel, published } from './space.ts';

const XYZ_TO_CONES: Mat3 = [
  [0.799, 0.4194, -0.1648],
  [-0.4493, 1.3265, 0.0927],
  [-0.1149, 0.3394, 0.717],
];
const CONES_TO_XYZ = invert(XYZ_TO_CONES);
const [J, G] = [
  [1.7, 8, -9.7],
  [-13.7, 17.7, -4],
] as const;

/** Luminance 0..100 corrected for the Helmholtz-Kohlrausch effect. Semmelroth's polynomial, as MacAdam 1974 has it. */
const effectiveLuminance = (xyz: Vec3): number => {
  const sum = xyz[0] + xyz[1] + xyz[2];
  if (sum === 0) return 0;
  const [x, y] = [xyz[0] / sum, xyz[1] / sum];
  return xyz[1] * (4.4934 * x * x + 4.3034 * y * y - 4.276 * x * y - 1.3744 * x - 2.5643 * y + 1.8103);
};

/** Lightness scale Lambda of the cube root of the effective luminance. Rises everywhere. */
const scaleOf = (root: number): number => 5.9 * (root - 2 / 3 + 0.042 * Math.cbrt(root ** 3 - 30));

/** The root at which a rising function passes 0 between two points, to the last bit of a double. */
const bisect = (f: (v: number) => number, from: number, to: number): number => {
  let [low, high] = [from, to];
  for (let step = 0; step < 120; step += 1) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (f(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

const SCAN = 400;

/** Cones at the third root `s`, given the two opponent equations j and g in cube roots. */
const conesAt = (s: number, j: number, g: number): Vec3 => {
  const [p, q] = [j - J[2] * s, g - G[2] * s];
  const determinant = J[0] * G[1] - J[1] * G[0];
  return [(p * G[1] - q * J[1]) / determinant, (J[0] * q - G[0] * p) / determinant, s];
};

const cube = (roots: Vec3): Vec3 => [roots[0] ** 3, roots[1] ** 3, roots[2] ** 3];

/**
 * XYZ (0..100) of opponent equations and effective luminance: a root in one variable, the third cone (Schloemer 2019,
 * arXiv:1911.08323). All sign changes on a scan are refined; the one whose tristimulus values are physical is taken,
 * of several the one nearest to neutral.
 */
const solve = (luminance: number, j: number, g: number): Vec3 => {
  const error = (s: number): number => effectiveLuminance(transform(CONES_TO_XYZ, cube(conesAt(s, j, g)))) - luminance;
  const reach = 3 * Math.cbrt(Math.abs(luminance)) + Math.abs(j) + Math.abs(g);
  const neutral = Math.cbrt(luminance);
  const candidates: { xyz: Vec3; distance: number }[] = [];
  let previous = -reach;
  let before = error(previous);
  for (let i = 1; i <= SCAN; i += 1) {
    const s = -reach + (2 * reach * i) / SCAN;
    const now = error(s);
    if (before < 0 !== now < 0) {
      const rising = before < 0 ? error : (v: number) => -error(v);
      const root = bisect(rising, previous, s);
      const xyz = transform(CONES_TO_XYZ, cube(conesAt(root, j, g)));
      const unphysical = Math.min(xyz[0], xyz[1], xyz[2]) < -1e-6 * reach ** 3 ? 1e6 : 0;
      if (Math.abs(error(root)) < 1e-6 * Math.abs(luminance))
        candidates.push({ xyz, distance: unphysical + Math.abs(root - neutral) });
    }
    [previous, before] = [s, now];
  }
  return candidates.sort((a, b) => a.distance - b.distance)[0]?.xyz ?? [0, 0, 0];
};

/** OSA-UCS: lightness L, yellowness j, greenness g. */
export const osaUcs = {
  id: 'osa-ucs',
  name: 'OSA-UCS',
  category: 'order',
  channels: [
    channel('l', 'Lightness', -13.51, 7.14),
    channel('j', 'Yellowness', -19, 109),
    channel('g', 'Greenness', -18, 60),
  ],
  base: 'xyz-d65',
  white: 'D65',
  ...published(1974, 'MacAdam 1974, Uniform color scales, JOSA 64(12); Cao et al. 2013'),
  inverse: 'numeric',
  roundTrip: 1e-9,
  note: 'Defined for the 10 degree observer; used with 2 degree XYZ here, as usual in software. Near black, j and g tend to infinity. The inverse holds for real colours.',
  matrices: [{ name: 'XYZ to cones', rows: XYZ_TO_CONES }],
  fromBase: (v) => {
    const xyz: Vec3 = [100 * v[0], 100 * v[1], 100 * v[2]];
    const root = Math.cbrt(effectiveLuminance(xyz));
    const scale = scaleOf(root);
    const chroma = scale / (5.9 * (root - 2 / 3));
    const cones = transform(XYZ_TO_CONES, xyz);
    const [r, g, b] = [Math.cbrt(cones[0]), Math.cbrt(cones[1]), Math.cbrt(cones[2])];
    return [
      (scale - 14.4) / Math.SQRT2,
      chroma * (J[0] * r + J[1] * g + J[2] * b),
      chroma * (G[0] * r + G[1] * g + G[2] * b),
    ];
  },
  toBase: (c) => {
    const scale = c[0]! * Math.SQRT2 + 14.4;
    const root = bisect((v) => scaleOf(v) - scale, -10, 20);
    const chroma = scale / (5.9 * (root - 2 / 3));
    const luminance = root ** 3;
    if (Math.abs(luminance) < 1e-12 && c[1] === 0 && c[2] === 0) return [0, 0, 0];
    const [x, y, z] = solve(luminance, c[1]! / chroma, c[2]! / chroma);
    return [x / 100, y / 100, z / 100];
  },
} as const satisfies ColorSpace;
