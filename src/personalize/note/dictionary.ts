import { ANCHORS, type Anchor } from '../lexicon/anchors.ts';
import { FAMILIES, type Family } from '../lexicon/families.ts';
import { ENTRIES, type Entry } from '../lexicon/read-entries.ts';
import { MODIFIER_WORDS, type Modifier, PART_WORDS, type Part } from './grammar.ts';
import { isOneLetterOff, rootsOf, spelled } from './inflection.ts';
import { namedColor } from './names.ts';
import { FILLERS, PLAIN } from './plain-words.ts';

/** A colour that a word names. */
export interface Named {
  readonly name: string;
  readonly tone: Anchor;
  readonly family?: Family;
}

/** Everything that a word or phrase can mean; which of it counts depends on the words around it. */
export interface Meaning {
  part?: Part;
  modifier?: Modifier;
  color?: Named;
  entry?: Entry;
}

const BASIC = new Set([
  'red',
  'blue',
  'green',
  'yellow',
  'orange',
  'purple',
  'pink',
  'brown',
  'grey',
  'white',
  'black',
]);

/** Whether the second of two colours only names the family of the first: navy blue, charcoal grey. */
export const namesFamily = (first: Named, second: Named): boolean => {
  if (!BASIC.has(second.name) || BASIC.has(first.name)) return false;
  const turn = Math.abs(first.tone.h - second.tone.h) % 360;
  return Math.min(turn, 360 - turn) <= 50 || first.tone.c < 0.04 || second.tone.c < 0.02;
};

const keyOf = (phrase: string): string =>
  phrase
    .split(/[\s-]+/)
    .map(spelled)
    .join(' ');

const build = (): ReadonlyMap<string, Meaning> => {
  const table = new Map<string, Meaning>();
  const at = (phrase: string): Meaning => {
    const key = keyOf(phrase);
    const meaning = table.get(key) ?? {};
    table.set(key, meaning);
    return meaning;
  };
  for (const [phrase, part] of PART_WORDS) at(phrase).part ??= part;
  for (const [phrase, modifier] of MODIFIER_WORDS) at(phrase).modifier ??= modifier;
  for (const [name, tone] of ANCHORS) {
    const family = FAMILIES.get(name);
    at(name).color = { name, tone, ...(family ? { family } : {}) };
  }
  for (const [name, family] of FAMILIES) {
    const tone = ANCHORS.get(name) ?? {
      l: (family.l[0] + family.l[1]) / 2,
      c: (family.c[0] + family.c[1]) / 2,
      h: family.hue,
    };
    at(name).color = { name, tone, family };
  }
  for (const entry of ENTRIES) for (const word of entry.words) at(word).entry ??= entry;
  return table;
};

const TABLE = build();
/** Single words that a word with one wrong letter may have been meant for: colours first. */
const SINGLE = [...TABLE].filter(
  ([key, { color, entry }]) => !key.includes(' ') && key.length >= 5 && (color || entry),
);

const isHollow = ({ part, modifier, color, entry }: Meaning): boolean => !(part || modifier || color || entry);

/** What a phrase means as it is written, in either spelling. */
export const exactMeaning = (words: readonly string[]): Meaning | undefined => TABLE.get(words.map(spelled).join(' '));

/** The same for an inflection of its last word. */
export const inflectedMeaning = (words: readonly string[]): Meaning | undefined => {
  const [last = '', ...before] = [...words].reverse();
  const head = before.reverse().map(spelled);
  for (const root of rootsOf(spelled(last)).slice(1)) {
    const found = TABLE.get([...head, root].join(' ')) ?? TABLE.get([...head, spelled(root)].join(' '));
    // `and`, `or` and their like have no inflections.
    if (found && (found.color || found.entry || found.modifier || found.part?.does === 'role')) return found;
  }
  return undefined;
};

/** A colour by a name of CSS or of the xkcd survey, where our own words do not know it. */
export const surveyMeaning = (words: readonly string[]): Meaning | undefined => {
  const named = namedColor(words);
  return named && { color: { name: named.name, tone: named.tone } };
};

/** What a word with one wrong letter was meant for; undefined where two words are as near. */
export const mistakenMeaning = (word: string): { readonly meaning: Meaning; readonly meant: string } | undefined => {
  const written = spelled(word);
  if (written.length < 5 || /\d/.test(written)) return undefined;
  const near = SINGLE.filter(([key]) => key[0] === written[0] && isOneLetterOff(key, written));
  const colors = near.filter(([, { color }]) => color);
  const [found] = colors.length > 0 ? colors : near;
  return found && !isHollow(found[1]) ? { meaning: found[1], meant: found[0] } : undefined;
};

export const isFiller = (word: string): boolean => FILLERS.has(word);
/** Whether a word is common and says nothing of colour; numbers too. */
export const isPlain = (word: string): boolean =>
  /^\d/.test(word) || PLAIN.has(word) || rootsOf(word).some((root) => PLAIN.has(root) || FILLERS.has(root));
/** Whether English writes a word so, as far as the tables know. */
export const isEnglish = (word: string): boolean => TABLE.has(spelled(word)) || FILLERS.has(word) || PLAIN.has(word);
