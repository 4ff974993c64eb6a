import { hueOf, linearToOklab, OKLMS_TO_OKLAB, oklabToLinear, XYZ_TO_OKLMS } from '../oklab.ts';
import { fromPolar } from './polar.ts';
import { type ColorSpace, channel, hueChannel, overLinearSrgb, published } from './space.ts';

const shared = {
  ...published(
    2020,
    'Ottosson 2020, A perceptual color space for image processing; matrices in the precision of CSS Color 4',
  ),
  matrices: [
    { name: 'XYZ (D65) to cones', rows: XYZ_TO_OKLMS },
    { name: 'cube roots of cones to Lab', rows: OKLMS_TO_OKLAB },
  ],
} as const;

/** Oklab: l 0..1, a and b about -0.4..0.4. */
export const oklab = {
  ...overLinearSrgb('oklab', 'Oklab', 'perceptual'),
  ...shared,
  channels: [channel('l', 'Lightness', 0, 1), channel('a', 'a', -0.4, 0.4), channel('b', 'b', -0.4, 0.4)],
  fromBase: linearToOklab,
  toBase: (c) => oklabToLinear([c[0]!, c[1]!, c[2]!]),
} as const satisfies ColorSpace;

/** OkLCh, the polar form of Oklab. */
export const oklch = {
  ...overLinearSrgb('oklch', 'OkLCh', 'cylindrical'),
  ...shared,
  channels: [channel('l', 'Lightness', 0, 1), channel('c', 'Chroma', 0, 0.4), hueChannel()],
  hue: 2,
  isPowerless: (c) => c[1]! < 4e-4,
  fromBase: (linear) => {
    const lab = linearToOklab(linear);
    const [a, b] = [lab[1], lab[2]];
    return [lab[0], Math.sqrt(a * a + b * b), hueOf(a, b)];
  },
  toBase: (c) => oklabToLinear(fromPolar(c)),
} as const satisfies ColorSpace;
