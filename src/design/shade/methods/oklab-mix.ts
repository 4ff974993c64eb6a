import type { Vec3 } from '../../../color/matrix.ts';
import { oklabToLinear, toOklab } from '../../../color/oklab.ts';
import { fromLinear } from '../../../color/transfer.ts';
import { linspace, nearest } from '../curve.ts';
import { type ShadeMethod, withBase } from '../method.ts';

const [MOST_WHITE, MOST_BLACK] = [0.92, 0.82];

const mixed = ([l, a, b]: Vec3, end: number, weight: number) =>
  fromLinear(oklabToLinear([l + (end - l) * weight, a * (1 - weight), b * (1 - weight)]));

/** The base mixed with white on one side and black on the other. */
export const oklabMix = {
  id: 'oklab_mix',
  name: 'Tints and shades in Oklab',
  description:
    'The base mixed in Oklab with white (up to 92 %) and with black (up to 82 %), in even steps on either side.',
  reference: 'Ottosson 2020 (Oklab); color-mix() of CSS Color 5',
  keeps_base: true,
  scale: (base, steps, { at: wanted } = {}) => {
    const lab = toOklab(base);
    const at = wanted ?? nearest(linspace(0.975, 0.2, steps), lab[0]);
    const colors = Array.from({ length: steps }, (_, i) =>
      i <= at
        ? mixed(lab, 1, at ? (MOST_WHITE * (at - i)) / at : 0)
        : mixed(lab, 0, (MOST_BLACK * (i - at)) / (steps - 1 - at)),
    );
    return withBase(colors, base, at);
  },
} satisfies ShadeMethod;
