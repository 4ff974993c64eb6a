import { imageSize } from 'image-size';
import { readSvgRoot } from './svg.ts';

/** What the first bytes of a file say it is. `width` and `height` are those of the header, before any rotation. */
export interface Probe {
  /** Media type by content, such as `image/png`; null if the bytes are of no known kind. */
  readonly type: string | null;
  readonly width: number | null;
  readonly height: number | null;
  /** EXIF orientation 1 to 8 where stated; 5 and above swap width and height on screen. */
  readonly orientation: number | null;
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heif',
  bmp: 'image/bmp',
  ico: 'image/x-icon',
  cur: 'image/x-icon',
  icns: 'image/icns',
  jxl: 'image/jxl',
  'jxl-stream': 'image/jxl',
  jp2: 'image/jp2',
  j2c: 'image/j2c',
  tiff: 'image/tiff',
  psd: 'image/vnd.adobe.photoshop',
  svg: 'image/svg+xml',
};

/** First bytes of files that are not images. */
const MAGIC: readonly [string, (head: string) => boolean][] = [
  [
    'video/mp4',
    (head) => head.slice(4, 8) === 'ftyp' && !/^(avif|avis|heic|heix|mif1|msf1|M4A |crx )/.test(head.slice(8, 12)),
  ],
  ['audio/mp4', (head) => head.slice(4, 12) === 'ftypM4A '],
  ['video/webm', (head) => head.startsWith('\x1a\x45\xdf\xa3')],
  ['application/ogg', (head) => head.startsWith('OggS')],
  ['audio/mpeg', (head) => head.startsWith('ID3') || /^\xff[\xe2\xe3\xf2\xf3\xfa\xfb]/.test(head)],
  ['audio/flac', (head) => head.startsWith('fLaC')],
  ['audio/wav', (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WAVE'],
  ['video/x-msvideo', (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'AVI '],
  ['text/vtt', (head) => /^(\xef\xbb\xbf)?WEBVTT/.test(head)],
  ['application/pdf', (head) => head.startsWith('%PDF-')],
  ['text/html', (head) => /^\s*<(!doctype html|html|head|body)/i.test(head)],
];

const NOTHING: Probe = { type: null, width: null, height: null, orientation: null };

const whole = (value: number): number | null =>
  Number.isFinite(value) && value > 0 && value < 1e7 ? Math.round(value) : null;

const probeRaster = (bytes: Uint8Array): Probe => {
  try {
    // A copy: the library reads by offset, and would read on into a buffer that these bytes are a part of.
    const { type, width, height, orientation } = imageSize(new Uint8Array(bytes));
    const known = TYPES[type ?? ''] ?? (type ? `image/x-${type}` : undefined);
    if (known === undefined || type === 'svg') return NOTHING;
    const [across, down] = [whole(width), whole(height)];
    return { type: known, width: down && across, height: across && down, orientation: orientation ?? null };
  } catch {
    return NOTHING;
  }
};

/** Reads kind and size off the first bytes of a file; 32 KiB do for every format. Never throws. */
export const probe = (bytes: Uint8Array): Probe => {
  if (bytes.length === 0) return NOTHING;
  const head = Buffer.from(bytes.subarray(0, 512)).toString('latin1');
  const other = MAGIC.find(([, test]) => test(head))?.[0];
  if (other) return { ...NOTHING, type: other };
  if (/^(\xef\xbb\xbf)?\s*</.test(head)) {
    const root = readSvgRoot(bytes);
    return root ? { ...NOTHING, ...root.size, type: 'image/svg+xml' } : NOTHING;
  }
  return probeRaster(bytes);
};
