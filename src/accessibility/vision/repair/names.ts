import xkcd from 'xkcd-colors';
import { toLabD65 } from '../../../color/lab.ts';
import type { Vec3 } from '../../../color/matrix.ts';
import { type Rgb, rgb } from '../../../color/rgb.ts';

/** The eleven basic colour terms of English (Berlin and Kay 1969), and cyan, which charts need. */
export const BASIC_NAMES = [
  'black',
  'white',
  'grey',
  'red',
  'orange',
  'yellow',
  'green',
  'cyan',
  'blue',
  'purple',
  'pink',
  'brown',
] as const;
export type BasicName = (typeof BASIC_NAMES)[number];

/** What else people call them: the last word of a name decides. */
const WORDS: Readonly<Record<string, BasicName>> = Object.fromEntries(
  Object.entries({
    black: 'charcoal',
    white: 'ivory eggshell',
    grey: 'gray slate silver steel',
    red: 'maroon crimson scarlet burgundy wine cherry blood brick cranberry claret',
    orange: 'peach apricot tangerine pumpkin melon',
    yellow: 'gold mustard lemon banana maize sunflower saffron goldenrod butter custard sand',
    green:
      'lime olive mint avocado moss grass leaf emerald pea sage chartreuse kiwi jade celery pistachio fern khaki-green',
    cyan: 'teal turquoise aqua aquamarine azure-green',
    blue: 'navy periwinkle cobalt azure cerulean sky denim sapphire ultramarine royal',
    purple: 'violet lavender indigo plum lilac mauve eggplant aubergine grape amethyst wisteria orchid',
    pink: 'magenta salmon rose fuchsia coral blush bubblegum carnation',
    brown:
      'tan khaki rust chocolate coffee mud mocha camel taupe umber sienna chestnut mahogany caramel cinnamon dirt copper bronze',
  }).flatMap(([name, others]) => [name, ...others.split(' ')].map((word) => [word, name as BasicName])),
);

interface Named {
  readonly lab: Vec3;
  readonly name: number;
  readonly weight: number;
}

const indexOf = (word: string): number => {
  const name = WORDS[word];
  return name === undefined ? -1 : BASIC_NAMES.indexOf(name);
};

/** The survey lists its names from the rarest to the commonest; how often one was given falls about as 1 over its rank. */
const weightAt = (index: number): number => 1 / (xkcd.colors.length - index + RANKS);
const RANKS = 30;

/**
 * Colours of the xkcd survey (Munroe 2010, CC0) whose last word is a basic term or one of its kind; a name of two such words, as
 * turquoise blue, counts for both.
 */
const SURVEYED: readonly Named[] = xkcd.colors.flatMap(({ name, hex }, i) => {
  const words = name.split(/[ /]/);
  const names = [words.at(-1)!, words.at(-2) ?? ''].map(indexOf);
  if (names[0]! < 0) return [];
  const both = names.filter((index) => index >= 0);
  return both.map((index) => ({ lab: toLabD65(rgb(hex)), name: index, weight: weightAt(i) / both.length }));
});

/** Colours that a screen shows pure, and of which the survey has one name at most: each as often as a common name. */
const PURE: readonly Named[] = (
  [
    ['black', '#000000'],
    ['white', '#ffffff'],
    ['red', '#ff0000'],
    ['green', '#00ff00'],
    ['blue', '#0000ff'],
    ['yellow', '#ffff00'],
    ['cyan', '#00ffff'],
    ['pink', '#ff00ff'],
    ['grey', '#808080'],
    ['grey', '#c0c0c0'],
    ['grey', '#505050'],
  ] as const
).map(([name, hex]) => ({
  lab: toLabD65(rgb(hex)),
  name: BASIC_NAMES.indexOf(name),
  weight: (name === 'grey' ? 0.4 : 1) / RANKS,
}));
/** All of them in flat arrays, by their lightness: a repair asks for the names of thousands of colours. */
const ALL = [...SURVEYED, ...PURE].sort((x, y) => x.lab[0] - y.lab[0]);
const [LIGHTNESSES, AS, BS, WEIGHTS] = [
  Float64Array.from(ALL, ({ lab }) => lab[0]),
  Float64Array.from(ALL, ({ lab }) => lab[1]),
  Float64Array.from(ALL, ({ lab }) => lab[2]),
  Float64Array.from(ALL, ({ weight }) => weight),
];
const NAMES = Uint8Array.from(ALL, ({ name }) => name);

/** Squared distance in CIELAB at which a surveyed colour counts 1/e, and beyond which it does not count where others are near. */
const WIDTH = 150;
const FAR = 6 * WIDTH;
const REACH = Math.sqrt(FAR);

/** Index of the first colour that is at least this light. */
const lightest = (lightness: number): number => {
  let [low, high] = [0, LIGHTNESSES.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (LIGHTNESSES[middle]! < lightness) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Number of the name of the one nearest colour, for colours that are far from all. */
const nearestName = (l: number, a: number, b: number): number => {
  let [nearest, least] = [0, Number.POSITIVE_INFINITY];
  for (let i = 0; i < ALL.length; i += 1) {
    const distance = (LIGHTNESSES[i]! - l) ** 2 + (AS[i]! - a) ** 2 + (BS[i]! - b) ** 2;
    if (distance < least) [nearest, least] = [NAMES[i]!, distance];
  }
  return nearest;
};

/** What people call a colour, each basic name with its share; shares add up to 1. */
export const namesOf = (color: Rgb): Float64Array => {
  const [l, a, b] = toLabD65(color);
  const shares = new Float64Array(BASIC_NAMES.length);
  let total = 0;
  for (let i = lightest(l - REACH); i < ALL.length && LIGHTNESSES[i]! <= l + REACH; i += 1) {
    const distance = (LIGHTNESSES[i]! - l) ** 2 + (AS[i]! - a) ** 2 + (BS[i]! - b) ** 2;
    if (distance > FAR) continue;
    const weight = WEIGHTS[i]! * Math.exp(-distance / WIDTH);
    shares[NAMES[i]!]! += weight;
    total += weight;
  }
  if (total > 0) for (let i = 0; i < shares.length; i += 1) shares[i]! /= total;
  else shares[nearestName(l, a, b)] = 1;
  return shares;
};

/** The name with the largest share. */
export const firstName = (shares: Float64Array): number => shares.indexOf(Math.max(...shares));

/** Least share of its former one with which a colour keeps its name. */
const KEPT_SHARE = 0.5;

/** Whether a colour would still be called what it was: the first name is the same, with at least half of its former share. */
export const keepsName = (before: Float64Array, after: Float64Array): boolean => {
  const name = firstName(before);
  return firstName(after) === name && after[name]! >= KEPT_SHARE * before[name]!;
};
