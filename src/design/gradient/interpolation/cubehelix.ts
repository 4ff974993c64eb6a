import { isInside } from '../../../color/gamut-map.ts';
import type { Vec3 } from '../../../color/matrix.ts';
import { srgbDecode, srgbEncode } from '../../../color/transfer.ts';
import type { RampSpace } from './space.ts';

const [A, B, C, D, E] = [-0.14861, 1.78277, -0.29227, -0.90649, 1.97294];
const [ED, EB, BC_DA] = [E * D, E * B, B * C - D * A];
const DEGREES = 180 / Math.PI;
/** Direction of hue 0: red is then near 0, as Bostock turns the helix of Green. */
const START = 120;

const toLinear = ([h, s, l]: Vec3): Vec3 => {
  const angle = (h + START) / DEGREES;
  const amplitude = s * l * (1 - l);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    srgbDecode(l + amplitude * (A * cos + B * sin)),
    srgbDecode(l + amplitude * (C * cos + D * sin)),
    srgbDecode(l + amplitude * (E * cos)),
  ];
};

/** A point of the helix drawn towards the grey axis where it leaves the gamut: lightness is not touched, so it never turns white. */
export const insideHelix = ([h, s, l]: Vec3): Vec3 => {
  const whole = toLinear([h, s, l]);
  if (isInside(whole)) return whole;
  let [low, high] = [0, 1];
  for (let round = 0; round < 14; round += 1) {
    const t = (low + high) / 2;
    if (isInside(toLinear([h, s * t, l]))) low = t;
    else high = t;
  }
  return toLinear([h, s * low, l]);
};

/**
 * Cubehelix as a space: hue in degrees, saturation, lightness 0..1 of encoded sRGB. Green 2011 gives the helix; the
 * coordinates are those of d3-color.
 */
export const cubehelix: RampSpace = {
  id: 'cubehelix',
  name: 'Cubehelix',
  hue: 0,
  fromLinear: (linear) => {
    const [r, g, b] = [srgbEncode(linear[0]), srgbEncode(linear[1]), srgbEncode(linear[2])];
    const l = (BC_DA * b + ED * r - EB * g) / (BC_DA + ED - EB);
    const bl = b - l;
    const k = (E * (g - l) - C * bl) / D;
    const room = E * l * (1 - l);
    const s = room > 1e-12 ? Math.sqrt(k * k + bl * bl) / room : 0;
    return [s > 1e-9 ? (Math.atan2(k, bl) * DEGREES - START + 720) % 360 : 0, s, l];
  },
  toLinear,
  isPowerless: ([, s]) => s < 1e-6,
  inward: insideHelix,
};
