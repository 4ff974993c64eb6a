// Maps for data beside those of d3-scale-chromatic: evenness by CIEDE2000, and what colour-blind viewers see of each step.
import chroma from 'chroma-js';
import {
  interpolateBrBG,
  interpolateCividis,
  interpolateMagma,
  interpolatePuOr,
  interpolateRainbow,
  interpolateRdBu,
  interpolateSinebow,
  interpolateViridis,
  interpolateYlGnBu,
} from 'd3-scale-chromatic';

const dist = (path) => import(new URL(`../../../dist/src/${path}`, import.meta.url).href);
const { rgb } = await dist('color/rgb.js');
const { toLabD65 } = await dist('color/lab.js');
const { ciede2000 } = await dist('color/difference/ciede2000.js');
const { generatePalette } = await dist('design/palette/generate.js');
const { NAMED_MAPS } = await dist('design/palette/maps/named.js');
const { seenLabs, separationOf } = await dist('accessibility/vision/repair/sight.js');

const COUNT = 9;
const named = (kind) =>
  Object.values(NAMED_MAPS)
    .filter((map) => map.kind === kind)
    .map(({ id }) =>
      generatePalette({ method: `map_${kind}`, map: id, count: COUNT, seed: 1, wheel: 'hsl' }).colors.map(({ hex }) =>
        rgb(hex),
      ),
    );
const ours = named('sequential');
const sampled = (interpolate) =>
  Array.from({ length: COUNT }, (_, i) => rgb(chroma(interpolate(i / (COUNT - 1))).hex()));
const DIVERGING_PEERS = { RdBu: interpolateRdBu, BrBG: interpolateBrBG, PuOr: interpolatePuOr };
const CYCLIC_PEERS = { sinebow: interpolateSinebow, rainbow: interpolateRainbow };
const PEERS = {
  viridis: interpolateViridis,
  cividis: interpolateCividis,
  magma: interpolateMagma,
  YlGnBu: interpolateYlGnBu,
};

const evenness = (colors) => {
  const labs = colors.map(toLabD65);
  const steps = labs.slice(1).map((lab, i) => ciede2000(labs[i], lab));
  return Math.max(...steps) / (steps.reduce((sum, step) => sum + step, 0) / steps.length);
};
const leastStep = (colors) => {
  const labs = seenLabs(colors);
  return Math.min(...colors.slice(1).map((_, i) => separationOf(labs, i, labs, i + 1)));
};
/** Colours of a cycle, the first once more at its end. */
const around = (colors) => [...colors, colors[0]];
const sampledCycle = (interpolate) =>
  around(Array.from({ length: COUNT }, (_, i) => rgb(chroma(interpolate(i / COUNT)).hex())));
const ofPeers = (measure, peers = PEERS, sample = sampled) =>
  Object.fromEntries(Object.entries(peers).map(([name, interpolate]) => [name, measure(sample(interpolate))]));

/** Whether lightness falls at every step, or from the middle to both ends, in every sight. */
const isMonotonic = (kind) => (colors) => {
  const labs = seenLabs(colors);
  const width = labs.length / colors.length;
  const middle = (colors.length - 1) / 2;
  return Array.from({ length: width / 4 }, (_, sight) => colors.map((__, i) => labs[i * width + 4 * sight])).every(
    (light) => {
      const falls = (values) => values.every((value, i) => i === 0 || value < values[i - 1]);
      return kind === 'sequential'
        ? falls(light)
        : falls(light.slice(Math.ceil(middle))) && falls(light.slice(0, Math.floor(middle) + 1).reverse());
    },
  );
};

export const mapRows = () => [
  {
    label: 'largest step / mean step of nine colours, worst of six sequential maps',
    unit: 'ratio',
    better: 'less',
    ours: Math.max(...ours.map(evenness)),
    peers: ofPeers(evenness),
    limit: 1.05,
  },
  {
    label: `largest step / mean step of nine colours, worst of ${named('diverging').length} diverging maps`,
    unit: 'ratio',
    better: 'less',
    ours: Math.max(...named('diverging').map(evenness)),
    peers: ofPeers(evenness, DIVERGING_PEERS),
    limit: 1.05,
  },
  {
    label: `largest step / mean step of nine colours and back, worst of ${named('cyclic').length} cyclic maps`,
    unit: 'ratio',
    better: 'less',
    ours: Math.max(...named('cyclic').map((colors) => evenness(around(colors)))),
    peers: ofPeers(evenness, CYCLIC_PEERS, sampledCycle),
    limit: 1.05,
  },
  {
    label: 'maps whose lightness does not fall as it should, to any eye',
    unit: 'maps',
    better: 'less',
    ours: ['sequential', 'diverging'].flatMap((kind) => named(kind).filter((colors) => !isMonotonic(kind)(colors)))
      .length,
    limit: 0,
  },
  { label: 'maps that have a name', unit: 'maps', ours: Object.keys(NAMED_MAPS).length, atLeast: 12 },
  {
    label: 'least step to any eye, worst of six',
    unit: 'CIEDE2000',
    better: 'more',
    ours: Math.min(...ours.map(leastStep)),
    peers: ofPeers(leastStep),
  },
];
