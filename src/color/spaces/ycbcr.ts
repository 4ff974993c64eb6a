import { invert, transform } from '../matrix.ts';
import { lumaChannels, lumaMatrix, lumaSpace } from './luma.ts';
import { rec2020 } from './rec2020.ts';
import { type ColorSpace, overLinearSrgb, published } from './space.ts';

const channels = lumaChannels(['cb', 'Cb', 0.5], ['cr', 'Cr', 0.5]);
const note = "Full range in floating point, from unchanged sRGB R'G'B'; full swing, not quantised.";

/** Both colour differences reach 0.5 at full blue and full red. */
const ycbcrMatrix = (kr: number, kb: number) => lumaMatrix(kr, kb, 0.5 / (1 - kb), 0.5 / (1 - kr));

/** Y'CbCr with the luma of BT.601, as in JPEG. */
export const ycbcr601 = lumaSpace('ycbcr-601', "Y'CbCr BT.601 (JFIF)", {
  channels,
  matrix: ycbcrMatrix(0.299, 0.114),
  ...published(1982, 'ITU-R BT.601-7; JFIF 1.02 (ITU-T T.871)'),
  note,
});

/** Y'CbCr with the luma of BT.709. */
export const ycbcr709 = lumaSpace('ycbcr-709', "Y'CbCr BT.709", {
  channels,
  matrix: ycbcrMatrix(0.2126, 0.0722),
  ...published(1990, 'ITU-R BT.709-6'),
  note,
});

const MATRIX_2020 = ycbcrMatrix(0.2627, 0.0593);
const INVERSE_2020 = invert(MATRIX_2020);

/** Y'CbCr of BT.2020 with non-constant luminance, over display-referred BT.2020 R'G'B'. */
export const ycbcr2020: ColorSpace & { readonly id: 'ycbcr-2020' } = {
  ...overLinearSrgb('ycbcr-2020', "Y'CbCr BT.2020 (NCL)", 'video'),
  channels,
  ...published(2012, 'ITU-R BT.2020-2, non-constant luminance'),
  note: "Full range in floating point, from BT.2020 R'G'B' with gamma 2.4; not quantised.",
  ...(rec2020.primaries ? { primaries: rec2020.primaries } : {}),
  ...(rec2020.transfer ? { transfer: rec2020.transfer } : {}),
  matrices: [
    { name: "R'G'B' (BT.2020) to Y'CbCr", rows: MATRIX_2020 },
    { name: "Y'CbCr to R'G'B' (BT.2020)", rows: INVERSE_2020 },
  ],
  fromBase: (v, white) => {
    const rgb = rec2020.fromBase(v, white);
    return transform(MATRIX_2020, [rgb[0]!, rgb[1]!, rgb[2]!]);
  },
  toBase: (c, white) => rec2020.toBase(transform(INVERSE_2020, [c[0]!, c[1]!, c[2]!]), white),
};
