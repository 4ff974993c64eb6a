import { RADIANS } from '../hue.ts';
import { type Mat3, multiply } from '../matrix.ts';
import { lumaChannels, lumaMatrix, lumaSpace } from './luma.ts';
import { published } from './space.ts';

const note = "From sRGB R'G'B' unchanged, full range, with the luma of BT.601.";
const YUV_MATRIX = lumaMatrix(0.299, 0.114, 0.492111, 0.877283);

/** Y'UV of PAL and composite NTSC: y 0..1, u about -0.436..0.436, v about -0.615..0.615. */
export const yuv = lumaSpace('yuv', "Y'UV (PAL/NTSC)", {
  channels: lumaChannels(['u', 'U', 0.436], ['v', 'V', 0.615]),
  matrix: YUV_MATRIX,
  ...published(1967, 'SMPTE 170M-2004'),
  note,
});

const [COS, SIN] = [Math.cos(33 * RADIANS), Math.sin(33 * RADIANS)];
/** I and Q: the colour plane of Y'UV turned by 33 degrees, I first. */
const TURN: Mat3 = [
  [1, 0, 0],
  [0, -SIN, COS],
  [0, COS, SIN],
];

/** Y'IQ of NTSC: y 0..1, i about -0.596..0.596, q about -0.523..0.523. */
export const yiq = lumaSpace('yiq', "Y'IQ (NTSC)", {
  channels: lumaChannels(['i', 'In phase', 0.596], ['q', 'Quadrature', 0.523]),
  matrix: multiply(TURN, YUV_MATRIX),
  ...published(1953, "FCC 1953; SMPTE 170M-2004, as Y'UV turned by 33 degrees"),
  note,
});

/** Y'DbDr of SECAM: y 0..1, db and dr -1.333..1.333. */
export const ydbdr = lumaSpace('ydbdr', "Y'DbDr (SECAM)", {
  channels: lumaChannels(['db', 'Db', 1.33343], ['dr', 'Dr', 1.333302]),
  matrix: lumaMatrix(0.299, 0.114, 1.505, -1.902),
  ...published(1967, 'ITU-R BT.470-6'),
  note,
});

/** YCoCg: y 0..1, co and cg -0.5..0.5. */
export const ycocg = lumaSpace('ycocg', 'YCoCg', {
  channels: lumaChannels(['co', 'Orange', 0.5], ['cg', 'Green', 0.5]),
  matrix: [
    [0.25, 0.5, 0.25],
    [0.5, 0, -0.5],
    [-0.25, 0.5, -0.25],
  ],
  ...published(2003, 'Malvar and Sullivan 2003, YCoCg-R (JVT-I014r3); ITU-T H.273'),
  note: "From unchanged sRGB R'G'B'; channels in the order Y, Co, Cg.",
});
