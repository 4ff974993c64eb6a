// Maps for data beside those of d3-scale-chromatic: evenness by CIEDE2000, and what colour-blind viewers see of each step.
import chroma from 'chroma-js';
import { interpolateCividis, interpolateMagma, interpolateViridis, interpolateYlGnBu } from 'd3-scale-chromatic';

const dist = (path) => import(new URL(`../../../dist/src/${path}`, import.meta.url).href);
const { rgb } = await dist('color/rgb.js');
const { toLabD65 } = await dist('color/lab.js');
const { ciede2000 } = await dist('color/difference/ciede2000.js');
const { generatePalette } = await dist('design/palette/generate.js');
const { NAMED_MAPS } = await dist('design/palette/maps/named.js');
const { seenLabs, separationOf } = await dist('accessibility/vision/repair/sight.js');

const COUNT = 9;
const ours = Object.values(NAMED_MAPS)
  .filter(({ kind }) => kind === 'sequential')
  .map(({ id }) =>
    generatePalette({ method: 'map_sequential', map: id, count: COUNT, seed: 1, wheel: 'hsl' }).colors.map(({ hex }) =>
      rgb(hex),
    ),
  );
const sampled = (interpolate) =>
  Array.from({ length: COUNT }, (_, i) => rgb(chroma(interpolate(i / (COUNT - 1))).hex()));
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
const ofPeers = (measure) =>
  Object.fromEntries(Object.entries(PEERS).map(([name, interpolate]) => [name, measure(sampled(interpolate))]));

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
    label: 'least step to any eye, worst of six',
    unit: 'CIEDE2000',
    better: 'more',
    ours: Math.min(...ours.map(leastStep)),
    peers: ofPeers(leastStep),
  },
];
