import { crc32 } from 'node:zlib';
import { invalid } from '../../errors/refusal.ts';
import type { PngHeader } from './header.ts';

/** What a PNG holds besides its header. */
export interface PngContents {
  /** The compressed pixels in order. */
  readonly idat: readonly Buffer[];
  /** PLTE: red, green, blue of each entry. */
  readonly palette: Buffer | undefined;
  /** tRNS: alpha of palette entries, or the one sample value that is transparent. */
  readonly transparency: Buffer | undefined;
}

const FIRST_CHUNK = 33;

/** Walks the chunks behind the header: order, lengths and every checksum. Unknown ancillary chunks are passed over. */
export const readChunks = (bytes: Buffer, header: PngHeader, field: string): PngContents => {
  const broken = (what: string) => invalid(field, `is not a valid PNG: ${what}`);
  const idat: Buffer[] = [];
  let palette: Buffer | undefined;
  let transparency: Buffer | undefined;
  let idatEnded = false;
  for (let at = FIRST_CHUNK; ; ) {
    if (at + 12 > bytes.length) throw broken('it ends before its last chunk (IEND): the file is truncated');
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!/^[A-Za-z]{4}$/.test(type)) throw broken(`there is no chunk at byte ${at}`);
    const end = at + 12 + length;
    if (end > bytes.length) throw broken(`it ends inside a ${type} chunk: the file is truncated`);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (crc32(bytes.subarray(at + 4, at + 8 + length)) !== bytes.readUInt32BE(at + 8 + length))
      throw broken(`the checksum of a ${type} chunk is wrong`);
    if (type === 'IDAT') {
      if (idatEnded) throw broken('its pixel data (IDAT) is interrupted by another chunk');
      idat.push(data);
    } else {
      idatEnded ||= idat.length > 0;
      if (type === 'IEND') break;
      if (type === 'PLTE') {
        if (palette || idat.length || length === 0 || length % 3 || length > 768)
          throw broken('its palette is malformed');
        palette = data;
      } else if (type === 'tRNS') {
        if (idat.length) throw broken('its transparency (tRNS) comes after its pixel data');
        transparency = data;
      } else if (/^[A-Z]/.test(type)) throw broken(`it has a chunk ${type} that is critical but not supported`);
    }
    at = end;
  }
  if (!idat.length) throw broken('it has no pixel data (IDAT)');
  if (header.color.name === 'palette' && !palette) throw broken('its palette is missing');
  const wanted = { grey: 2, rgb: 6 }[header.color.name as string];
  if (transparency && wanted !== undefined && transparency.length !== wanted)
    throw broken('its transparency is malformed');
  return { idat, palette, transparency };
};
