// Gradient schemes beside the diverging scales of ColorBrewer, and the two lines of CSS.
import chroma from 'chroma-js';
import { interpolateBrBG, interpolatePRGn, interpolatePuOr, interpolateRdBu } from 'd3-scale-chromatic';

const dist = (path) => import(new URL(`../../../dist/src/${path}`, import.meta.url).href);
const { rgb, toHex } = await dist('color/rgb.js');
const { generateGradient, schemeColors } = await dist('design/gradient/generate.js');

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

export const gradientRows = () => [
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
