// `palette/generate` with method qualitative, beside iwanthue and the published palettes for categories.
import { schemeDark2, schemeObservable10, schemeSet2, schemeTableau10 } from 'd3-scale-chromatic';
import iwanthue from 'iwanthue';
import { leastOf, mean } from './sight.mjs';

const dist = (path) => import(new URL(`../../../dist/src/${path}`, import.meta.url).href);
const { generatePalette } = await dist('design/palette/generate.js');

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed + 1);
/** Okabe and Ito 2002, in the order of their chart. */
const OKABE_ITO = '#e69f00 #56b4e9 #009e73 #f0e442 #0072b2 #d55e00 #cc79a7 #000000'.split(' ');
const PUBLISHED = {
  'Tableau 10': schemeTableau10,
  'Observable 10': schemeObservable10,
  'Okabe-Ito': OKABE_ITO,
  Dark2: schemeDark2,
  Set2: schemeSet2,
};

const WANTED = {
  5: { free: 31, given: 28.5, pretty: 25 },
  6: { free: 30, given: 25, pretty: 23 },
  8: { free: 22, given: 21, pretty: 18 },
  10: { free: 19, given: 18, pretty: 15.5 },
  12: { free: 16.5, given: 16, pretty: 13.5 },
};
const MODES = {
  free: () => ({}),
  given: (seed) => ({ hue: (137.5 * seed) % 360 }),
  pretty: () => ({ mode: 'pretty' }),
};
/** Part of the mean that no set falls short of. */
const WORST = { free: 0.85, given: 0.8, pretty: 0.85 };

const sets = (count, mode) =>
  SEEDS.map((seed) => {
    const settings = { method: 'qualitative', wheel: 'hsl', count, seed, ...MODES[mode](seed) };
    return leastOf(generatePalette(settings).colors.map(({ hex }) => hex));
  });

const peersOf = (count) => ({
  iwanthue: mean(SEEDS.slice(0, 5).map((seed) => leastOf(iwanthue(count, { seed, attempts: 5 })))),
  ...Object.fromEntries(
    Object.entries(PUBLISHED)
      .filter(([, colors]) => colors.length >= count)
      .map(([peer, colors]) => [peer, leastOf(colors.slice(0, count))]),
  ),
});

export const categoryRows = () =>
  Object.entries(WANTED).flatMap(([text, wanted]) => {
    const count = Number(text);
    const peers = peersOf(count);
    return Object.entries(wanted).flatMap(([mode, least]) => {
      const began = process.cpuUsage();
      const found = sets(count, mode);
      const { user, system } = process.cpuUsage(began);
      const note = `${((user + system) / 1000 / SEEDS.length).toFixed(0)} ms of processor time a set`;
      const row = { unit: 'dE00', better: 'more' };
      return [
        {
          ...row,
          label: `${count} colours, ${mode}, mean of 30 seeds`,
          ours: mean(found),
          peers,
          atLeast: least,
          note,
        },
        { ...row, label: `${count} colours, ${mode}, worst`, ours: Math.min(...found), atLeast: WORST[mode] * least },
      ];
    });
  });
