import { srgbEncode } from '../../color/transfer.ts';

const STEPS = 4096;
const ENCODED = Uint8Array.from({ length: STEPS + 1 }, (_, i) => Math.round(255 * srgbEncode(i / STEPS)));

/** Linear light to a byte of an image, clipped; within 1 of the exact encoding. */
export const byteOf = (linear: number): number => ENCODED[Math.min(STEPS, Math.max(0, Math.round(linear * STEPS)))]!;
