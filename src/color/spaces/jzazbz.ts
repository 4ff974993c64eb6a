import { invert, transform, type Vec3 } from '../matrix.ts';
import { fromJzCones, JZ_OPPONENT, jzMatrices, jzTransfer, toJzCones } from './jz-cones.ts';
import { polarOf } from './polar.ts';
import { MEDIA_WHITE } from './pq.ts';
import { type ColorSpace, type Coordinates, channel, overXyz, published } from './space.ts';

const FROM_OPPONENT = invert(JZ_OPPONENT);
const [D, D0] = [-0.56, 1.6295499532821565e-11];

const fromXyz = (xyz: Vec3): Vec3 => {
  const absolute: Vec3 = [MEDIA_WHITE * xyz[0], MEDIA_WHITE * xyz[1], MEDIA_WHITE * xyz[2]];
  const [i, a, b] = transform(JZ_OPPONENT, toJzCones(absolute));
  return [((1 + D) * i) / (1 + D * i) - D0, a, b];
};

const toXyz = (c: Coordinates): Vec3 => {
  const j = c[0]! + D0;
  const i = j / (1 + D - D * j);
  const [x, y, z] = fromJzCones(transform(FROM_OPPONENT, [i, c[1]!, c[2]!]));
  return [x / MEDIA_WHITE, y / MEDIA_WHITE, z / MEDIA_WHITE];
};

const shared = {
  ...published(
    2017,
    'Safdar et al. 2017, Perceptually uniform color space for image signals including high dynamic range, Opt. Express 25(13); CSS Color HDR',
  ),
  note: 'Absolute: media white is 203 cd/m2. Greys keep az and bz of about -1.6e-4 and -1.2e-4.',
  transfer: jzTransfer(MEDIA_WHITE),
  matrices: jzMatrices(JZ_OPPONENT),
} as const;

/** Jzazbz: jz 0..1 (0.222 at SDR white), az and bz about -0.21..0.21. */
export const jzazbz = {
  ...overXyz('jzazbz', 'JzAzBz', 'hdr'),
  ...shared,
  channels: [channel('jz', 'Lightness', 0, 1), channel('az', 'az', -0.21, 0.21), channel('bz', 'bz', -0.21, 0.21)],
  fromBase: fromXyz,
  toBase: toXyz,
} as const satisfies ColorSpace;

/** JzCzhz, the polar form of Jzazbz. */
export const jzczhz = {
  ...overXyz('jzczhz', 'JzCzHz', 'hdr'),
  ...shared,
  ...polarOf(jzazbz, channel('cz', 'Chroma', 0, 0.26), 4e-4, 'hz'),
} as const satisfies ColorSpace;
