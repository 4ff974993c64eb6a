// Colour science against culori, colorjs.io, @texel/color and chroma.js, measured in turns within one run.
import * as texel from '@texel/color';
import chroma from 'chroma-js';
import Color from 'colorjs.io';
import { getColor, to } from 'colorjs.io/fn';
import { converter, differenceCiede2000 } from 'culori';
import { coordinatesOfRgb } from '../../dist/src/color/convert.js';
import { ciede2000 } from '../../dist/src/color/difference/ciede2000.js';
import { toLabD65 } from '../../dist/src/color/lab.js';
import { toOklch } from '../../dist/src/color/oklab.js';
import { parseHex } from '../../dist/src/color/rgb.js';
import { dossier } from '../../dist/src/color/spaces/answer.js';
import { spaces } from '../../dist/src/color/spaces/index.js';
import { lightOfRgb } from '../../dist/src/color/wide-color.js';
import { processorMs } from './figures.mjs';

/** Our key to the ids of culori and colorjs.io, where they have the same space; their variants of constants do not matter here. */
const PEERS = {
  srgb: ['rgb', 'srgb'],
  'srgb-linear': ['lrgb', 'srgb-linear'],
  'display-p3': ['p3', 'p3'],
  'a98-rgb': ['a98', 'a98rgb'],
  'prophoto-rgb': ['prophoto', 'prophoto'],
  rec2020: ['rec2020', 'rec2020'],
  'xyz-d65': ['xyz65', 'xyz-d65'],
  'xyz-d50': ['xyz50', 'xyz-d50'],
  lab: ['lab', 'lab'],
  'lab-d65': ['lab65', 'lab-d65'],
  lch: ['lch', 'lch'],
  luv: ['luv', 'luv'],
  lchuv: ['lchuv', 'lchuv'],
  oklab: ['oklab', 'oklab'],
  oklch: ['oklch', 'oklch'],
  okhsl: ['okhsl', 'okhsl'],
  okhsv: ['okhsv', 'okhsv'],
  hsl: ['hsl', 'hsl'],
  hsv: ['hsv', 'hsv'],
  hwb: ['hwb', 'hwb'],
  jzazbz: ['jab', 'jzazbz'],
  jzczhz: ['jch', 'jzczhz'],
  ictcp: ['itp', 'ictcp'],
  din99o: ['dlab', undefined],
  hsi: ['hsi', undefined],
  xyb: ['xyb', undefined],
  yiq: ['yiq', undefined],
  'display-p3-linear': [undefined, 'p3-linear'],
  acescg: [undefined, 'acescg'],
  hsluv: [undefined, 'hsluv'],
  hpluv: [undefined, 'hpluv'],
  'cam16-jmh': [undefined, 'cam16-jmh'],
  hct: [undefined, 'hct'],
  'rec2100-linear': [undefined, 'rec2100-linear'],
  'rec2100-pq': [undefined, 'rec2100pq'],
  'rec2100-hlg': [undefined, 'rec2100hlg'],
};

/** Spaces of @texel/color by our key. */
const TEXEL = {
  srgb: texel.sRGB,
  'srgb-linear': texel.sRGBLinear,
  'display-p3': texel.DisplayP3,
  'a98-rgb': texel.A98RGB,
  'prophoto-rgb': texel.ProPhotoRGB,
  rec2020: texel.Rec2020,
  'xyz-d65': texel.XYZ,
  oklab: texel.OKLab,
  oklch: texel.OKLCH,
  okhsl: texel.OKHSL,
  okhsv: texel.OKHSV,
};

/** What chroma.js calls its conversion to our key. */
const CHROMA = {
  srgb: 'rgb',
  lab: 'lab',
  lch: 'lch',
  oklab: 'oklab',
  oklch: 'oklch',
  hsl: 'hsl',
  hsv: 'hsv',
  hsi: 'hsi',
};

/** Conversions of a hex text by the peers that have the space, as each is called fastest. */
const peersOf = (id) => {
  const [culoriId, colorjsId] = PEERS[id];
  const found = {};
  if (culoriId) found.culori = converter(culoriId);
  if (colorjsId) {
    const target = Color.spaces[colorjsId];
    // Its functions take less time than its class.
    found['colorjs.io'] = (hex) => to(getColor(hex), target).coords;
  }
  const space = TEXEL[id];
  if (space) found['@texel/color'] = (hex) => texel.convert(texel.hexToRGB(hex), texel.sRGB, space);
  const name = CHROMA[id];
  if (name) found['chroma.js'] = (hex) => chroma(hex)[name]();
  return found;
};

const randomHex = (count) => {
  let state = 20_240_601;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return `#${(state >>> 8).toString(16).padStart(6, '0')}`;
  });
};

/** Nanoseconds an item of the fastest of several rounds; the contestants take turns, so that noise hits all of them. */
const compete = (contestants, items, { rounds = 7, least = 8 } = {}) => {
  const best = contestants.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1) {
    contestants.forEach((run, index) => {
      if (!run) return;
      const start = processorMs();
      let passes = 0;
      let spent = 0;
      do {
        run(items);
        passes += 1;
        spent = processorMs() - start;
      } while (spent < least);
      best[index] = Math.min(best[index], (spent * 1e6) / (passes * items.length));
    });
  }
  return best;
};

const each = (convert) => (items) => {
  let sink;
  for (const item of items) sink = convert(item);
  return sink;
};

const geometricMean = (values) => Math.exp(values.reduce((sum, v) => sum + Math.log(v), 0) / values.length);

/** CPU time of this process for one call, in milliseconds. */
const cpuMs = (call, times) => {
  const before = processorMs();
  for (let i = 0; i < times; i += 1) call(i);
  return (processorMs() - before) / times;
};

/** The least that every peer is slower in the mean of the spaces that it shares. */
const OVER = { culori: 3, 'colorjs.io': 25, '@texel/color': 1, 'chroma.js': 2 };

const conversions = (report, items) => {
  const over = {};
  for (const id of Object.keys(PEERS)) {
    const peers = peersOf(id);
    const contestants = [(hex) => coordinatesOfRgb(spaces[id], parseHex(hex)), ...Object.values(peers)];
    const [mine, ...others] = compete(contestants.map(each), items, { rounds: 9, least: 5 });
    const times = Object.fromEntries(Object.keys(peers).map((peer, i) => [peer, others[i]]));
    for (const [peer, time] of Object.entries(times)) over[peer] = [...(over[peer] ?? []), time / mine];
    report(`hex to ${id}`, mine, 'ns', { ahead: 'less', peers: times });
  }
  for (const [peer, ratios] of Object.entries(over))
    report(`${peer} / ours, geometric mean of ${ratios.length} shared spaces`, geometricMean(ratios), 'x', {
      atLeast: OVER[peer],
    });
};

export const run = async (report) => {
  const items = randomHex(500);
  const whole = (i) => dossier(lightOfRgb(parseHex(items[i])), 'D65', undefined);
  cpuMs(whole, 500);
  report('dossier of all spaces, CPU', Math.min(...Array.from({ length: 5 }, () => cpuMs(whole, 500))), 'ms', {
    limit: 0.5,
  });

  const culoriOklch = converter('oklch');
  const [oklch, theirOklch] = compete([each((hex) => toOklch(parseHex(hex))), each((hex) => culoriOklch(hex))], items);
  report('bulk hex to OKLCH, culori / ours', theirOklch / oklch, 'x', { atLeast: 4, note: `${oklch.toFixed(0)} ns` });

  const culoriDifference = differenceCiede2000();
  const pairs = items.map((hex, i) => [hex, items[(i + 1) % items.length]]);
  const [difference, theirDifference] = compete(
    [
      each(([a, b]) => ciede2000(toLabD65(parseHex(a)), toLabD65(parseHex(b)))),
      each(([a, b]) => culoriDifference(a, b)),
    ],
    pairs,
  );
  report('bulk hex to CIEDE2000, culori / ours', theirDifference / difference, 'x', {
    atLeast: 3,
    note: `${difference.toFixed(0)} ns a pair`,
  });
  conversions(report, items);
};
