import { constants, crc32, deflateSync } from 'node:zlib';
import type { Picture } from '../picture.ts';
import { SIGNATURE } from './header.ts';

/** A chunk with its length and checksum. */
export const chunk = (type: string, data: Uint8Array): Buffer => {
  const out = Buffer.alloc(data.length + 12);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(crc32(out.subarray(4, data.length + 8)), data.length + 8);
  return out;
};

/** The header chunk of a PNG with 8 bits a sample. */
export const header = (width: number, height: number, colorType: number): Buffer => {
  const ihdr = Buffer.alloc(13);
  ihdr.writeUInt32BE(width, 0);
  ihdr.writeUInt32BE(height, 4);
  ihdr.set([8, colorType, 0, 0, 0], 8);
  return chunk('IHDR', ihdr);
};

/** The sRGB chunk, rendering intent 0: says that the samples are sRGB. */
const SRGB = chunk('sRGB', Uint8Array.of(0));

/** A whole file: `extra` chunks stand before the pixels, which are deflated already. */
export const assemble = (ihdr: Buffer, pixels: Buffer, ...extra: readonly Buffer[]): Buffer =>
  Buffer.concat([SIGNATURE, ihdr, SRGB, ...extra, chunk('IDAT', pixels), chunk('IEND', new Uint8Array(0))]);

const isOpaque = (data: Uint8ClampedArray): boolean => {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return false;
  return true;
};

/** The filter of a row: Sub or Up, whichever leaves the smaller differences. */
const filterRow = (
  raw: Uint8Array,
  from: number,
  length: number,
  step: number,
  first: boolean,
  out: Uint8Array,
  to: number,
): void => {
  let [sub, up] = [0, 0];
  for (let i = 0; i < length; i += 1) {
    const v = raw[from + i]!;
    const left = (v - (i < step ? 0 : raw[from + i - step]!)) & 255;
    const above = (v - (first ? 0 : raw[from + i - length]!)) & 255;
    sub += left < 128 ? left : 256 - left;
    up += above < 128 ? above : 256 - above;
  }
  const useUp = !first && up <= sub;
  out[to] = useUp ? 2 : 1;
  const at = to + 1;
  for (let i = 0; i < length; i += 1) {
    if (useUp) out[at + i] = raw[from + i]! - raw[from + i - length]!;
    else out[at + i] = raw[from + i]! - (i < step ? 0 : raw[from + i - step]!);
  }
};

const withoutAlpha = (data: Uint8ClampedArray): Uint8Array => {
  const out = new Uint8Array((data.length / 4) * 3);
  for (let i = 0, o = 0; i < data.length; i += 4, o += 3) {
    out[o] = data[i]!;
    out[o + 1] = data[i + 1]!;
    out[o + 2] = data[i + 2]!;
  }
  return out;
};

/** Encodes an image as a PNG of 8 bits per sample: RGB if every pixel is opaque, else RGBA. */
export const encodePng = ({ width, height, data }: Picture): Buffer => {
  const opaque = isOpaque(data);
  const samples = opaque ? 3 : 4;
  const raw = opaque ? withoutAlpha(data) : new Uint8Array(data.buffer, data.byteOffset, data.length);
  const length = width * samples;
  const filtered = new Uint8Array(height * (length + 1));
  for (let y = 0; y < height; y += 1) filterRow(raw, y * length, length, samples, y === 0, filtered, y * (length + 1));
  return assemble(header(width, height, opaque ? 2 : 6), deflateSync(filtered, { level: 6 }));
};

/**
 * A PNG whose rows are all this one (`row`: red, green, blue of each pixel). Only runs are packed (Z_RLE), never by a
 * hash of earlier bytes, so the file has the same bytes on every processor.
 */
export const encodeRow = (row: Uint8Array, height: number): Buffer => {
  const stream = new Uint8Array(height * (row.length + 1));
  stream[0] = 1;
  for (let i = 0; i < row.length; i += 1) stream[i + 1] = row[i]! - (i < 3 ? 0 : row[i - 3]!);
  // Every later row says "as above": filter Up, and zeros.
  for (let y = 1; y < height; y += 1) stream[y * (row.length + 1)] = 2;
  return assemble(header(row.length / 3, height, 2), deflateSync(stream, { level: 6, strategy: constants.Z_RLE }));
};
