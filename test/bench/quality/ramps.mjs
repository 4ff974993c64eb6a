// The ramp of `tailwind`, `radix` and tokens on families that it was not fitted to, and what it makes of dark and pale brands.
import { argbFromHex, hexFromArgb, TonalPalette } from '@material/material-color-utilities';
import { carbon, hexOf, oklchOf, openColor, radixLight, radixTables, TAILWIND, without } from './families.mjs';
import { difference, mean } from './sight.mjs';

const dist = (path) => import(new URL(`../../../dist/src/${path}`, import.meta.url).href);
const { toOklch } = await dist('color/oklab.js');
const { rgb } = await dist('color/rgb.js');
const { contrastRatio, relativeLuminance } = await dist('color/luminance.js');
const { counterRandom } = await dist('exact/random/counter-random.js');
const { radixSurface, SOLID } = await dist('design/shade/ramp/radix.js');
const { rampOf } = await dist('design/shade/ramp/ramp.js');
const { surfaceOf } = await dist('design/shade/ramp/surface.js');
const { shadeScale } = await dist('design/shade/scale.js');

const missOf = (made, wanted, own) =>
  mean(made.map((hex, i) => difference(hex, wanted[i])).filter((_, i) => i !== own));

/** Families of a kind, each with the ramp that a surface without it makes of one of its published steps. */
const heldOut = (kind, from, at) =>
  Object.entries(TAILWIND[kind]).map(([name, steps]) => {
    const surface = surfaceOf({ ...TAILWIND, [kind]: without(TAILWIND[kind], name) });
    const ramp = rampOf(oklchOf(steps[from]), 11, { surface, at });
    return {
      at: ramp.at,
      miss: missOf(
        ramp.steps.map(hexOf),
        steps.map((step) => hexOf(oklchOf(step))),
        from,
      ),
    };
  });
const likeness = (kind, from) => mean(heldOut(kind, from, from === 5 ? 5 : undefined).map(({ miss }) => miss));
const found = (kind) =>
  Array.from({ length: 11 }, (_, from) => heldOut(kind, from).filter(({ at }) => at === from).length).reduce(
    (sum, n) => sum + n,
  );

const ours = (hex, steps = 11) =>
  shadeScale({ method: 'tailwind', color: rgb(hex), steps, seed: 1 }).steps.map((s) => s.hex);
const TONES = [99, 95, 90, 80, 70, 60, 50, 40, 30, 20, 10];
const material = (hex) => TONES.map((tone) => hexFromArgb(TonalPalette.fromInt(argbFromHex(hex)).tone(tone)));

/** The colour of a scale at a lightness, between the two steps around it. */
const atLightness = (hexes, l) => {
  const steps = hexes.map((hex) => toOklch(rgb(hex)));
  const i = Math.min(steps.length - 2, Math.max(0, steps.findIndex((step, k) => k > 0 && step.l <= l) - 1));
  const [x, y] = [steps[i], steps[i + 1]];
  const t = Math.min(1, Math.max(0, (x.l - l) / (x.l - y.l || 1)));
  const turn = ((y.h - x.h + 540) % 360) - 180;
  return hexOf({ l, c: x.c + t * (y.c - x.c), h: x.h + t * turn });
};
/** Mean difference of a family from a scale of one of its colours, each read at the family's lightness. */
const path = (families, from, make) =>
  mean(
    families.map((family) => {
      const scale = make(family[from]);
      return missOf(
        family.map((hex) => atLightness(scale, toOklch(rgb(hex)).l)),
        family,
        from,
      );
    }),
  );

const BRANDS = {
  dark: ['#6d071a', '#0a1f44', '#1e3932', '#3b0a45', '#2b1a12', '#003b5c', '#4a0e2e', '#14213d'],
  pale: ['#ffd1dc', '#e6e6fa', '#c0ffee', '#fff1c1', '#d4f1f4', '#fde2e4', '#e2ece9', '#f5e6ff'],
  all: [
    '#635bff',
    '#1877f2',
    '#1db954',
    '#f37021',
    '#ffcc00',
    '#e11d2e',
    '#0f766e',
    '#820ad1',
    '#6f4e37',
    '#ff10f0',
    '#0abab5',
  ],
};
const stepsOf = (hexes) => hexes.slice(1).map((hex, i) => difference(hex, hexes[i]));
const median = (values) => [...values].sort((x, y) => x - y)[Math.floor(values.length / 2)];
const least = (brands, make) => median(brands.map((hex) => Math.min(...stepsOf(make(hex)))));
const uneven = (brands, make) =>
  median(brands.map((hex) => Math.max(...stepsOf(make(hex))) / mean(stepsOf(make(hex)))));
const every = Object.values(BRANDS).flat();

/** Ramps of so many colours by a seed, with the brands. */
const RAMPS = 200;
const anyHexes = () => {
  const random = counterRandom(32, 7);
  const byte = (i) =>
    Math.floor(256 * random(i))
      .toString(16)
      .padStart(2, '0');
  return Array.from({ length: RAMPS - every.length }, (_, i) => `#${byte(3 * i)}${byte(3 * i + 1)}${byte(3 * i + 2)}`);
};
/** What steps have on each other at least; a step of null is white. */
const ON_EACH_OTHER = [
  [7, null, 4.5],
  [7, 0, 4.5],
  [8, 1, 5],
  [9, 2, 6],
  [10, 3, 6.5],
  [2, 8, 4.5],
];
const promiseRows = () => {
  const bases = [...every, ...anyHexes()];
  const ramps = bases.map((hex) => ours(hex));
  const over = ramps.flatMap((steps) =>
    ON_EACH_OTHER.map(([x, y, least]) => contrastRatio(rgb(steps[x]), rgb(y === null ? '#ffffff' : steps[y])) / least),
  );
  const falls = (steps) => {
    const light = steps.map((step) => relativeLuminance(rgb(step)));
    return light.every((value, i) => i === 0 || value < light[i - 1]);
  };
  const share = (holds) => (100 * ramps.filter(holds).length) / ramps.length;
  return [
    row(`contrast of steps over what they promise, worst of ${RAMPS} ramps`, 'x', 'more', Math.min(...over), 1),
    row(
      `ramps with their colour byte for byte, of ${RAMPS}`,
      '%',
      'more',
      share((steps, i) => steps.includes(bases[i])),
      100,
    ),
    row(`ramps whose lightness falls at every step, of ${RAMPS}`, '%', 'more', share(falls), 100),
  ];
};

const row = (label, unit, better, own, limit, peers, note) => ({
  label,
  unit,
  better,
  ours: own,
  ...(better === 'less' ? { limit } : { atLeast: limit }),
  ...(peers ? { peers } : {}),
  ...(note ? { note } : {}),
});

export const rampRows = () => [
  ...[
    [5, '500', 2.4, 1.2],
    [1, '100', 5.2, 2.6],
    [2, '200', 4.5, 2],
    [7, '700', 3, 1.5],
    [9, '900', 4.4, 3],
  ].flatMap(([from, name, vivid, grey]) => [
    row(`a Tailwind family left out, from its ${name}`, 'dE00', 'less', likeness('chromatic', from), vivid),
    row(`a grey of Tailwind left out, from its ${name}`, 'dE00', 'less', likeness('neutral', from), grey),
  ]),
  row('steps of Tailwind families left out that are found, of 187', '', 'more', found('chromatic'), 180),
  row('steps of its greys left out that are found, of 99', '', 'more', found('neutral'), 90),
  ...[
    [
      'Open Color',
      openColor(),
      [
        [6, 1.6],
        [9, 2.6],
        [2, 2.8],
      ],
    ],
    [
      'Carbon',
      carbon(),
      [
        [5, 2.8],
        [8, 3],
        [1, 3.6],
      ],
    ],
    ['Radix', radixLight(), [[8, 2.6]]],
  ].flatMap(([name, families, places]) =>
    places.map(([from, limit]) =>
      row(
        `path of ${name} from step ${from + 1} of ${families[0].length}`,
        'dE00',
        'less',
        path(families, from, ours),
        limit,
        {
          Material: path(families, from, material),
        },
      ),
    ),
  ),
  ...['light', 'dark'].map((theme) => {
    const scales = radixTables[theme];
    const misses = Object.entries(scales).map(([name, steps]) => {
      const base = oklchOf(steps[SOLID]);
      const slice = radixSurface(without(scales, name))(base);
      const made = slice.l.map((l, i) => hexOf({ l, c: base.c * slice.c[i], h: base.h + slice.turn[i] }));
      return missOf(
        made,
        steps.map((step) => hexOf(oklchOf(step))),
        SOLID,
      );
    });
    return row(`a ${theme} scale of Radix left out, from its step 9`, 'dE00', 'less', mean(misses), 2);
  }),
  row('dark brands: least step', 'dE00', 'more', least(BRANDS.dark, ours), 4.5, {
    Material: least(BRANDS.dark, material),
  }),
  row('dark brands: largest step through the mean', '', 'less', uneven(BRANDS.dark, ours), 1.6, {
    Material: uneven(BRANDS.dark, material),
  }),
  row('pale brands: least step', 'dE00', 'more', least(BRANDS.pale, ours), 5, {
    Material: least(BRANDS.pale, material),
  }),
  row('pale brands: largest step through the mean', '', 'less', uneven(BRANDS.pale, ours), 1.6, {
    Material: uneven(BRANDS.pale, material),
  }),
  row('all brands: least step', 'dE00', 'more', least(every, ours), 5),
  row('all brands: largest step through the mean', '', 'less', uneven(every, ours), 1.55),
  row('all brands: chroma of 50', 'OKLCH', 'more', median(every.map((hex) => toOklch(rgb(ours(hex)[0])).c)), 0.014),
  row('all brands: chroma of 950', 'OKLCH', 'more', median(every.map((hex) => toOklch(rgb(ours(hex)[10])).c)), 0.06),
  ...promiseRows(),
];
