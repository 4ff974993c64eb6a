import { inflateSync } from 'node:zlib';
import { invalid } from '../../errors/refusal.ts';
import { releaseMemory } from '../../runtime/release-memory.ts';
import { MAX_PIXELS, type Picture } from '../picture.ts';
import { imageBytes, type SentImage } from '../sent.ts';
import { type PngContents, readChunks } from './chunks.ts';
import { type PngHeader, readHeader } from './header.ts';
import { passesOf, rowBytes, streamBytes } from './passes.ts';
import { rowWriter } from './samples.ts';
import { pixelsInHeader } from './size.ts';
import { unfilter } from './unfilter.ts';

/** Deflate cannot pack more than this many bytes into one (RFC 1951: 258 bytes in two bits). */
const MOST_DEFLATED = 1032;

/** What is smaller is left to the collector, and may share its memory. */
const LARGE = 1024 * 1024;

const release = (bytes: ArrayBufferView): void => {
  if (bytes.buffer.byteLength >= LARGE) releaseMemory(bytes);
};

/** The pixel stream, inflated to exactly the length that the header promises; memory is bounded by it. */
const inflate = (idat: readonly Buffer[], header: PngHeader, field: string): Buffer => {
  const broken = (what: string) => invalid(field, `is not a valid PNG: ${what}`);
  const packed = idat.length === 1 ? idat[0]! : Buffer.concat(idat);
  const wanted = streamBytes(header);
  const size = `${header.width} x ${header.height} pixels`;
  if (packed.length * MOST_DEFLATED < wanted) throw broken(`${packed.length} bytes of data cannot contain ${size}`);
  let pixels: Buffer;
  try {
    // One byte more than is wanted: a chunk that is full makes zlib allocate another.
    pixels = inflateSync(packed, { maxOutputLength: wanted, chunkSize: Math.max(64, wanted + 1) });
  } catch (thrown) {
    const { code } = thrown as { code?: string };
    if (code === 'ERR_BUFFER_TOO_LARGE') throw broken(`its data contains more than ${size}`);
    throw broken('its data cannot be decompressed');
  } finally {
    if (idat.length > 1) release(packed);
  }
  if (pixels.length < wanted) throw broken(`its data contains less than ${size}`);
  return pixels;
};

/** Pixels of an inflated stream. Refuses rows that no PNG has. */
const pixelsOf = (stream: Buffer, header: PngHeader, contents: PngContents, field: string): Picture => {
  const { width, height } = header;
  const data = new Uint8ClampedArray(width * height * 4);
  const write = rowWriter(header, contents);
  const step = Math.max(1, (header.depth * header.color.samples) >> 3);
  let at = 0;
  for (const pass of passesOf(header)) {
    const length = rowBytes(header, pass.width);
    if (!unfilter(stream, at, pass.height, length, step))
      throw invalid(field, 'is not a valid PNG: a row has an unknown filter');
    for (let row = 0; row < pass.height; row += 1) {
      const from = at + row * (length + 1) + 1;
      const to = ((pass.y + row * pass.dy) * width + pass.x) * 4;
      if (!write(stream, from, pass.width, data, to, pass.dx * 4))
        throw invalid(field, 'is not a valid PNG: a pixel refers to a colour that is not in the palette');
    }
    at += pass.height * (length + 1);
  }
  return { width, height, data };
};

/** Pixels of PNG bytes; see `decodePng`. `releases` gives the memory of the bytes back as soon as they are inflated. */
export const decodePngBytes = (
  bytes: Buffer,
  { maxPixels = MAX_PIXELS.default as number, field = 'image', releases = false } = {},
): Picture => {
  const header = readHeader(bytes, field);
  const { width, height } = header;
  if (width * height > maxPixels)
    throw invalid(field, `is ${width} x ${height} = ${width * height} pixels; maxPixels allows ${maxPixels}`);
  const { idat, palette, transparency } = readChunks(bytes, header, field);
  const stream = inflate(idat, header, field);
  // Both are short, and views of the bytes.
  const contents = {
    idat: [],
    palette: palette && Buffer.from(palette),
    transparency: transparency && Buffer.from(transparency),
  };
  if (releases) release(bytes);
  try {
    return pixelsOf(stream, header, contents, field);
  } finally {
    release(stream);
  }
};

/**
 * Pixels of a PNG in base64 (`data:image/png;base64,` may stand before it), or as it was sent. Every kind of PNG is read: grey, palette,
 * 16 bits (rounded to 8), transparent, interlaced. Colour profiles and gamma chunks are passed over: samples are sRGB.
 *
 * The text comes from strangers: type and size are judged from the first 33 bytes, inflating stops at the length these
 * promise, every checksum counts. Rejects INVALID_INPUT about `field` if the bytes are not a PNG, are broken, or are over `maxPixels`.
 * Large bytes that were sent are empty afterwards: their memory is given back step by step, whatever comes of them.
 */
export const decodePng = (image: SentImage, options: { maxPixels?: number; field?: string } = {}): Picture => {
  const field = options.field ?? 'image';
  let bytes: Buffer | undefined;
  try {
    pixelsInHeader(image, options);
    bytes = imageBytes(image, field);
    if (typeof image !== 'string' && image.form === 'json') release(image.bytes);
    return decodePngBytes(bytes, { ...options, releases: true });
  } finally {
    if (bytes) release(bytes);
    if (typeof image !== 'string') release(image.bytes);
  }
};

/** Decodes an image, and gives the memory of its pixels back when what they are needed for is done. */
export const withPixels = <Result>(
  image: SentImage,
  options: { maxPixels?: number; field?: string },
  use: (picture: Picture) => Result,
): Result => {
  const picture = decodePng(image, options);
  try {
    return use(picture);
  } finally {
    release(picture.data);
  }
};
