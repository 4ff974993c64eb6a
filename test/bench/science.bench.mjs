// Colour science against culori and colorjs.io, measured in turns within one run.
import { fileURLToPath } from 'node:url';
import Color from 'colorjs.io';
import { converter, differenceCiede2000 } from 'culori';
import { coordinatesOfRgb } from '../../dist/src/color/convert.js';
import { ciede2000 } from '../../dist/src/color/difference/ciede2000.js';
import { toLabD65 } from '../../dist/src/color/lab.js';
import { toOklch } from '../../dist/src/color/oklab.js';
import { parseHex } from '../../dist/src/color/rgb.js';
import { dossier } from '../../dist/src/color/spaces/answer.js';
import { spaces } from '../../dist/src/color/spaces/index.js';
import { print } from './figures.mjs';

export const name = 'science';

/** Our key to the ids of the two peers, where they have the same space; their variants of constants do not matter here. */
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
      const start = performance.now();
      let passes = 0;
      let spent = 0;
      do {
        run(items);
        passes += 1;
        spent = performance.now() - start;
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
  const before = process.cpuUsage();
  for (let i = 0; i < times; i += 1) call(i);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
};

const conversions = (report, items, few) => {
  const overCulori = [];
  const overColorjs = [];
  for (const [id, [culoriId, colorjsId]] of Object.entries(PEERS)) {
    const ours = each((hex) => coordinatesOfRgb(spaces[id], parseHex(hex)));
    if (culoriId) {
      const theirs = converter(culoriId);
      const [mine, culori] = compete([ours, each((hex) => theirs(hex))], items);
      overCulori.push(culori / mine);
      report(`hex to ${id}, culori / ours`, culori / mine, 'x', { atLeast: 1, note: `${mine.toFixed(0)} ns` });
    }
    if (colorjsId) {
      const target = Color.spaces[colorjsId];
      const theirs = each((hex) => new Color(hex).to(target).coords);
      const [mine, colorjs] = compete([ours, theirs], few, { rounds: 3, least: 4 });
      overColorjs.push(colorjs / mine);
    }
  }
  report('all spaces shared with culori, geometric mean', geometricMean(overCulori), 'x', { atLeast: 3 });
  report('all spaces shared with colorjs.io, geometric mean', geometricMean(overColorjs), 'x', { atLeast: 25 });
};

export const run = async (report) => {
  const items = randomHex(500);
  const colors = items.map((hex) => parseHex(hex));
  for (const color of colors) dossier(color, 'D65', undefined);
  const dossierMs = Math.min(
    ...Array.from({ length: 5 }, () => cpuMs((i) => dossier(colors[i], 'D65', undefined), 500)),
  );
  report('dossier of all spaces, CPU', dossierMs, 'ms', { limit: 0.5 });

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
  conversions(report, items, items.slice(0, 100));
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await run(print);
