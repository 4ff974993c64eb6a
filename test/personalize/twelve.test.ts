import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { searchOklabOf } from '../../src/exact/oklab.ts';
import { type PalettesInput, personalPalettes } from '../../src/personalize/answers/palettes.ts';
import { LEAST_APART, paletteDistance } from '../../src/personalize/search/rerank.ts';
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

/** Notes that leave the colours little room, which every run tries. */
const NARROW = [
  'cool greys and a single lime accent',
  'warm greys with a teal button',
  'our house colours #e4002b and #1d1d1b must stay; everything else neutral',
  'monochrome plum',
];

const labOf = (colors: readonly string[]): Float64Array => {
  const all = new Float64Array(3 * colors.length);
  for (const [i, hex] of colors.entries())
    searchOklabOf(Number.parseInt(hex.slice(1), 16), all.subarray(3 * i, 3 * i + 3));
  return all;
};

/** How far apart the two palettes are that are nearest to each other. */
const nearest = (palettes: readonly { readonly colors: readonly string[] }[]) => {
  const labs = palettes.map(({ colors }) => labOf(colors));
  return Math.min(...labs.flatMap((x, i) => labs.slice(0, i).map((y) => paletteDistance(x, y))));
};

const BRIEFS: readonly (readonly [string, PalettesInput])[] = [
  ...PRESETS.map(({ id, intent, styles, colors, note, diversity, accessibility, seed }): [string, PalettesInput] => [
    id,
    { ...PAGE, intent, styles, colors, note, diversity, accessibility, seed },
  ]),
  ...[
    ...some(
      written.filter(({ note }) => !NARROW.includes(note)),
      12,
    ),
    ...NARROW.map((note) => ({ note })),
  ].map(({ note, intent = 'ui' }: Written): [string, PalettesInput] => [note, { ...PAGE, intent, note, seed: 7 }]),
];

it.each(BRIEFS)('gives twelve palettes that are told apart for: %s', (_, input) => {
  const { palettes } = personalPalettes(input);
  expect(palettes).toHaveLength(12);
  expect(nearest(palettes)).toBeGreaterThanOrEqual(LEAST_APART);
});
