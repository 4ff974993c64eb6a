import table from './entries.json' with { type: 'json' };

/** Scales of feeling that a word can ask for, averaged over the members of a palette. */
export const FEELINGS = ['warm', 'cool', 'calm', 'active', 'soft', 'hard'] as const;
export type Feeling = (typeof FEELINGS)[number];

/** Kinds of entries: what their first colour counts, and their others. */
export const CLASSES = {
  food: [0.9, 0.42],
  plant: [0.9, 0.42],
  material: [0.9, 0.42],
  place: [0.7, 0.6],
  season: [0.7, 0.6],
  nature: [0.7, 0.6],
  era: [0.72, 0.62],
  mood: [0.4, 0.34],
  trade: [0.36, 0.3],
  style: [0, 0],
  adjective: [0, 0],
} as const;
export type EntryClass = keyof typeof CLASSES;

/** What a group of words means. */
export interface Entry {
  readonly class: EntryClass;
  readonly words: readonly string[];
  /** Colours by name, the most typical first; none if the words say nothing of hue. */
  readonly anchors: readonly string[];
  /** Colours that replace one that the note rules out. */
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

/** The lexicon of notes: the lines of `entries.json`. */
export const ENTRIES: readonly Entry[] = (Object.keys(CLASSES) as EntryClass[]).flatMap((kind) =>
  table[kind].map((line) => readLine(line, kind)),
);
