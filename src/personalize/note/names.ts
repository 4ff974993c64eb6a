import { colorsNamed } from 'culori/fn';
import xkcd from 'xkcd-colors';
import { direction } from '../../exact/elementary.ts';
import { searchOklabOf } from '../../exact/oklab.ts';
import type { Anchor } from '../lexicon/anchors.ts';
import { spelled } from './inflection.ts';

/** Bare colour names that a note may use: the 148 of CSS, and the 949 of the xkcd survey (CC0), which give way to CSS. */
const NAMES: ReadonlyMap<string, { readonly name: string; readonly packed: number }> = new Map(
  [
    ...xkcd.colors.map(({ name, hex }) => [name, Number.parseInt(hex.slice(1), 16)] as const),
    ...Object.entries(colorsNamed as Readonly<Record<string, number>>).filter(([name]) => name !== 'transparent'),
  ].map(([name, packed]) => [name.split(' ').map(spelled).join(' '), { name, packed }]),
);

/** Names of the survey that are ordinary words first. */
const ORDINARY = new Set([
  'dark',
  'light',
  'sick',
  'ugly',
  'dirt',
  'dirty',
  'poop',
  'poo',
  'puke',
  'shit',
  'vomit',
  'snot',
  'booger',
  'barf',
]);

/** OKLCH of a packed colour. */
export const toneOfPacked = (packed: number): Anchor => {
  const lab = new Float64Array(3);
  searchOklabOf(packed, lab);
  const [l, a, b] = [lab[0]!, lab[1]!, lab[2]!];
  return { l, c: Math.sqrt(a * a + b * b), h: direction(b, a) };
};

/** A colour by its name, written apart or together. */
export const namedColor = (words: readonly string[]): { name: string; tone: Anchor } | undefined => {
  const written = words.map(spelled);
  if (words.some((word) => ORDINARY.has(word)) && words.length === 1) return undefined;
  const found = NAMES.get(written.join(' ')) ?? NAMES.get(written.join(''));
  return found && { name: found.name, tone: toneOfPacked(found.packed) };
};
