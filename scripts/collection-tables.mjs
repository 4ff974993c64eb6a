// Writes the number tables from which the collections are derived (src/exact/tables/*.json). They are committed
// because a platform may round sin, cos and pow as it likes; a derivation that reads them gives the same bits everywhere.
// Run after `npm run build`; what it writes must not change: a changed table is a new version of every collection.
import { writeFileSync } from 'node:fs';
import { srgbDecode } from '../dist/src/color/transfer.js';
import { isInside } from '../dist/src/exact/oklab.js';

const write = (name, table) =>
  writeFileSync(new URL(`../src/exact/tables/${name}.json`, import.meta.url), `${JSON.stringify(table)}\n`);
const list = (length, value) => Array.from({ length }, (_, i) => value(i));

/** Largest chroma of a lightness and hue that is inside sRGB, by halving: 1e-15. */
const largestChroma = (l, degrees) => {
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  let [low, high] = [0, 0.5];
  for (let step = 0; step < 50; step += 1) {
    const c = (low + high) / 2;
    if (isInside(l, c * cosine, c * sine)) low = c;
    else high = c;
  }
  return low;
};

write('transfer', {
  about:
    'sRGB, IEC 61966-2-1: linear light of the 256 channel values, and the linear light at which a channel value v gives way to v + 1.',
  linear: list(256, (v) => srgbDecode(v / 255)),
  thresholds: list(255, (v) => srgbDecode((v + 0.5) / 255)),
});
write('hue', {
  about: 'Cosine of 0, 0.1, ... 359.9 degrees to 12 decimals; the sine is the cosine 90 degrees (900 entries) before.',
  cosine: list(3600, (i) => Number(Math.cos((i * Math.PI) / 1800).toFixed(12)) + 0),
});
write('angle', {
  about: 'Arc tangent of k / 64 in degrees, k = 0..64, to 14 decimals.',
  arctangent: list(65, (k) => Number(((Math.atan(k / 64) * 180) / Math.PI).toFixed(14))),
});
write('gamut', {
  about:
    'Largest OKLCH chroma inside sRGB in steps of 1e-4, cut: row = hue in whole degrees, column k = lightness k / 128.',
  chroma: list(360, (h) => list(129, (k) => Math.floor(largestChroma(k / 128, h) * 1e4))),
});
