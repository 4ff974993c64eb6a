// Palettes of eight and scales of nine, beside RampenSau, poline and ColorBrewer.
import chroma from 'chroma-js';
import { schemeBlues, schemeGreens, schemeOranges, schemePurples, schemeReds } from 'd3-scale-chromatic';
import { Poline } from 'poline';
import { generateColorRamp } from 'rampensau';
import { difference, leastOf, mean } from './sight.mjs';

const dist = (path) => import(new URL(`../../../dist/src/${path}`, import.meta.url).href);
const { counterRandom } = await dist('exact/random/counter-random.js');
const { generatePalette } = await dist('design/palette/generate.js');

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);
const COUNT = 8;
const METHODS = [
  'complementary',
  'triadic',
  'tetradic',
  'square',
  'hexadic',
  'split_complementary',
  'golden_ratio',
  'compound',
];

const made = (method, seed, count, wheel = 'hsl') =>
  generatePalette({ method, seed, count, wheel }).colors.map(({ hex }) => hex);
const leastNormal = (hexes) => leastOf(hexes, 'normal');

const rampensau = (seed) =>
  generateColorRamp({ total: COUNT, hStart: 360 * counterRandom(seed)(0) }).map(([h, s, l]) =>
    chroma.hsl(h, s, l).hex(),
  );
const poline = (seed) => {
  const u = counterRandom(seed);
  const anchorColors = [0, 1].map((i) => [360 * u(i), 0.7, 0.3 + 0.4 * i]);
  return new Poline({ anchorColors, numPoints: COUNT - 2 }).colors.map(([h, s, l]) => chroma.hsl(h, s, l).hex());
};

/** The largest step of a scale through the mean one. */
const unevenness = (hexes) => {
  const steps = hexes.slice(1).map((hex, i) => difference(hex, hexes[i]));
  return Math.max(...steps) / mean(steps);
};
const BREWER = [schemeBlues, schemeGreens, schemeOranges, schemePurples, schemeReds].map((scheme) => scheme[9]);
const chromaOf = (hex) => chroma(hex).oklch()[1];

export const paletteRows = () => [
  ...['hsl', 'oklch'].map((wheel) => ({
    label: `least difference of eight colours, wheel ${wheel}, mean`,
    unit: 'dE00',
    better: 'more',
    ours: mean(METHODS.flatMap((method) => SEEDS.map((seed) => leastNormal(made(method, seed, COUNT, wheel))))),
    peers: {
      RampenSau: mean(SEEDS.map((seed) => leastNormal(rampensau(seed)))),
      poline: mean(SEEDS.map((seed) => leastNormal(poline(seed)))),
    },
    atLeast: 12,
    note: `${METHODS.length} methods, ${SEEDS.length} seeds`,
  })),
  {
    label: 'sequential of nine: largest step through the mean',
    unit: 'x',
    better: 'less',
    ours: mean(SEEDS.map((seed) => unevenness(made('sequential', seed, 9)))),
    peers: { ColorBrewer: mean(BREWER.map(unevenness)) },
  },
  {
    label: 'sequential of nine: least chroma of the dark end',
    unit: 'OKLCH C',
    better: 'more',
    ours: Math.min(...SEEDS.map((seed) => chromaOf(made('sequential', seed, 9).at(-1)))),
    atLeast: 0.06,
  },
];
