// Inputs from which the search for the dearest one begins, beside the example of each operation: as large as limits allow.
import { randomFillSync } from 'node:crypto';
import { encodePng } from '../../../dist/src/image/png/encode.js';

/** A PNG of noise in base64, the hardest to cluster. */
export const noise = (width, height) => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 65_536) randomFillSync(data, at, Math.min(65_536, data.length - at));
  return encodePng({ width, height, data }).toString('base64');
};
const hex = (i) => `#${(((i * 2_654_435_761) % 0x1000000) >>> 0).toString(16).padStart(6, '0')}`;
const colors = (count) => Array.from({ length: count }, (_, i) => hex(i + 1));
const rows = (count) => colors(count);

const images = () => {
  const sizes = [
    { image: noise(1224, 1224) },
    { image: noise(1582, 1580), maxPixels: 10_000_000 },
    { image: noise(3160, 3160), maxPixels: 10_000_000 },
  ];
  return (more) => sizes.map((size) => ({ ...size, ...more }));
};

export const starts = () => {
  const sized = images();
  const brief = { keep: 120, depth: 1200 };
  return {
    'POST /v1/accessibility/from-image': sized({}),
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
