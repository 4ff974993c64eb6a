import { LINEAR_8BIT, srgbDecode } from '../../color/transfer.ts';

// A value on a grid of 2^-36 does not depend on the last bits of a power function; a test holds that none of these
// lies near enough to the middle between two grid points to be rounded either way.
const GRID = 2 ** 36;
const onGrid = (v: number): number => Math.floor(v * GRID + 0.5) / GRID;

/** Linear light of the 256 channel values, within 8e-12 of the exact figure and the same on every machine. */
export const LINEAR: Float64Array = LINEAR_8BIT.map(onGrid);

/** The linear value from which on a channel rounds to v (index v), and 2 behind the last. */
const FROM = Float64Array.from({ length: 257 }, (_, v) => onGrid(srgbDecode((v - 0.5) / 255)));
FROM[0] = 0;
FROM[256] = 2;

const BUCKETS = 4096;
const LOWEST = (() => {
  const lowest = new Uint8Array(BUCKETS + 1);
  let byte = 0;
  for (let i = 0; i <= BUCKETS; i += 1) {
    while (i / BUCKETS >= FROM[byte + 1]!) byte += 1;
    lowest[i] = byte;
  }
  return lowest;
})();

/** Linear light to the nearest channel value; what is outside 0..1 is clipped. */
export const toByte = (linear: number): number => {
  if (linear <= 0) return 0;
  if (linear >= 1) return 255;
  const byte = LOWEST[(linear * BUCKETS) | 0]!;
  return linear >= FROM[byte + 1]! ? byte + 1 : byte;
};

export const packRgb = (r: number, g: number, b: number): number => (r << 16) | (g << 8) | b;

/** `#rrggbb` of a packed colour. */
export const hexOf = (packed: number): string => `#${packed.toString(16).padStart(6, '0')}`;
