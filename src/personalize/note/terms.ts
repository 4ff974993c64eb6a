import { readRgb } from '../../color/resolve.ts';
import { packChannels } from '../../exact/packed.ts';
import {
  exactMeaning,
  inflectedMeaning,
  isEnglish,
  isFiller,
  isPlain,
  type Meaning,
  mistakenMeaning,
  namesFamily,
  surveyMeaning,
} from './dictionary.ts';
import { englishOf, type Language, languageOf } from './languages.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** A word or phrase of a note with all that it can mean, a colour in notation, or a mark. */
export interface Term {
  readonly kind: 'word' | 'color' | 'mark';
  /** In lower case; the key that was found for a phrase of another language or with a wrong letter. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly meaning: Meaning;
  /** 8-bit sRGB of a colour in notation. */
  readonly packed?: number;
  /** How it was recognised; undefined for words that mean nothing here. */
  readonly by?: 'exact' | 'inflection' | 'name' | 'mistake' | 'language';
  /** Known and passed over, or not known at all. */
  readonly hollow?: 'filler' | 'plain' | 'unknown';
}

const LONGEST = 4;
const NOTHING: Meaning = {};

interface Found {
  readonly meanings: readonly Meaning[];
  readonly text: string;
  readonly by: NonNullable<Term['by']>;
}

/** What an English phrase means, or its parts: `dark blue` is a modifier and a colour. */
const meaningsOf = (english: string): readonly Meaning[] => {
  const words = english.split(' ');
  const whole = exactMeaning(words);
  return whole ? [whole] : words.map((word) => exactMeaning([word])).filter((meaning) => meaning !== undefined);
};

const isColor = (words: readonly string[]): boolean => exactMeaning(words)?.color !== undefined;

/** A name of a survey made of a modifier and a colour that our own words know is left to these. */
const isModified = ([first = '', ...rest]: readonly string[]): boolean =>
  rest.length > 0 && exactMeaning([first])?.modifier !== undefined && isColor(rest);

/** So is `navy blue`, which is navy. */
const isOwn = ([first = '', ...rest]: readonly string[]): boolean => {
  const [x, y] = [exactMeaning([first])?.color, exactMeaning(rest)?.color];
  return x !== undefined && y !== undefined && namesFamily(x, y);
};

const find = (words: readonly string[], language: Language | undefined): Found | 'filler' | undefined => {
  const text = words.join(' ');
  if (language) {
    const english = englishOf(language, text);
    if (english === 'is in') return 'filler';
    if (english !== undefined) return { meanings: meaningsOf(english), text: english, by: 'language' };
  }
  const exact = exactMeaning(words);
  if (exact) return { meanings: [exact], text, by: 'exact' };
  if (words.length > 1 && !isModified(words) && !isOwn(words)) {
    const named = surveyMeaning(words);
    if (named) return { meanings: [named], text, by: 'name' };
  }
  if (words.length === 1 && (isFiller(text) || (isPlain(text) && !inflectedMeaning(words)?.color))) return undefined;
  const inflected = inflectedMeaning(words);
  if (inflected) return { meanings: [inflected], text, by: 'inflection' };
  if (words.length > 1) return undefined;
  const named = surveyMeaning(words);
  if (named) return { meanings: [named], text, by: 'name' };
  // In a note of another language an unknown word is hardly a misspelt English one.
  const mistaken = language ? undefined : mistakenMeaning(text);
  return mistaken && { meanings: [mistaken.meaning], text: mistaken.meant, by: 'mistake' };
};

/** A colour in notation; a plain word where it cannot be read as an opaque colour of sRGB. */
const colorTerm = ({ text, start, end }: Piece): Term => {
  const { color } = readRgb(text);
  return color
    ? {
        kind: 'color',
        text,
        start,
        end,
        meaning: NOTHING,
        packed: packChannels(color.r, color.g, color.b),
        by: 'exact',
      }
    : { kind: 'word', text, start, end, meaning: NOTHING, hollow: 'unknown' };
};

const hollowOf = (word: string): NonNullable<Term['hollow']> => {
  if (isFiller(word)) return 'filler';
  return isPlain(word) ? 'plain' : 'unknown';
};

/** Cuts a note into terms: at each place the longest phrase that any table knows. */
export const termsOf = (note: string): readonly Term[] => {
  const pieces = piecesOf(note);
  const language = languageOf(
    pieces.filter(({ kind }) => kind === 'word').map(({ text }) => text),
    isEnglish,
  );
  const terms: Term[] = [];
  for (let i = 0; i < pieces.length; ) {
    const piece = pieces[i]!;
    if (piece.kind !== 'word') {
      terms.push(piece.kind === 'color' ? colorTerm(piece) : { ...piece, kind: 'mark', meaning: NOTHING });
      i += 1;
      continue;
    }
    let room = 1;
    while (room < LONGEST && pieces[i + room]?.kind === 'word') room += 1;
    let taken = 0;
    for (let count = room; count > 0 && taken === 0; count -= 1) {
      const phrase = pieces.slice(i, i + count);
      const found = find(
        phrase.map(({ text }) => text),
        language,
      );
      if (found === undefined) continue;
      taken = count;
      const at = { start: piece.start, end: phrase.at(-1)!.end };
      if (found === 'filler') terms.push({ kind: 'word', text: piece.text, ...at, meaning: NOTHING, hollow: 'filler' });
      else
        for (const meaning of found.meanings)
          terms.push({ kind: 'word', text: found.text, ...at, meaning, by: found.by });
    }
    if (taken === 0) {
      const { text, start, end } = piece;
      terms.push({ kind: 'word', text, start, end, meaning: NOTHING, hollow: hollowOf(text) });
    }
    i += Math.max(1, taken);
  }
  return terms;
};
