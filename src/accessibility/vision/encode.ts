import { srgbDecode, srgbEncode } from '../../color/transfer.ts';

const BUCKETS = 4096;

/** The linear value from which on a channel rounds to byte v (index v), and 2 behind the last. */
const FROM = /* @__PURE__ */ Float64Array.from({ length: 257 }, (_, v) => srgbDecode((v - 0.5) / 255));
FROM[0] = 0;
FROM[256] = 2;

const roundedByte = (linear: number): number => Math.floor(255 * srgbEncode(linear) + 0.5);

/** The byte of the lower end of each bucket. No bucket holds two limits: these are 3.0e-4 apart or more, a bucket 2.4e-4. */
const LOWEST = /* @__PURE__ */ Uint8Array.from({ length: BUCKETS + 1 }, (_, i) => roundedByte(i / BUCKETS));

/** Linear light 0..1 to the nearest byte of sRGB: floor(255 encode(v) + 0.5), looked up instead of computed. */
export const encodeByte = (linear: number): number => {
  const byte = LOWEST[(linear * BUCKETS) | 0]!;
  return linear >= FROM[byte + 1]! ? byte + 1 : byte;
};
