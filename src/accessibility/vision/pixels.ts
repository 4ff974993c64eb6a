import { LINEAR_8BIT } from '../../color/linear-8bit.ts';
import { encodeByte } from './encode.ts';
import type { Simulation } from './simulation.ts';

/** Replaces the pixels of an image, four bytes each, by what is seen; alpha stays. */
export const simulatePixels = (simulation: Simulation, data: Uint8ClampedArray): void => {
  const { near, far, normal } = simulation;
  const [n0, n1, n2] = normal ?? [0, 0, 0];
  const flat = (m: typeof near) => Float64Array.from(m.flat());
  const [above, below] = [flat(near), flat(far)];
  let last = -1;
  let [r8, g8, b8] = [0, 0, 0];
  for (let i = 0; i < data.length; i += 4) {
    const code = (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!;
    if (code !== last) {
      last = code;
      const r = LINEAR_8BIT[data[i]!]!;
      const g = LINEAR_8BIT[data[i + 1]!]!;
      const b = LINEAR_8BIT[data[i + 2]!]!;
      const m = n0 * r + n1 * g + n2 * b < 0 ? below : above;
      const r1 = m[0]! * r + m[1]! * g + m[2]! * b;
      const g1 = m[3]! * r + m[4]! * g + m[5]! * b;
      const b1 = m[6]! * r + m[7]! * g + m[8]! * b;
      r8 = encodeByte(Math.min(1, Math.max(0, r1)));
      g8 = encodeByte(Math.min(1, Math.max(0, g1)));
      b8 = encodeByte(Math.min(1, Math.max(0, b1)));
    }
    data[i] = r8;
    data[i + 1] = g8;
    data[i + 2] = b8;
  }
};
