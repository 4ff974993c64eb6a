import type { Vec3 } from '../../color/matrix.ts';
import { type Oklch, oklabToLinear, oklchToOklab } from '../../color/oklab.ts';
import { displayP3 } from '../../color/spaces/display-p3.ts';
import { rampSpace } from '../gradient/interpolation/space.ts';

const EDGE = 1e-6;
const ROUNDS = 16;

/** Display P3 as gradients walk through it: from linear sRGB. */
const space = rampSpace(displayP3);
const p3Of = (color: Oklch): Vec3 => space.fromLinear(oklabToLinear(oklchToOklab(color)));

const isInside = (channels: Vec3): boolean => channels.every((v) => v >= -EDGE && v <= 1 + EDGE);

/** `color(display-p3 r g b)` of an OKLCH colour, with as much of its chroma as Display P3 has. */
export const p3Text = (color: Oklch): string => {
  let [low, high] = [0, 1];
  if (!isInside(p3Of(color)))
    for (let round = 0; round < ROUNDS; round += 1) {
      const t = (low + high) / 2;
      if (isInside(p3Of({ ...color, c: color.c * t }))) low = t;
      else high = t;
    }
  else low = 1;
  const channels = p3Of({ ...color, c: color.c * low }).map((v) => Number(Math.min(1, Math.max(0, v)).toFixed(4)));
  return `color(display-p3 ${channels.join(' ')})`;
};
