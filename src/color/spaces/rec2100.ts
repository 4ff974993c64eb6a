import { invert, type Mat3, multiply, transform } from '../matrix.ts';
import { SRGB_TO_XYZ, XYZ_TO_SRGB } from '../primaries.ts';
import { D65 } from '../white.ts';
import { MEDIA_WHITE, PQ, pqDecode, pqEncode } from './pq.ts';
import { BT2020_PRIMARIES } from './rec2020.ts';
import { linearToXyzD65, rgbSpace } from './rgb-space.ts';
import { type ColorSpace, channel, overLinearSrgb, published, type Transfer } from './space.ts';
import { LINEAR } from './transfers.ts';

const [HLG_A, HLG_B, HLG_C, HLG_SCALE] = [0.17883277, 0.28466892, 0.55991073, 3.7743];

/** PQ of linear light whose 1 is the media white. */
const PQ_TRANSFER: Transfer = {
  id: 'pq',
  text: 'ST 2084 of 203 L cd/m2: V = ((c1 + c2 y^m1) / (1 + c3 y^m1))^m2 with y = 203 L / 10000; odd-symmetric below 0',
  parameters: { ...PQ, white_cd_m2: MEDIA_WHITE },
  encode: (v) => pqEncode(MEDIA_WHITE * v),
  decode: (v) => pqDecode(v) / MEDIA_WHITE,
};

const HLG_TRANSFER: Transfer = {
  id: 'hlg',
  text: 'With E = L / 3.7743: V = sqrt(3 E) where E <= 1/12, else a ln(12 E - b) + c; odd-symmetric below 0; no OOTF',
  parameters: { a: HLG_A, b: HLG_B, c: HLG_C, scale: HLG_SCALE, linear_break: 1 / 12, code_break: 0.5 },
  encode: (v) => {
    const e = Math.abs(v) / HLG_SCALE;
    const code = e <= 1 / 12 ? Math.sqrt(3 * e) : HLG_A * Math.log(12 * e - HLG_B) + HLG_C;
    return v < 0 ? -code : code;
  },
  decode: (v) => {
    const code = Math.abs(v);
    const e = code <= 0.5 ? (code * code) / 3 : (Math.exp((code - HLG_C) / HLG_A) + HLG_B) / 12;
    return v < 0 ? -e * HLG_SCALE : e * HLG_SCALE;
  },
};

const shared = {
  category: 'hdr',
  primaries: BT2020_PRIMARIES,
  white: 'D65',
  whitePoint: D65,
} as const;

/** BT.2100 in linear light: r, g, b with 1 at media white. */
export const rec2100Linear = rgbSpace({
  ...shared,
  id: 'rec2100-linear',
  name: 'BT.2100 linear',
  transfer: LINEAR,
  ...published(2016, 'ITU-R BT.2100-3; CSS Color HDR'),
  note: '1 is media white (203 cd/m2); highlights lie above it.',
});

/** BT.2100 PQ: r, g, b 0..1, media white at 0.58069. */
export const rec2100Pq = rgbSpace({
  ...shared,
  id: 'rec2100-pq',
  name: 'BT.2100 PQ',
  transfer: PQ_TRANSFER,
  ...published(2014, 'SMPTE ST 2084:2014; ITU-R BT.2100-3; CSS Color HDR'),
  note: 'Absolute: media white is 203 cd/m2 (BT.2408).',
});

/** BT.2100 HLG: r, g, b 0..1, media white at 0.75. */
export const rec2100Hlg = rgbSpace({
  ...shared,
  id: 'rec2100-hlg',
  name: 'BT.2100 HLG',
  transfer: HLG_TRANSFER,
  ...published(2015, 'ARIB STD-B67; ITU-R BT.2100-3; CSS Color HDR'),
  note: 'Camera curve only, without the system gamma of a display.',
});

const per4096 = (rows: Mat3): Mat3 => {
  const scale = ([a, b, c]: Mat3[number]): Mat3[number] => [a / 4096, b / 4096, c / 4096];
  return [scale(rows[0]), scale(rows[1]), scale(rows[2])];
};
const RGB_TO_LMS = per4096([
  [1688, 2146, 262],
  [683, 2951, 462],
  [99, 309, 3688],
]);
const LMS_TO_ICTCP = per4096([
  [2048, 2048, 0],
  [6610, -13613, 7003],
  [17933, -17390, -543],
]);
const BT2020_TO_XYZ = linearToXyzD65(BT2020_PRIMARIES, D65);
const SRGB_TO_LMS = multiply(RGB_TO_LMS, multiply(invert(BT2020_TO_XYZ), SRGB_TO_XYZ));
const LMS_TO_SRGB = multiply(XYZ_TO_SRGB, multiply(BT2020_TO_XYZ, invert(RGB_TO_LMS)));
const ICTCP_TO_LMS = invert(LMS_TO_ICTCP);

/** ICtCp with PQ: i 0..1, ct and cp -0.5..0.5. */
export const ictcp = {
  ...overLinearSrgb('ictcp', 'ICtCp (PQ)', 'hdr'),
  channels: [channel('i', 'Intensity', 0, 1), channel('ct', 'Ct', -0.5, 0.5), channel('cp', 'Cp', -0.5, 0.5)],
  ...published(2016, 'ITU-R BT.2100-3; Dolby white paper 2016'),
  note: 'Absolute: media white is 203 cd/m2. Ct is not halved, unlike in the difference measure ITP.',
  transfer: PQ_TRANSFER,
  matrices: [
    { name: 'linear BT.2020 to LMS', rows: RGB_TO_LMS },
    { name: "L'M'S' to ICtCp", rows: LMS_TO_ICTCP },
  ],
  fromBase: (linear) => {
    const [l, m, s] = transform(SRGB_TO_LMS, linear);
    return transform(LMS_TO_ICTCP, [pqEncode(MEDIA_WHITE * l), pqEncode(MEDIA_WHITE * m), pqEncode(MEDIA_WHITE * s)]);
  },
  toBase: (c) => {
    const [l, m, s] = transform(ICTCP_TO_LMS, [c[0]!, c[1]!, c[2]!]);
    return transform(LMS_TO_SRGB, [pqDecode(l) / MEDIA_WHITE, pqDecode(m) / MEDIA_WHITE, pqDecode(s) / MEDIA_WHITE]);
  },
} as const satisfies ColorSpace;
