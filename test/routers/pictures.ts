import { deflateSync } from 'node:zlib';
import { rgb } from '../../src/color/rgb.ts';
import { encodePng } from '../../src/image/png/encode.ts';
import { encodeIndexedPng } from '../../src/image/png/encode-indexed.ts';

/** Bytes as a caller sends them. */
export const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes as string, 'latin1').toString('base64');

const WIDTH = 6;
export const HEIGHT = 4;

/** A picture of two flat halves. */
export const halves = encodePng({
  width: WIDTH,
  height: HEIGHT,
  data: Uint8ClampedArray.from({ length: WIDTH * HEIGHT * 4 }, (_, i) => {
    if (i % 4 === 3) return 255;
    return Math.floor(i / 4) % WIDTH < WIDTH / 2 ? 20 : 240;
  }),
});

/** A PNG whose header claims another size, checksum and all. */
const claiming = (width: number, height: number): Buffer => {
  const whole = encodeIndexedPng({ width: 1, height: 1, palette: [rgb('#000000')], pixels: new Uint8Array(1) });
  const huge = Buffer.from(whole);
  huge.writeUInt32BE(width, 16);
  huge.writeUInt32BE(height, 20);
  let crc = ~0;
  for (const byte of huge.subarray(12, 29)) {
    crc ^= byte;
    for (let k = 0; k < 8; k += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  huge.writeUInt32BE(~crc >>> 0, 29);
  return huge;
};
/** The picture with one bit wrong. */
const flipped = (at: number): Buffer => {
  const bytes = Buffer.from(halves);
  bytes[at] = bytes[at]! ^ 1;
  return bytes;
};

/** What is no picture, by name. */
export const NO_PICTURES: readonly (readonly [string, string])[] = [
  ['a JPEG', base64('\xff\xd8\xff\xe0\0\x10JFIF\0')],
  ['a GIF', base64('GIF89a\x01\0\x01\0')],
  ['text', base64('hello')],
  ['no base64', '*** no image ***'],
  ['nothing', ''],
  ['a file that ends too soon', halves.subarray(0, halves.length - 20).toString('base64')],
  ['a broken header', flipped(17).toString('base64')],
  ['broken data', flipped(halves.length - 20).toString('base64')],
  ['a tiny file that claims to be huge', claiming(100_000, 100_000).toString('base64')],
  ['a tiny file that claims to be within the limit', claiming(1200, 1200).toString('base64')],
  ['deflated zeros without end', base64(deflateSync(new Uint8Array(1 << 20)).toString('latin1'))],
  ['another prefix', `data:image/jpeg;base64,${halves.toString('base64')}`],
];
