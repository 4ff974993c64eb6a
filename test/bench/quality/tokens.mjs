// Roles of `tokens/generate` on random seeds, beside the schemes of the Material utilities for the same seeds.
import { argbFromHex, Hct, hexFromArgb, SchemeTonalSpot } from '@material/material-color-utilities';

const dist = (path) => import(new URL(`../../../dist/src/${path}`, import.meta.url).href);
const { apcaContrast } = await dist('accessibility/contrast/apca.js');
const { contrastRatio } = await dist('color/luminance.js');
const { rgb } = await dist('color/rgb.js');
const { generateTokens } = await dist('design/tokens/generate.js');

const SEEDS = 300;
const HARD = [
  '#ffff00',
  '#000000',
  '#ffffff',
  '#0b5fff',
  '#ff0000',
  '#00ff7f',
  '#808080',
  '#7298bc',
  '#3b0a45',
  '#ffd1dc',
];

/** The same seeds in every run. */
const seeds = () => {
  let state = 20260;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 8;
  };
  return [...HARD, ...Array.from({ length: SEEDS }, () => `#${next().toString(16).padStart(6, '0')}`)];
};

const loudness = ([text, ground]) => Math.abs(apcaContrast(rgb(text), rgb(ground)));
const ratio = ([text, ground]) => contrastRatio(rgb(text), rgb(ground));
const least = (pairs, of) => pairs.reduce((low, pair) => Math.min(low, of(pair)), Number.POSITIVE_INFINITY);

/** Foreground and background of every promised pair of text on a fill, in both themes. */
const ours = (seed) =>
  generateTokens({ seed: rgb(seed), harmony: 'analogous', include: ['color'], dark: true })
    .contrast.filter(({ foreground }) => foreground.startsWith('--color-on-'))
    .map(({ foreground_hex, background_hex }) => [foreground_hex, background_hex]);

const MATERIAL = ['primary', 'secondary', 'tertiary', 'error'];
const material = (seed) =>
  [false, true].flatMap((dark) => {
    const scheme = new SchemeTonalSpot(Hct.fromInt(argbFromHex(seed)), dark, 0);
    const on = (name) => scheme[`on${name[0].toUpperCase()}${name.slice(1)}`];
    return MATERIAL.map((name) => [hexFromArgb(on(name)), hexFromArgb(scheme[name])]);
  });

export const tokenRows = () => {
  const all = seeds();
  const [own, peer] = [all.flatMap(ours), all.flatMap(material)];
  const share = (pairs) => (100 * pairs.filter((pair) => ratio(pair) < 4.5).length) / pairs.length;
  return [
    {
      label: 'text on fills under 4.5:1',
      unit: '%',
      better: 'less',
      ours: share(own),
      peers: { Material: share(peer) },
      limit: 0,
      note: `${own.length} pairs of ${all.length} seeds`,
    },
    {
      label: 'least |Lc| of text on fills',
      unit: 'Lc',
      better: 'more',
      ours: least(own, loudness),
      peers: { Material: least(peer, loudness) },
      atLeast: 60,
    },
  ];
};
