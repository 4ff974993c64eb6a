// The palette search against random sampling, separated sets against published palettes and iwanthue, variety, speed.
import iwanthue from 'iwanthue';
import { separationAt } from '../../dist/src/accessibility/vision/separation.js';
import { LABS, labsOf } from '../../dist/src/accessibility/vision/views.js';
import { hslWindow } from '../../dist/src/design/palette/qualitative/window.js';
import { separatedSet } from '../../dist/src/design/separate/separated-set.js';
import { personalPalettes } from '../../dist/src/personalize/answers/palettes.js';
import { resolveBrief } from '../../dist/src/personalize/brief/resolve.js';
import { measureMember } from '../../dist/src/personalize/score/member.js';
import { byTotal } from '../../dist/src/personalize/search/candidate.js';
import { paletteDistance } from '../../dist/src/personalize/search/distinct.js';
import { NO_HEAD } from '../../dist/src/personalize/search/sample.js';
import { sampleAtRandom, searchPalettes } from '../../dist/src/personalize/search/search.js';
import { SECTIONS } from '../../dist/src/personalize/system/sections.js';
import { personalSystem } from '../../dist/src/personalize/system/system.js';
import { median } from './figures.mjs';

const DEFAULTS = { intent: 'ui', palette_size: 6, diversity: 68, accessibility: 72, cvd_safe: true };
const BRIEFS = [
  { styles: ['retro'], colors: ['#c8553d', '#588b8b'] },
  { styles: ['corporate'], colors: ['#1f4e79'] },
  { styles: ['botanical'], colors: ['#2d6a4f', '#d8f3dc'] },
  { styles: ['cyberpunk'], colors: ['#ff2e88', '#00e5ff'] },
  { styles: ['pastel'], colors: ['#f4c2c2'] },
  { styles: ['earthy'], colors: ['#5b4636', '#c9b79c'] },
];
const SEEDS = [11, 222, 3333];

/** Published palettes for categories. ColorBrewer 2.0 (Brewer, colorbrewer2.org); Tableau 10 (Stone 2016); Okabe and Ito 2002. */
const PEERS = {
  'ColorBrewer Set1': '#e41a1c #377eb8 #4daf4a #984ea3 #ff7f00 #ffff33 #a65628 #f781bf #999999',
  'ColorBrewer Set2': '#66c2a5 #fc8d62 #8da0cb #e78ac3 #a6d854 #ffd92f #e5c494 #b3b3b3',
  'ColorBrewer Dark2': '#1b9e77 #d95f02 #7570b3 #e7298a #66a61e #e6ab02 #a6761d #666666',
  'ColorBrewer Paired':
    '#a6cee3 #1f78b4 #b2df8a #33a02c #fb9a99 #e31a1c #fdbf6f #ff7f00 #cab2d6 #6a3d9a #ffff99 #b15928',
  Tableau10: '#4e79a7 #f28e2b #e15759 #76b7b2 #59a14f #edc948 #b07aa1 #ff9da7 #9c755f #bab0ac',
  'Okabe-Ito': '#e69f00 #56b4e9 #009e73 #f0e442 #0072b2 #d55e00 #cc79a7 #000000',
};

const mean = (values) => values.reduce((sum, v) => sum + v, 0) / values.length;
const total = (list) => mean(list.map((one) => one.total));
const pack = (hex) => Number.parseInt(hex.slice(1), 16);

/** The judge: least CIEDE2000 of a pair (Lab D65), over normal vision and the four colour-blind views. */
const least = (colors) => {
  const labs = new Float64Array(colors.length * LABS);
  colors.forEach((packed, i) => {
    labsOf(packed, labs, i * LABS);
  });
  let found = Number.POSITIVE_INFINITY;
  for (let i = 1; i < colors.length; i += 1)
    for (let j = 0; j < i; j += 1)
      found = Math.min(found, separationAt(labs, i * LABS, labs, j * LABS, 'colour-blind'));
  return found;
};

const nearestNeighbours = (list, background) => {
  const labs = list.map(({ colors }) =>
    Float64Array.from(colors.flatMap((c) => (({ l, a, b }) => [l, a, b])(measureMember(c, background)))),
  );
  return median(labs.map((x) => Math.min(...labs.filter((y) => y !== x).map((y) => paletteDistance(x, y)))));
};

const quality = (report) => {
  const rows = BRIEFS.map((given) => {
    const brief = resolveBrief({ ...DEFAULTS, ...given });
    const runs = SEEDS.map((seed) => {
      const { background, plain, kept, sweep } = searchPalettes(brief, { seed, depth: 320, keep: 24, unique: true });
      const best = (head) =>
        sampleAtRandom(brief, background, seed, sweep.evaluations, head).sort(byTotal).slice(0, 24);
      return {
        ours: total(plain),
        random: total(best(NO_HEAD)),
        own: total(best()),
        kept: total(kept),
        plainApart: nearestNeighbours(plain, background),
        keptApart: nearestNeighbours(kept, background),
        evaluations: sweep.evaluations,
      };
    });
    const row = Object.fromEntries(Object.keys(runs[0]).map((key) => [key, mean(runs.map((one) => one[key]))]));
    report(`(a) ${given.styles[0]}: top 24 over random sampling`, row.ours / row.random, 'x', {
      note: `${row.ours.toFixed(3)} against ${row.random.toFixed(3)}, ${row.evaluations} scorings each`,
    });
    return row;
  });
  const column = (key) => mean(rows.map((row) => row[key]));
  report('(a) mean total of the top 24 over random sampling', column('ours') / column('random'), 'x', {
    atLeast: 1.08,
    note: `${column('ours').toFixed(3)} against ${column('random').toFixed(3)}`,
  });
  report('(a) the same over its own candidates unrefined', column('ours') / column('own'), 'x', {
    atLeast: 1.03,
    note: 'they hold the brief and colours for text before anything is refined',
  });
  report('(a) mean total of the top 24', column('ours'), 'of 1', { atLeast: 0.88 });
  report('(c) median nearest-neighbour distance over plain ranking', column('keptApart') / column('plainApart'), 'x', {
    atLeast: 1.2,
    note: `${column('keptApart').toFixed(2)} against ${column('plainApart').toFixed(2)}`,
  });
  report('(c) score left after re-ranking', column('kept') / column('ours'), 'x', { atLeast: 0.98 });
};

const EXCHANGED = { 5: 30, 6: 28.5, 8: 21.5, 10: 18, 12: 15.5 };
const CLIMBED = { 5: 32.5, 6: 30.5, 8: 23, 10: 19.5, 12: 17 };

const separation = (report) => {
  const allowed = hslWindow([0.2, 1], [0.25, 0.85]);
  for (const size of [5, 6, 8, 10, 12]) {
    const sets = SEEDS.map((seed) => {
      const brief = { size, audience: 'colour-blind', allowed, seed };
      const start = performance.now();
      const one = separatedSet(brief);
      const middle = performance.now();
      const other = separatedSet({ ...brief, starts: 40, climbs: 40 });
      return {
        exchanged: least(one.colors),
        climbed: least(other.colors),
        quick: middle - start,
        slow: performance.now() - middle,
      };
    });
    const worst = (key) => Math.min(...sets.map((set) => set[key]));
    const published = Object.entries(PEERS)
      .map(([peer, text]) => [peer, text.split(' ').map(pack)])
      .filter(([, colors]) => colors.length >= size)
      .map(([peer, colors]) => [peer, least(colors.slice(0, size))]);
    const iwant = Math.max(...SEEDS.map((seed) => least(iwanthue(size, { seed, attempts: 5 }).map(pack))));
    report(`(b) ${size} colours by exchange, worst of three seeds`, worst('exchanged'), 'dE00', {
      atLeast: EXCHANGED[size],
      peers: { 'iwanthue, best of three seeds': iwant, ...Object.fromEntries(published) },
      note: `${median(sets.map(({ quick }) => quick)).toFixed(0)} ms`,
    });
    report(`(b) ${size} colours with the climb, worst of three seeds`, worst('climbed'), 'dE00', {
      atLeast: CLIMBED[size],
      note: `${median(sets.map(({ slow }) => slow)).toFixed(0)} ms`,
    });
  }
};

/** Processor time of a call in milliseconds, the least of some runs after one to warm up. */
const cpu = (act, runs) => {
  act();
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
};

const speeds = (report) => {
  const brief = { ...DEFAULTS, styles: ['retro'], colors: ['#c8553d', '#588b8b'], unique: true, seed: 11 };
  report(
    'palettes at defaults',
    cpu(() => personalPalettes({ ...brief, depth: 320, keep: 24 }), 4),
    'ms CPU',
    {
      limit: 250,
    },
  );
  report(
    'palettes at the maximum (1200/120)',
    cpu(() => personalPalettes({ ...brief, depth: 1200, keep: 120 }), 2),
    'ms CPU',
    {
      limit: 1200,
    },
  );
  report(
    'system at defaults',
    cpu(() => personalSystem({ ...brief, include: SECTIONS, derived: 8, depth: 320, keep: 24 }), 4),
    'ms CPU',
    { limit: 600, note: 'eight at once beside /v1/health: bench health' },
  );
};

export const run = async (report) => {
  // Sets of given seeds: every run has the same.
  const exactly = (label, value, unit, options) => report(label, value, unit, { ...options, exact: true });
  quality(exactly);
  separation(exactly);
  speeds(report);
};
