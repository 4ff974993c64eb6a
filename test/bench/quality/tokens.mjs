// Roles of `tokens/generate` on random seeds, beside the schemes of the Material utilities for the same seeds.
import { argbFromHex, Hct, hexFromArgb, SchemeTonalSpot } from '@material/material-color-utilities';

const dist = (path) => import(new URL(`../../../dist/src/${path}`, import.meta.url).href);
const { apcaContrast } = await dist('accessibility/contrast/apca.js');
const { ciede2000 } = await dist('color/difference/ciede2000.js');
const { toLabD65 } = await dist('color/lab.js');
const { LABS, labsOf } = await dist('accessibility/vision/views.js');
const { differenceAt } = await dist('exact/difference.js');
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
const apart = ([x, y]) => ciede2000(toLabD65(rgb(x)), toLabD65(rgb(y)));
const least = (pairs, of) => pairs.reduce((low, pair) => Math.min(low, of(pair)), Number.POSITIVE_INFINITY);
const under = (pairs, of, bound) => (100 * pairs.filter((pair) => of(pair) < bound).length) / pairs.length;

const THEMES = ['light', 'dark'];

/** Published palettes for categories: Okabe and Ito 2002; Tableau 10 (Stone 2016); ColorBrewer 2.0 (colorbrewer2.org). */
const PALETTES = {
  'Okabe-Ito': '#e69f00 #56b4e9 #009e73 #f0e442 #0072b2 #d55e00 #cc79a7 #000000',
  Tableau10: '#4e79a7 #f28e2b #e15759 #76b7b2 #59a14f #edc948 #b07aa1 #ff9da7',
  Dark2: '#1b9e77 #d95f02 #7570b3 #e7298a #66a61e #e6ab02 #a6761d #666666',
};

/** Least CIEDE2000 of two of these colours, for normal vision and in every colour-blind view. */
const separation = (colors) => {
  const labs = colors.map((hex) => {
    const out = new Float64Array(LABS);
    labsOf(Number.parseInt(hex.slice(1), 16), out, 0);
    return out;
  });
  const views = Array.from({ length: LABS / 4 }, (_, i) => 4 * i);
  return Math.min(
    ...labs.flatMap((x, i) => labs.slice(0, i).flatMap((y) => views.map((at) => differenceAt(x, at, y, at)))),
  );
};

/** Colours of both themes of a seed by role. */
const ours = (seed, fill = 'brand') => {
  const { tokens } = generateTokens({ seed: rgb(seed), harmony: 'analogous', include: ['color'], dark: true, fill });
  const values = new Map(tokens.map(({ name, group, hex }) => [`${group} ${name}`, hex]));
  return THEMES.map((theme) => (role) => values.get(`${theme === 'dark' ? 'dark' : 'color'} --color-${role}`));
};
const material = (seed) =>
  THEMES.map((theme) => {
    const scheme = new SchemeTonalSpot(Hct.fromInt(argbFromHex(seed)), theme === 'dark', 0);
    return (role) => hexFromArgb(scheme[role]);
  });

const FILLS = ['primary', 'secondary', 'accent', 'success', 'warning', 'danger', 'info'];
const SURFACES = ['bg', 'surface', 'surface-raised'];
const CHART = Array.from({ length: 8 }, (_, i) => `chart-${i + 1}`);
const pairs = (foregrounds, backgrounds) => foregrounds.flatMap((f) => backgrounds.map((b) => [f, b]));
const chain = (roles) => roles.slice(1).map((role, i) => [roles[i], role]);

const OWN = {
  fills: FILLS.flatMap((name) => pairs([`on-${name}`], [name, `${name}-hover`, `${name}-active`])),
  links: pairs(['link'], SURFACES),
  surfaces: chain(SURFACES),
  selected: pairs(['selected'], SURFACES),
  charts: pairs(CHART, SURFACES),
  texts: pairs(['text', 'text-muted'], SURFACES),
};
/** The roles that do the same in Material Design 3; it has no charts, and what is selected has the secondary container. */
const GROUNDS = ['surface', 'surfaceContainer', 'surfaceContainerHighest'];
const THEIRS = {
  fills: ['primary', 'secondary', 'tertiary', 'error'].map((name) => [
    `on${name[0].toUpperCase()}${name.slice(1)}`,
    name,
  ]),
  links: pairs(['primary'], GROUNDS),
  surfaces: chain(GROUNDS),
  selected: pairs(['secondaryContainer'], GROUNDS),
  texts: pairs(['onSurface', 'onSurfaceVariant'], GROUNDS),
};

/** Pairs of colours of every seed and theme for a list of pairs of roles. */
const collect = (themes, roles) => themes.flatMap((of) => roles.map(([f, b]) => [of(f), of(b)]));

export const tokenRows = () => {
  const all = seeds();
  const [own, safe, peer] = [
    all.flatMap((seed) => ours(seed)),
    all.flatMap((seed) => ours(seed, 'safe')),
    all.flatMap(material),
  ];
  const safeFills = collect(safe, OWN.fills);
  const materialFills = collect(peer, THEIRS.fills);
  const both = (what, of) => ({
    ours: of(collect(own, OWN[what])),
    ...(THEIRS[what] ? { peers: { Material: of(collect(peer, THEIRS[what])) } } : {}),
  });
  const note = `${all.length} seeds, both themes`;
  return [
    {
      label: 'text on fills under 4.5:1',
      unit: '%',
      better: 'less',
      limit: 0,
      note,
      ...both('fills', (list) => under(list, ratio, 4.5)),
    },
    {
      label: 'text on fills under |Lc| 60',
      unit: '%',
      better: 'less',
      limit: 0,
      ...both('fills', (list) => under(list, loudness, 60)),
    },
    {
      label: 'text on fills, least |Lc|',
      unit: 'Lc',
      better: 'more',
      atLeast: 60,
      ...both('fills', (list) => least(list, loudness)),
    },
    {
      label: 'text on fills that keep the brand, least |Lc|',
      unit: 'Lc',
      ours: least(collect(own, OWN.fills), loudness),
      atLeast: 34,
      note: 'APCA 34 is what `fill: brand` promises beside 4.5:1, 60 what `fill: safe` does',
    },
    {
      label: 'text on fills that are safe, under |Lc| 60',
      unit: '%',
      better: 'less',
      ours: under(safeFills, loudness, 60),
      peers: { Material: under(materialFills, loudness, 60) },
      limit: 0,
    },
    {
      label: 'text on fills that are safe, least |Lc|',
      unit: 'Lc',
      better: 'more',
      ours: least(safeFills, loudness),
      peers: { Material: least(materialFills, loudness) },
      atLeast: 60,
    },
    {
      label: 'links, least |Lc|',
      unit: 'Lc',
      better: 'more',
      atLeast: 60,
      ...both('links', (list) => least(list, loudness)),
    },
    {
      label: 'texts, least |Lc|',
      unit: 'Lc',
      better: 'more',
      atLeast: 60,
      ...both('texts', (list) => least(list, loudness)),
    },
    {
      label: 'neighbouring surfaces, least dE00',
      unit: 'dE00',
      better: 'more',
      atLeast: 2,
      ...both('surfaces', (list) => least(list, apart)),
    },
    {
      label: 'selected and surfaces, least dE00',
      unit: 'dE00',
      better: 'more',
      atLeast: 4,
      ...both('selected', (list) => least(list, apart)),
    },
    {
      label: 'chart colours, least ratio',
      unit: ':1',
      better: 'more',
      atLeast: 3,
      ...both('charts', (list) => least(list, ratio)),
    },
    {
      label: 'eight chart colours, least dE00 over all views',
      unit: 'dE00',
      better: 'more',
      ours: Math.min(...own.map((of) => separation(CHART.map(of)))),
      peers: Object.fromEntries(Object.entries(PALETTES).map(([peer, list]) => [peer, separation(list.split(' '))])),
      note: 'the worst of all seeds, each beginning with the brand',
    },
  ];
};
