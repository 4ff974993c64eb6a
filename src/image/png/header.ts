import { crc32 } from 'node:zlib';
import { invalid } from '../../errors/refusal.ts';

/** What the IHDR chunk says. */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  /** Bits a sample: 1, 2, 4, 8 or 16. */
  readonly depth: number;
  readonly color: ColorType;
  readonly interlaced: boolean;
}

/** Colour types of ISO/IEC 15948 (PNG, third edition) 11.2.1: samples a pixel and the depths that each allows. */
const COLOR_TYPES = {
  0: { name: 'grey', samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { name: 'rgb', samples: 3, depths: [8, 16] },
  3: { name: 'palette', samples: 1, depths: [1, 2, 4, 8] },
  4: { name: 'grey-alpha', samples: 2, depths: [8, 16] },
  6: { name: 'rgba', samples: 4, depths: [8, 16] },
} as const;
type ColorType = (typeof COLOR_TYPES)[keyof typeof COLOR_TYPES];

export const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Signature, and the whole IHDR chunk: length, type, 13 bytes, checksum. */
const HEADER_BYTES = 33;

const OTHERS: readonly (readonly [name: string, at: number, opening: string])[] = [
  ['a JPEG', 0, '\xff\xd8\xff'],
  ['a GIF', 0, 'GIF8'],
  ['a WebP', 8, 'WEBP'],
  ['a BMP', 0, 'BM'],
  ['a TIFF', 0, 'II*\0'],
  ['a TIFF', 0, 'MM\0*'],
  ['an AVIF or HEIF', 4, 'ftyp'],
  ['a JPEG XL', 0, '\xff\x0a'],
  ['a PDF', 0, '%PDF'],
  ['an SVG or XML document', 0, '<'],
];

const notPng = (bytes: Buffer, field: string) => {
  const opening = bytes.toString('latin1', 0, 16);
  const kind = OTHERS.find(([, at, text]) => opening.startsWith(text, at))?.[0];
  return invalid(field, `${kind ? `is ${kind}` : 'is not a PNG'}; only PNG is accepted`);
};

/** Reads and judges the first 33 bytes of a PNG: nothing is decoded before this has passed. */
export const readHeader = (bytes: Buffer, field: string): PngHeader => {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) throw notPng(bytes, field);
  const broken = (what: string) => invalid(field, `is not a valid PNG: ${what}`);
  if (bytes.length < HEADER_BYTES) throw broken(`it ends after ${bytes.length} bytes, inside its header`);
  if (bytes.readUInt32BE(8) !== 13 || bytes.toString('latin1', 12, 16) !== 'IHDR')
    throw broken('its first chunk is not the header (IHDR)');
  if (crc32(bytes.subarray(12, 29)) !== bytes.readUInt32BE(29)) throw broken('the checksum of its header is wrong');
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (!width || !height || width > 0x7fffffff || height > 0x7fffffff)
    throw broken(`its size is ${width} x ${height} pixels`);
  const [depth, type, compression, filter, interlace] = bytes.subarray(24, 29);
  const color = COLOR_TYPES[type as keyof typeof COLOR_TYPES] as ColorType | undefined;
  if (!color || !(color.depths as readonly number[]).includes(depth!))
    throw broken(`colour type ${type} with ${depth} bits per sample does not exist`);
  if (compression !== 0 || filter !== 0 || interlace! > 1)
    throw broken(`compression ${compression}, filter ${filter}, interlace ${interlace} does not exist`);
  return { width, height, depth: depth!, color, interlaced: interlace === 1 };
};
