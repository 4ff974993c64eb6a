import { hueOf, RADIANS } from '../hue.ts';
import type { Vec3 } from '../matrix.ts';
import { type Channel, type ColorSpace, type Coordinates, hueChannel } from './space.ts';

/** Lightness, a, b to lightness, chroma, hue in degrees. */
export const toPolar = (lab: Coordinates): Vec3 => {
  const [l, a, b] = [lab[0]!, lab[1]!, lab[2]!];
  return [l, Math.sqrt(a * a + b * b), hueOf(a, b)];
};

/** Lightness, chroma, hue in degrees to lightness, a, b. */
export const fromPolar = (lch: Coordinates): Vec3 => {
  const [c, h] = [lch[1]!, lch[2]! * RADIANS];
  return [lch[0]!, c * Math.cos(h), c * Math.sin(h)];
};

type Rectangular = Pick<ColorSpace, 'channels' | 'fromBase' | 'toBase'>;

/** The polar form of a space whose first channel is a lightness; below a chroma of `grey` the hue says nothing. */
export const polarOf = ({ channels, fromBase, toBase }: Rectangular, chroma: Channel, grey: number, hue?: string) => {
  const polar: Rectangular & Pick<ColorSpace, 'hue' | 'isPowerless'> = {
    channels: [channels[0]!, chroma, hueChannel(hue)],
    hue: 2,
    isPowerless: (c) => c[1]! < grey,
    fromBase: (v, white) => toPolar(fromBase(v, white)),
    toBase: (c, white) => toBase(fromPolar(c), white),
  };
  return polar;
};
