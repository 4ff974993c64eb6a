import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { searchOklabOf } from '../../src/exact/oklab.ts';
import { type PalettesInput, personalPalettes } from '../../src/personalize/answers/palettes.ts';
import { DISTINCT, paletteDistance } from '../../src/personalize/search/distinct.ts';
import { MOVES } from '../../src/personalize/search/search-planned.ts';
import { PRESETS } from '../../src/personalize/vocabulary/presets.ts';
import { some } from '../size.ts';

interface Written {
  readonly note: string;
  readonly intent?: PalettesInput['intent'];
}

/** What the page asks for. */
const PAGE = { palette_size: 6, diversity: 68, accessibility: 72, cvd_safe: true, depth: 320, keep: 12, unique: true };

const written = ['given', 'own'].flatMap((name) => {
  const file = readFileSync(new URL(`../bench/briefs/${name}.json`, import.meta.url), 'utf8');
  return (JSON.parse(file) as { briefs: readonly Written[] }).briefs;
});

/** Notes that leave the colours little room. */
const NARROW: readonly (readonly [note: string, seed: number])[] = [
  ['cool greys and a single lime accent', 42],
  ['cool greys and a single lime accent', 7],
  ['warm greys with a teal button', 1],
  ['black and white, one red accent', 1],
  ['off-white and charcoal only', 1],
  ['our house colours #e4002b and #1d1d1b must stay; everything else neutral', 7],
  ['monochrome plum', 7],
];

const GREYS = ['#111111', '#333333', '#555555', '#888888', '#bbbbbb'];

const labOf = (colors: readonly string[]): Float64Array => {
  const all = new Float64Array(3 * colors.length);
  for (const [i, hex] of colors.entries())
    searchOklabOf(Number.parseInt(hex.slice(1), 16), all.subarray(3 * i, 3 * i + 3));
  return all;
};

/** Briefs that leave room for so many palettes that are told apart. */
const CRAMPED: readonly (readonly [Partial<PalettesInput>, number])[] = [
  [{ note: 'greys only' }, 6],
  [{ note: 'only greys', seed: 1 }, 6],
  [{ note: 'must keep #e4002b #0057b8 #ffd700 #1d1d1b #ffffff; everything else neutral', seed: 1 }, 3],
  [{ lock: GREYS }, 3],
];

/** How far apart the two palettes are that are nearest to each other. */
const nearest = (palettes: readonly { readonly colors: readonly string[] }[]) => {
  const labs = palettes.map(({ colors }) => labOf(colors));
  return Math.min(...labs.flatMap((x, i) => labs.slice(0, i).map((y) => paletteDistance(x, y))));
};

const BRIEFS: readonly (readonly [string, PalettesInput])[] = [
  ...some(PRESETS, 6).map(
    ({ id, intent, styles, colors, note, diversity, accessibility, seed }): [string, PalettesInput] => [
      id,
      { ...PAGE, intent, styles, colors, note, diversity, accessibility, seed },
    ],
  ),
  ...some(
    written.filter(({ note }) => NARROW.every(([narrow]) => narrow !== note)),
    4,
  ).map(({ note, intent = 'ui' }: Written): [string, PalettesInput] => [note, { ...PAGE, intent, note, seed: 7 }]),
  ...some(NARROW, 4).map(([note, seed]): [string, PalettesInput] => [
    `${note}, seed ${seed}`,
    { ...PAGE, intent: 'ui', note, seed },
  ]),
  ['four greys', { ...PAGE, intent: 'ui', lock: GREYS.slice(1), seed: 7 }],
];

describe.each([12, 24])('of %i palettes', (keep) => {
  it.each(BRIEFS)('the first twelve are told apart, at half as many scores again at most, for: %s', (_, input) => {
    const { palettes, sweep } = personalPalettes({ ...input, keep });
    expect(palettes.length).toBeGreaterThanOrEqual(12);
    expect(nearest(palettes.slice(0, 12))).toBeGreaterThanOrEqual(DISTINCT);
    expect(palettes.map(({ total }) => total)).toEqual(palettes.map(({ total }) => total).toSorted((x, y) => y - x));
    // What is alike is told apart by further tries, which are few.
    if (input.note) expect(sweep.evaluations).toBeLessThanOrEqual(1.5 * (sweep.sampled + MOVES * sweep.refined));
  });
  it.each(CRAMPED)('those that are told apart come first, and all are different, for: %j', (brief, distinct) => {
    const { palettes } = personalPalettes({ ...PAGE, intent: 'ui', seed: 7, ...brief, keep });
    expect(palettes.length).toBeGreaterThanOrEqual(distinct);
    expect(nearest(palettes.slice(0, distinct))).toBeGreaterThanOrEqual(DISTINCT);
    expect(new Set(palettes.map(({ signature }) => signature)).size).toBe(palettes.length);
  });
});
