// Inputs from which the search for the dearest one begins, beside the example of each operation: as large as limits allow.
import { randomFillSync } from 'node:crypto';
import { encodePng } from '../../../dist/src/image/png/encode.js';

/** A PNG of noise in base64, the hardest to cluster. */
export const noise = (width, height) => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 65_536) randomFillSync(data, at, Math.min(65_536, data.length - at));
  return encodePng({ width, height, data }).toString('base64');
};
/** A PNG in base64 of dark strokes on white; `draw` answers where they are: column, first row, pixels down, and columns to the right of each of them. */
const strokes = (width, height, draw) => {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [left, top, length, slant] of draw(width, height))
    for (let i = 0; i < length; i += 1) {
      const [x, y] = [left + slant * i, top + i];
      if (x < width && y < height) data.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3);
    }
  return encodePng({ width, height, data }).toString('base64');
};
/** What the search for text works longest on: many short words, slanted strokes, one long row, rows with gaps. */
const TEXTS = {
  *words(width, height) {
    for (let y = 1; y + 8 < height; y += 9)
      for (let x = 1; x + 24 < width; x += 24)
        yield* [
          [x, y + 3, 4, 0],
          [x + 4, y + 1, 6, 0],
          [x + 8, y + 3, 4, 0],
        ];
  },
  *slanted(width, height) {
    for (let y = 0; y + 120 < height; y += 123)
      for (let x = 0; x < width; x += 5) yield [x, y + 6 - 4 * ((x / 5) % 3), 112 + 4 * ((x / 5) % 3), 1];
  },
  *row(width) {
    for (let x = 0; x < width; x += 2) yield [x, x % 4 ? 2 : 4, x % 4 ? 6 : 4, 0];
  },
  *gaps(width) {
    for (let x = 2, k = 0; x < width; x += 18, k += 1) {
      const length = k % 2 ? 14 : 12;
      for (let i = 0; i < 4; i += 1) yield [x + i, 72 - length, length, 0];
      for (let i = 6; i < 16; i += 2) yield [x + i, 61, 10, 0];
    }
    for (let y = 40; y < 55; y += 5) for (let x = 2; x < width; x += 2) yield [x, y, 4, 0];
  },
};
const texts = () => [
  // At most what a small image has, and one much larger of each.
  { image: strokes(1000, 500, TEXTS.words) },
  { image: strokes(1000, 500, TEXTS.slanted) },
  { image: strokes(100_000, 5, TEXTS.row) },
  { image: strokes(6_250, 80, TEXTS.gaps) },
  { image: strokes(1500, 1000, TEXTS.words) },
  { image: strokes(3160, 3160, TEXTS.words), maxPixels: 10_000_000 },
  { image: strokes(1500, 1000, TEXTS.slanted) },
  { image: strokes(300_000, 5, TEXTS.row) },
  { image: strokes(18_000, 80, TEXTS.gaps) },
];
const hex = (i) => `#${(((i * 2_654_435_761) % 0x1000000) >>> 0).toString(16).padStart(6, '0')}`;
const colors = (count) => Array.from({ length: count }, (_, i) => hex(i + 1));
const rows = (count) => colors(count);

const images = () => {
  const sizes = [
    { image: noise(1000, 500) },
    { image: noise(1000, 1000) },
    { image: noise(1224, 1224) },
    { image: noise(2000, 1000), maxPixels: 10_000_000 },
    { image: noise(1582, 1580), maxPixels: 10_000_000 },
    { image: noise(3160, 3160), maxPixels: 10_000_000 },
  ];
  return (more) => sizes.map((size) => ({ ...size, ...more }));
};

export const starts = () => {
  const sized = images();
  const brief = { keep: 120, depth: 1200 };
  const palettes = [12, 64].flatMap((count) => [
    { method: 'qualitative', mode: 'pretty', hue: 0, seed: 3, count },
    { method: 'map_sequential', hue: 210, seed: 7, count },
  ]);
  return {
    'POST /v1/accessibility/from-image': [...sized({}), ...texts()],
    'POST /v1/palette/from-image': sized({ count: 32 }),
    'POST /v1/vision/simulate-image': sized({ model: 'brettel1997-deutan' }),
    'POST /v1/science/convert': [
      { colors: rows(2_500), to: ['hct', 'cam16-jch', 'munsell', 'hellwig'] },
      { colors: rows(100), to: 'munsell' },
    ],
    'POST /v1/color/convert': [{ colors: rows(100) }, { colors: rows(10_000) }],
    'POST /v1/science/delta-e': [{ colors: rows(10_000), from: '#336699' }],
    'POST /v1/color/contrast': [{ colors: rows(10_000), bg: '#ffffff' }],
    'POST /v1/accessibility/check': [{ colors: rows(10_000), bg: '#ffffff' }],
    'POST /v1/vision/simulate': [{ colors: rows(10_000), model: 'brettel1997-deutan' }],
    'POST /v1/palette/generate': palettes,
    'POST /v1/palette/png': palettes,
    'POST /v1/palette/evaluate': [{ colors: colors(64) }, { colors: colors(256) }],
    'POST /v1/accessibility/audit': [{ colors: colors(64) }, { colors: colors(32) }],
    'POST /v1/vision/audit': [{ colors: colors(64) }, { colors: colors(32) }],
    'POST /v1/vision/palette': [{ colors: colors(64) }, { colors: colors(32) }],
    'POST /v1/personalize/palettes': [brief],
    'POST /v1/personalize/score': [{ colors: colors(32) }, { colors: colors(12) }],
    'POST /v1/accessibility/map': [{ ground: '#336699', resolution: 360, targets: [2, 3, 4.5, 5, 6, 7] }],
    'POST /v1/colourplate/png': [{ figure: '74', size: 1024, dots: 5000, seed: 1 }],
    'POST /v1/colourplate': [{ figure: '74', size: 1024, dots: 5000, seed: 1 }],
    'GET /v1/accessibility/corpus': [{ max_scan: 1_000_000, min_ratio: 20.9 }],
    'GET /v1/palette/library': [{ max_scan: 500_000, min_contrast: 2.1 }],
    'GET /v1/accessibility/corpus/stats': [{ sample: 1_000_000 }],
  };
};

/** A page with many elements, scripts and styles, which inspect reads from a server of this bench. */
export const largePage = () => {
  const parts = Array.from(
    { length: 16_000 },
    (_, i) =>
      `<div class="c${i % 50}"><a href="/p${i}">Link ${i}</a><p style="color:#${((i * 997) % 4096).toString(16).padStart(3, '0')}">Text ${i}</p></div>`,
  );
  const rules = Array.from({ length: 400 }, (_, i) => `.c${i} a:hover, div > .c${i} p { color: ${hex(i + 1)} }`);
  return `<!doctype html><html lang="en"><head><title>A large page</title><style>${rules.join('\n')}</style></head><body>${parts.join('\n')}</body></html>`;
};
