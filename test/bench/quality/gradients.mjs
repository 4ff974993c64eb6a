// Gradient schemes beside the diverging scales of ColorBrewer, and the two lines of CSS.
import chroma from 'chroma-js';
import { interpolateBrBG, interpolatePRGn, interpolatePuOr, interpolateRdBu } from 'd3-scale-chromatic';

const dist = (path) => import(new URL(`../../../dist/src/${path}`, import.meta.url).href);
const { rgb, toHex } = await dist('color/rgb.js');
const { counterRandom } = await dist('exact/random/counter-random.js');
const { generateGradient, generateWithOffer } = await dist('design/gradient/generate.js');
const { INTERPOLATIONS } = await dist('design/gradient/interpolation/index.js');
const { evenStops, ramp } = await dist('design/gradient/ramp.js');
const { ciede2000 } = await dist('color/difference/ciede2000.js');
const { xyzToLab } = await dist('color/lab.js');
const { transform } = await dist('color/matrix.js');
const { linearToOklab, oklabToLinear, toOklab } = await dist('color/oklab.js');
const { SRGB_TO_XYZ } = await dist('color/primaries.js');
const { XYZ_D65 } = await dist('color/white.js');
const { schemeColors } = await dist('design/gradient/schemes/colors.js');

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const OPPOSITE = ['complementary', 'diverging', 'temperature'];
const WITH_HUE = 0.03;
const SAMPLES = 65;

const lch = (hex) => {
  const [, c, h] = chroma(hex).oklch();
  return { c, h };
};
const apart = (a, b) => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

/** How far a two-sided scale is from the hues of its ends, where it has a hue. */
const foreign = (hexes) => {
  const [first, last] = [lch(hexes[0]).h, lch(hexes.at(-1)).h];
  return Math.max(...hexes.map(lch).map(({ c, h }) => (c < WITH_HUE ? 0 : Math.min(apart(h, first), apart(h, last)))));
};
const ours = (method, seed) => {
  const { colors } = schemeColors({ method, complexity: 'simple', seed });
  const made = generateGradient({ colors, steps: SAMPLES, interpolation: 'oklch-short', easing: 'linear' });
  return made.colors.map(({ hex }) => hex);
};
const brewer = (interpolate) => Array.from({ length: SAMPLES }, (_, i) => chroma(interpolate(i / (SAMPLES - 1))).hex());
const PEERS = { RdBu: interpolateRdBu, BrBG: interpolateBrBG, PuOr: interpolatePuOr, PRGn: interpolatePRGn };

/** Samples of cubehelix between pure colours that are white. */
const whites = () => {
  const colors = ['#0000ff', '#ffff00'].map((hex) => rgb(hex));
  const { colors: made } = generateGradient({ colors, steps: 9, interpolation: 'cubehelix-short', easing: 'linear' });
  return made.filter(({ hex }) => toHex(rgb(hex)) === '#ffffff').length;
};

/** Pairs of strong colours by a seed: what no rule of the vivid path was fitted to. */
const strongPairs = (count) => {
  const random = counterRandom(11, 34);
  const pairs = [];
  for (let i = 0; pairs.length < count; i += 6) {
    const pair = [0, 3].map((k) => chroma([0, 1, 2].map((j) => Math.floor(256 * random(i + k + j)))).hex());
    if (pair.every((hex) => chroma(hex).oklch()[1] >= 0.09)) pairs.push(pair);
  }
  return pairs;
};
const VIVID_STEPS = 64;
const vivid = (pair) =>
  generateWithOffer({
    colors: pair.map((hex) => rgb(hex)),
    steps: VIVID_STEPS,
    interpolation: 'vivid',
    easing: 'linear',
  });
const scale = (mode) => (pair) => chroma.scale(pair).mode(mode).colors(VIVID_STEPS);

/** Chroma at the greyest place as a share of what the ends promise. */
const keptBy = (hexes) => {
  const chromas = hexes.map((hex) => chroma(hex).oklch()[1]);
  const [first, last] = [chromas[0], chromas.at(-1)];
  return Math.min(...chromas.map((c, i) => c / (first + ((last - first) * i) / (chromas.length - 1))));
};
/** The largest step through the mean one, in Oklab. */
const unevenness = (hexes) => {
  const labs = hexes.map((hex) => chroma(hex).oklab());
  const steps = labs.slice(1).map((lab, i) => Math.hypot(...lab.map((v, k) => v - labs[i][k])));
  return Math.max(...steps) / (steps.reduce((sum, step) => sum + step, 0) / steps.length);
};
/** The path itself, before it is rounded to bytes, in Oklab: so many equal steps of it. */
const PATH_STEPS = 32;
const pathOf = (pair) => {
  const at = ramp(evenStops(pair.map((hex) => rgb(hex))), INTERPOLATIONS.vivid);
  return Array.from({ length: PATH_STEPS + 1 }, (_, i) => linearToOklab(at(i / PATH_STEPS).linear));
};
const scalePath = (mode) => (pair) => {
  const at = chroma.scale(pair).mode(mode);
  return Array.from({ length: PATH_STEPS + 1 }, (_, i) => at(i / PATH_STEPS).oklab());
};
const stepsOf = (labs) => labs.slice(1).map((lab, i) => lab.map((v, k) => v - labs[i][k]));
/** Degrees between two steps of a path, at its sharpest. */
const sharpestTurn = (labs) => {
  const steps = stepsOf(labs);
  const turns = steps.slice(1).map((step, i) => {
    const cosine =
      step.reduce((sum, v, k) => sum + v * steps[i][k], 0) / (Math.hypot(...step) * Math.hypot(...steps[i]));
    return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
  });
  return Math.max(...turns);
};
const pathUnevenness = (labs) => {
  const lengths = stepsOf(labs).map((step) => Math.hypot(...step));
  return Math.max(...lengths) / (lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
};

/** How far what a browser draws between the stops of its CSS in Oklab is from the path (CIEDE2000). */
const offPath = (pair, stops) => {
  const at = ramp(evenStops(pair.map((hex) => rgb(hex))), INTERPOLATIONS.vivid);
  const labOf = (linear) => xyzToLab(transform(SRGB_TO_XYZ, linear), XYZ_D65);
  const misses = Array.from({ length: 201 }, (_, i) => {
    const place = i / 200;
    const next = Math.max(
      1,
      stops.findIndex(({ position }) => position >= place),
    );
    const [from, to] = [stops[next - 1], stops[next]];
    const t = (place - from.position) / (to.position - from.position);
    const [x, y] = [toOklab(rgb(from.hex)), toOklab(rgb(to.hex))];
    return ciede2000(labOf(oklabToLinear(x.map((v, k) => v + (y[k] - v) * t))), labOf(at(place).linear));
  });
  return Math.max(...misses);
};
const medianOf = (values) => [...values].sort((x, y) => x - y)[values.length >> 1];

const vividRows = () => {
  const all = strongPairs(120);
  const pairs = all.filter((pair) => keptBy(scale('oklab')(pair)) < 0.75);
  const made = pairs.map(vivid);
  const hexes = made.map(({ colors }) => colors.map(({ hex }) => hex));
  const peers = { 'chroma.js oklab': scale('oklab'), 'chroma.js oklch': scale('oklch') };
  const row = (label, measure, rest) => ({
    label: `vivid: ${label}, ${pairs.length} pairs by a seed`,
    ours: measure(hexes),
    peers: Object.fromEntries(Object.entries(peers).map(([name, make]) => [name, measure(pairs.map(make))])),
    ...rest,
  });
  const pathPeers = { 'chroma.js oklab': scalePath('oklab'), 'chroma.js oklch': scalePath('oklch') };
  const worst = (measure, path) => Math.max(...pairs.map((pair) => measure(path(pair))));
  // The straight line of oklab neither turns nor varies: what it is paid with is the grey of the rows above.
  const pathRow = (label, measure, rest) => ({
    label: `vivid: ${label}`,
    ours: worst(measure, pathOf),
    peers: Object.fromEntries(Object.entries(pathPeers).map(([name, path]) => [name, worst(measure, path)])),
    ...rest,
  });
  return [
    row('chroma kept at the greyest place, median', (all) => medianOf(all.map(keptBy)), {
      unit: 'share',
      better: 'more',
      atLeast: 0.7,
    }),
    row('chroma kept at the greyest place, worst', (all) => Math.min(...all.map(keptBy)), {
      unit: 'share',
      better: 'more',
      atLeast: 0.4,
    }),
    row('largest step / mean step, Oklab, median', (all) => medianOf(all.map(unevenness)), {
      unit: 'ratio',
      better: 'less',
    }),
    pathRow('largest step / mean step, Oklab, worst', pathUnevenness, { unit: 'ratio', limit: 1.05 }),
    pathRow('turn between 32 equal steps, sharpest', sharpestTurn, { unit: 'degrees', limit: 15 }),
    {
      label: 'vivid: its CSS from the path, worst',
      unit: 'CIEDE2000',
      better: 'less',
      ours: Math.max(...pairs.map((pair, i) => offPath(pair, made[i].vivid.stops))),
      limit: 1,
    },
    {
      label: 'vivid: stops of its CSS, most',
      unit: 'stops',
      better: 'less',
      ours: Math.max(...made.map(({ vivid: { stops } }) => stops.length)),
      limit: 8,
    },
  ];
};

export const gradientRows = () => [
  ...vividRows(),
  ...OPPOSITE.map((method) => ({
    label: `${method}: hue away from both ends, worst of 40 seeds`,
    unit: 'degrees',
    better: 'less',
    ours: Math.max(...SEEDS.map((seed) => foreign(ours(method, seed)))),
    peers: Object.fromEntries(Object.entries(PEERS).map(([peer, interpolate]) => [peer, foreign(brewer(interpolate))])),
    limit: 15,
  })),
  {
    label: 'cubehelix from blue to yellow: white samples of nine',
    unit: 'samples',
    better: 'less',
    ours: whites(),
    limit: 0,
  },
];
