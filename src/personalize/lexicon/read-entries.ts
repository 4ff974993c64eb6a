import { ADJECTIVES } from './entries/adjectives.ts';
import { ERAS } from './entries/eras.ts';
import { FOOD } from './entries/food.ts';
import { MATERIALS } from './entries/materials.ts';
import { MOODS } from './entries/moods.ts';
import { NATURE } from './entries/nature.ts';
import { PLACES } from './entries/places.ts';
import { PLANTS } from './entries/plants.ts';
import { SEASONS } from './entries/seasons.ts';
import { STYLE_WORDS } from './entries/styles.ts';
import { TRADES } from './entries/trades.ts';

/** Scales of feeling that a word can ask for, averaged over the members of a palette. */
export const FEELINGS = ['warm', 'cool', 'calm', 'active', 'soft', 'hard'] as const;
export type Feeling = (typeof FEELINGS)[number];

/** Kinds of entries; `weights` of the first colour and of the others. */
export const CLASSES = {
  food: { lines: FOOD, weights: [0.9, 0.42] },
  plant: { lines: PLANTS, weights: [0.9, 0.42] },
  material: { lines: MATERIALS, weights: [0.9, 0.42] },
  place: { lines: PLACES, weights: [0.7, 0.6] },
  season: { lines: SEASONS, weights: [0.7, 0.6] },
  nature: { lines: NATURE, weights: [0.7, 0.6] },
  era: { lines: ERAS, weights: [0.72, 0.62] },
  mood: { lines: MOODS, weights: [0.4, 0.34] },
  trade: { lines: TRADES, weights: [0.36, 0.3] },
  style: { lines: STYLE_WORDS, weights: [0, 0] },
  adjective: { lines: ADJECTIVES, weights: [0, 0] },
} as const;
export type EntryClass = keyof typeof CLASSES;

/** What a group of words means. */
export interface Entry {
  readonly class: EntryClass;
  readonly words: readonly string[];
  /** Colours by name, the most typical first; none where the words say nothing of hue. */
  readonly anchors: readonly string[];
  /** Colours that take the place of one that the note rules out. */
  readonly alternates: readonly string[];
  readonly style?: string;
  readonly skeleton?: string;
  readonly feelings: readonly Feeling[];
  /** Steps of lightness and of chroma for the whole palette; below 0 darker and quieter. */
  readonly lightness: number;
  readonly chroma: number;
  /** One family of hue; greys only; every hue; text that reads well. */
  readonly flags: readonly ('mono' | 'grey' | 'many' | 'readable')[];
}

const FLAGS = ['mono', 'grey', 'many', 'readable'] as const;

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Reads `words: colours | key value | flag`, colours and the rest optional. */
const readLine = (line: string, kind: EntryClass): Entry => {
  const [words = '', meaning = ''] = line.split(':');
  const [anchors = '', ...parts] = meaning.split('|').map((part) => part.trim());
  const valued = new Map(parts.map((part) => [part.split(' ')[0]!, part.split(' ').slice(1).join(' ')] as const));
  const style = valued.get('style');
  const skeleton = valued.get('skeleton');
  return {
    class: kind,
    words: listOf(words),
    anchors: listOf(anchors),
    alternates: listOf(valued.get('alternates') ?? ''),
    ...(style ? { style } : {}),
    ...(skeleton ? { skeleton } : {}),
    feelings: FEELINGS.filter((id) => valued.has(id)),
    lightness: Number(valued.get('lightness') ?? 0),
    chroma: Number(valued.get('chroma') ?? 0),
    flags: FLAGS.filter((id) => valued.has(id)),
  };
};

/** The lexicon of notes, line by line of the files in `entries`. */
export const ENTRIES: readonly Entry[] = (Object.keys(CLASSES) as EntryClass[]).flatMap((kind) =>
  CLASSES[kind].lines
    .trim()
    .split('\n')
    .map((line) => readLine(line, kind)),
);
