import { rgb, toHex } from '../../color/rgb.ts';
import { hexOf } from '../../exact/packed.ts';
import { MEMORIES } from '../vocabulary/memories.ts';
import { ALIASES } from './aliases.ts';
import { namedColor } from './names.ts';
import { isAlternative, isFiller, isNegation, stem, type Token, tokensOf } from './words.ts';

/** A part of a note that was understood. */
export interface NoteMatch {
  /** As written in the note, and the memory, colour name or hex it was taken for. */
  readonly text: string;
  readonly phrase: string;
  readonly by: 'memory' | 'inflection' | 'alias' | 'name' | 'hex';
  readonly colors: readonly { readonly name: string; readonly hex: string }[];
  readonly weight: number;
  /** `repel` where the note says no, not, without. */
  readonly polarity: 'attract' | 'repel';
}

export interface NoteReading {
  readonly matches: readonly NoteMatch[];
  /** Words that carry meaning and matched nothing. */
  readonly unmatched: readonly string[];
}

/** What a colour of a note counts against one of the brief's own colours. */
const NOTE_WEIGHT = 0.6;
const REACH_OF_NEGATION = 2;

const content = (phrase: string): string[] => phrase.split(' ').filter((word) => !isFiller(word));
const key = (words: readonly string[]): string => words.join(' ');
const stems = (words: readonly string[]): string => key(words.map(stem));

const EXACT = new Map([...MEMORIES.keys()].map((phrase) => [key(content(phrase)), phrase]));
const BY_STEM = new Map([...MEMORIES.keys()].map((phrase) => [stems(content(phrase)), phrase]));
const BY_ALIAS = new Map([...ALIASES].map(([words, phrase]) => [stems(content(words)), phrase]));
const LONGEST = 4;

type Found = Pick<NoteMatch, 'phrase' | 'by' | 'colors'>;

const memory = (phrase: string, by: NoteMatch['by']): Found => ({ phrase, by, colors: MEMORIES.get(phrase)! });

const find = (words: readonly string[]): Found | undefined => {
  const exact = EXACT.get(key(words));
  if (exact !== undefined) return memory(exact, 'memory');
  const stemmed = stems(words);
  const inflected = BY_STEM.get(stemmed);
  if (inflected !== undefined) return memory(inflected, 'inflection');
  const alias = BY_ALIAS.get(stemmed);
  if (alias !== undefined) return memory(alias, 'alias');
  const named = namedColor(words);
  if (named !== undefined)
    return { phrase: named.name, by: 'name', colors: [{ name: named.name, hex: hexOf(named.packed) }] };
  return undefined;
};

const hexFound = (text: string): Found => {
  const hex = toHex(rgb(text));
  return { phrase: hex, by: 'hex', colors: [{ name: hex, hex }] };
};

/** Whether one of the two words before position i (in the same clause) negates it. */
const negated = (tokens: readonly Token[], i: number): boolean => {
  for (let back = 1; back <= REACH_OF_NEGATION; back += 1) {
    const token = tokens[i - back];
    if (token === undefined || token.kind === 'break') return false;
    if (isNegation(token.text)) return true;
  }
  return false;
};

/** Positions of the words with content from i on, up to the end of the clause. */
const wordsFrom = (tokens: readonly Token[], i: number): number[] => {
  const positions: number[] = [];
  for (let j = i; j < tokens.length && tokens[j]!.kind === 'word' && positions.length < LONGEST; j += 1)
    if (!isFiller(tokens[j]!.text)) positions.push(j);
  return positions;
};

/** The longest phrase that starts at position i. */
const longestAt = (tokens: readonly Token[], i: number): { found: Found; last: number } | undefined => {
  const positions = wordsFrom(tokens, i);
  for (let count = positions.length; count > 0; count -= 1) {
    const found = find(positions.slice(0, count).map((p) => tokens[p]!.text));
    if (found) return { found, last: positions[count - 1]! };
  }
  return undefined;
};

/** Reads the colour memories, colour names and hex values out of a note, and what it will not have. */
export const readNote = (note: string): NoteReading => {
  const tokens = tokensOf(note);
  const matches: NoteMatch[] = [];
  const unmatched: string[] = [];
  let [lastEnd, lastNegated] = [-2, false];
  for (let i = 0; i < tokens.length; i += 1) {
    const { text, kind } = tokens[i]!;
    if (kind === 'break' || (kind === 'word' && (isFiller(text) || isNegation(text)))) continue;
    const at = kind === 'hex' ? { found: hexFound(text), last: i } : longestAt(tokens, i);
    if (at === undefined) {
      if (!isAlternative(text) && !unmatched.includes(text)) unmatched.push(text);
      continue;
    }
    const carriedOver = lastNegated && lastEnd === i - 2 && isAlternative(tokens[i - 1]!.text);
    lastNegated = carriedOver || negated(tokens, i);
    lastEnd = at.last;
    matches.push({
      text: tokens
        .slice(i, at.last + 1)
        .map((token) => token.text)
        .join(' '),
      ...at.found,
      weight: NOTE_WEIGHT,
      polarity: lastNegated ? 'repel' : 'attract',
    });
    i = at.last;
  }
  return { matches, unmatched };
};
