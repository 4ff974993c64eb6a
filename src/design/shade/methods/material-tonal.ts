import { isInside } from '../../../color/gamut-map.ts';
import type { Vec3 } from '../../../color/matrix.ts';
import { transform } from '../../../color/matrix.ts';
import { SRGB_TO_XYZ, XYZ_TO_SRGB } from '../../../color/primaries.ts';
import { hct, seekTone } from '../../../color/spaces/hct.ts';
import { fromLinear, toLinear } from '../../../color/transfer.ts';
import { linspace } from '../curve.ts';
import type { ShadeMethod } from '../method.ts';

const TONES = [99, 95, 90, 80, 70, 60, 50, 40, 30, 20, 10];

const linearOf = (h: number, c: number, tone: number): Vec3 => transform(XYZ_TO_SRGB, hct.toBase([h, c, tone]));

/** The colour of this hue and tone with the wanted chroma, or with as much of it as sRGB has (to 0.05). */
const colorOf = (h: number, wanted: number, tone: number): Vec3 => {
  const whole = linearOf(h, wanted, tone);
  if (isInside(whole)) return whole;
  const xyzAt = seekTone(h, tone);
  let [low, high] = [0, wanted];
  while (high - low > 0.05) {
    const c = (low + high) / 2;
    if (isInside(transform(XYZ_TO_SRGB, xyzAt(c)))) low = c;
    else high = c;
  }
  return linearOf(h, low, tone);
};

/** Tonal palette of Material Design 3: hue and chroma of the base in HCT at fixed tones. */
export const materialTonal = {
  id: 'material_tonal',
  name: 'Material tonal palette',
  description:
    'Hue and chroma of the base in HCT (CAM16 and L*) at the tones 99, 95, 90, 80 ... 10; other numbers of steps run evenly from tone 98 to 8. Chroma is reduced where it exceeds sRGB. The base itself is not a step.',
  reference: 'Material Design 3, Material Color Utilities: TonalPalette; Li et al. 2017 (CAM16)',
  keeps_base: false,
  scale: (base, steps) => {
    const [h, c] = hct.fromBase(transform(SRGB_TO_XYZ, toLinear(base))) as readonly number[];
    const tones = steps === TONES.length ? TONES : linspace(98, 8, steps);
    return { colors: tones.map((tone) => fromLinear(colorOf(h!, c!, tone))), baseAt: null };
  },
} satisfies ShadeMethod;
