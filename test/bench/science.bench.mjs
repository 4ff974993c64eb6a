// Colour science against culori, colorjs.io, @texel/color and chroma.js, measured in turns within one run.

import { color as cssColor } from '@csstools/css-color-parser';
import { parseComponentValue } from '@csstools/css-parser-algorithms';
import { tokenize } from '@csstools/css-tokenizer';
import * as texel from '@texel/color';
import chroma from 'chroma-js';
import Color from 'colorjs.io';
import { getColor, to } from 'colorjs.io/fn';
import { converter, differenceCiede2000, parse, toGamut } from 'culori';
import { coordinatesOfRgb } from '../../dist/src/color/convert.js';
import { ciede2000 } from '../../dist/src/color/difference/ciede2000.js';
import { toLabD65 } from '../../dist/src/color/lab.js';
import { oklabToLinear, oklchToOklab, toOklch } from '../../dist/src/color/oklab.js';
import { readColor } from '../../dist/src/color/read-color.js';
import { parseHex } from '../../dist/src/color/rgb.js';
import { dossier } from '../../dist/src/color/spaces/answer.js';
import { spaces } from '../../dist/src/color/spaces/index.js';
import { toSrgb } from '../../dist/src/color/to-srgb.js';
import { WHITE_D65 } from '../../dist/src/color/white-point.js';
import { lightAt, lightOfRgb } from '../../dist/src/color/wide-color.js';
import { computeRows } from '../../dist/src/lists/compute.js';
import { responseOf } from '../../dist/src/lists/render.js';
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

/** Texts that culori reads, made of the same colours. */
const NOTATIONS = {
  hex: (hex) => hex,
  'rgb()': (hex) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ')})`,
  'oklch()': (_, i) => `oklch(${(0.2 + (i % 60) / 100).toFixed(3)} 0.${String(i % 150).padStart(3, '0')} ${i % 360})`,
  name: (_, i) => ['rebeccapurple', 'tomato', 'aliceblue', 'seagreen', 'darkslategray'][i % 5],
};
/** Texts that have to be computed, which of the peers csstools alone reads all of. */
const COMPUTED = {
  'color-mix()': (hex, i) => `color-mix(in oklch, ${hex} ${i % 100}%, tomato)`,
  'a relative colour': (hex) => `oklch(from ${hex} calc(l * 0.9) c h)`,
};
/** How much longer reading may take than it takes the peer. */
const READING = 1.3;

const texts = (report, items) => {
  const against = (kind, write, peer, read) => {
    const written = items.map(write);
    const [mine, theirs] = compete([each((text) => readColor(text)), each(read)], written);
    report(`reading ${kind}, ours / ${peer}`, mine / theirs, 'x', { limit: READING, note: `${mine.toFixed(0)} ns` });
  };
  for (const [kind, write] of Object.entries(NOTATIONS)) against(kind, write, 'culori', parse);
  const cssTools = (text) => cssColor(parseComponentValue(tokenize({ css: text })));
  for (const [kind, write] of Object.entries(COMPUTED)) against(kind, write, 'csstools', cssTools);
};

/** Colours far outside sRGB, by OKLCH. */
const FAR = Array.from({ length: 400 }, (_, i) => ({
  l: 0.15 + ((i * 0.618_034) % 1) * 0.75,
  c: 0.25 + ((i * 0.754_878) % 1) * 0.15,
  h: (i * 137.508) % 360,
}));

const gamut = (report) => {
  const lightOf = (color) => lightAt('srgb-linear', oklabToLinear(oklchToOklab(color)));
  const inSrgb = toGamut('rgb', 'oklch');
  const [css, culori, colorjs] = compete(
    [
      each((color) => toSrgb(lightOf(color), 'css')),
      each(({ l, c, h }) => inSrgb({ mode: 'oklch', l, c, h })),
      each(({ l, c, h }) => new Color('oklch', [l, c, h]).to('srgb').toGamut({ method: 'css' })),
    ],
    FAR,
  );
  report('gamut mapping css', css, 'ns', { ahead: 'less', peers: { culori, 'colorjs.io': colorjs } });
  const [chromaTime, texelTime] = compete(
    [
      each((color) => toSrgb(lightOf(color), 'chroma')),
      each(({ l, c, h }) => texel.gamutMapOKLCH([l, c, h], texel.sRGBGamut, texel.sRGB)),
    ],
    FAR,
  );
  report('gamut mapping chroma', chromaTime, 'ns', { ahead: 'less', peers: { '@texel/color': texelTime } });
  report('10,000 far colours mapped by css, CPU', (css * 1e4) / 1e6, 'ms', { limit: 60 });
};

/** Texts as long and as deep as a colour may be written, or longer: they are read or refused, and never take long. */
const HOSTILE = [
  `rgb(${'0'.repeat(990)} 0 0)`,
  `rgb(${'1'.repeat(5000)} 0 0)`,
  `rgb(${'calc('.repeat(31)}1${')'.repeat(31)} 0 0)`,
  `rgb(${'round('.repeat(10)}1${', 1)'.repeat(10)} 0 0)`,
  `rgb(min(hypot(${'1, '.repeat(300)}1)) 0 0)`,
  `${'color-mix(in oklch, red, '.repeat(30)}blue${')'.repeat(30)}`,
  `${'oklch(from '.repeat(15)}red${' l c h)'.repeat(15)}`,
  `rgb(${'/**/'.repeat(240)}1 2 3)`,
  `${'\\72 '.repeat(240)}`,
];

/** Milliseconds of the slowest of the hostile texts, each at its fastest of some rounds. */
const slowestRead = () => {
  const times = HOSTILE.map((text) => Math.min(...Array.from({ length: 9 }, () => cpuMs(() => readColor(text), 20))));
  return { ms: Math.max(...times), at: times.indexOf(Math.max(...times)) };
};

const lists = (report) => {
  const request = {
    kind: 'science/convert',
    rows: randomHex(10_000),
    options: { to: 'oklch', white_point: 'D65' },
    gamut: 'css',
  };
  const whole = () => JSON.stringify(responseOf(computeRows(request)));
  report(
    'a list of 10,000 hex texts to OKLCH, as JSON, CPU',
    Math.min(...Array.from({ length: 9 }, () => cpuMs(whole, 1))),
    'ms',
    {
      limit: 300,
    },
  );
  const { ms, at } = slowestRead();
  report(`slowest of ${HOSTILE.length} hostile texts, CPU`, ms, 'ms', {
    limit: 1,
    note: `${HOSTILE[at].slice(0, 24)}...`,
  });
};

export const run = async (report) => {
  const items = randomHex(500);
  const whole = (i) => dossier(lightOfRgb(parseHex(items[i])), WHITE_D65, undefined);
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
  texts(report, items);
  gamut(report);
  lists(report);
};
