import { constants, gunzipSync } from 'node:zlib';
import { parseRobots } from '../robots/parse.ts';
import { isGzip, sitemapText } from './unpack.ts';
import { firstChildren } from './xml.ts';

/** Of a packed index so much is unpacked: at most a thousand times as much comes out. */
const PACKED_BYTES = 16 * 1024;

/** Addresses robots.txt names as sitemaps, absolute ones only, each once. */
export const sitemapsIn = (robots: Uint8Array): string[] => {
  const named = parseRobots(robots).lines.flatMap((line) => (line.kind === 'sitemap' ? [line.value] : []));
  const absolute = named.filter((value) => /^https?:\/\//i.test(value) && URL.canParse(value));
  return [...new Set(absolute.map((value) => new URL(value).href))];
};

const unpackHead = (bytes: Uint8Array): Uint8Array => {
  if (!isGzip(bytes)) return bytes;
  try {
    // What is cut off counts as far as it goes.
    return gunzipSync(bytes.subarray(0, PACKED_BYTES), { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return new Uint8Array();
  }
};

/** The first addresses of a sitemap index, of which the beginning is enough; none for anything else. */
export const childrenIn = (sitemap: Uint8Array, most: number): string[] =>
  firstChildren(sitemapText(unpackHead(sitemap)), most);
