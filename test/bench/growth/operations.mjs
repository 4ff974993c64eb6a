// How operations grow with colours, stops, pixels and records.
import { auditPalette } from '../../../dist/src/accessibility/vision/audit.js';
import { deriveRatios } from '../../../dist/src/collections/corpus/examine-corpus.js';
import { derivePaletteColumns } from '../../../dist/src/collections/palettes/palette-columns.js';
import { rgb } from '../../../dist/src/color/rgb.js';
import { generateGradient } from '../../../dist/src/design/gradient/generate.js';
import { paletteFromImage } from '../../../dist/src/design/palette/from-image.js';
import { generatePalette } from '../../../dist/src/design/palette/generate.js';
import { shadeScale } from '../../../dist/src/design/shade/scale.js';
import { decodePng } from '../../../dist/src/image/png/decode.js';
import { encodePng } from '../../../dist/src/image/png/encode.js';
import { pagePng } from '../pictures.mjs';
import { leastMs, reportGrowth } from './fit.mjs';

const colorsOf = (count) =>
  Array.from({ length: count }, (_, i) =>
    rgb(`#${(((i + 1) * 2_654_435_761) & 0xffffff).toString(16).padStart(6, '0')}`),
  );
const repeat = (times, act) => () => {
  for (let i = 0; i < times; i += 1) act(i);
};

/** By what grows: the sizes, what is done with one of them, and the most that the exponent may be. */
const SUBJECTS = {
  'colours of a palette under audit (all pairs are compared)': {
    sizes: [8, 16, 32, 64],
    most: 2.2,
    act: (n) => repeat(4, () => auditPalette(colorsOf(n), undefined, 5)),
  },
  'colours of a searched set': {
    sizes: [4, 6, 8, 12],
    most: 2.2,
    act: (n) => () => generatePalette({ method: 'qualitative', count: n, seed: 3, wheel: 'hsl' }),
  },
  'steps of a gradient': {
    sizes: [64, 256, 1024],
    most: 1.2,
    act: (n) =>
      repeat(20, () =>
        generateGradient({ colors: colorsOf(3), steps: n, interpolation: 'oklch-short', easing: 'linear' }),
      ),
  },
  'stops of a gradient': {
    sizes: [4, 16, 64],
    most: 1.2,
    act: (n) =>
      repeat(20, () =>
        generateGradient({ colors: colorsOf(n), steps: 256, interpolation: 'oklch-short', easing: 'linear' }),
      ),
  },
  'steps of a scale of shades': {
    sizes: [5, 10, 20],
    most: 1.2,
    act: (n) => repeat(200, (i) => shadeScale({ method: 'oklch_even', color: colorsOf(8)[i % 8], steps: n, seed: 1 })),
  },
  'pixels of a picture whose colours are found': {
    sizes: [100, 300, 900],
    sizeOf: (side) => side * side,
    most: 1.2,
    act: (side) => {
      const image = pagePng(side, side);
      return () => paletteFromImage(image, 5, 10_000_000);
    },
  },
  'pixels of a PNG that is read and written': {
    sizes: [100, 300, 900],
    sizeOf: (side) => side * side,
    most: 1.2,
    act: (side) => {
      const image = pagePng(side, side);
      return () => encodePng(decodePng(image));
    },
  },
  'records of the corpus that are derived (blocks)': {
    sizes: [1, 4, 16],
    most: 1.2,
    act: (n) => repeat(n, (block) => deriveRatios(block)),
  },
  'records of the palettes that are derived (blocks)': {
    sizes: [1, 2, 4],
    most: 1.2,
    act: (n) => repeat(n, (block) => derivePaletteColumns(block)),
  },
};

export const growthOfOperations = async (report) => {
  for (const [label, { sizes, sizeOf = (size) => size, most, act }] of Object.entries(SUBJECTS)) {
    // The engine has compiled what the largest needs before the smallest is measured.
    act(sizes.at(-1))();
    const points = [];
    for (const size of sizes) points.push({ size: sizeOf(size), ms: await leastMs(act(size), 8) });
    reportGrowth(report, label, points, most);
  }
};
