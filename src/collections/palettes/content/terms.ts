import { fitOklch } from '../../../exact/fit.ts';
import { oklabOf } from '../../../exact/oklab.ts';
import { ANCHORS } from '../../../personalize/lexicon/anchors.ts';
import { ENTRIES, type EntryClass } from '../../../personalize/lexicon/read-entries.ts';

/** What a word of the lexicon stands for. */
export interface Term {
  /** The first word of its entry, by which it is listed. */
  readonly id: string;
  /** Oklab of its colours, three numbers each. */
  readonly oklab: Float64Array;
}

/** The words of one kind that stand for colours. */
export interface Terms {
  /** The first word of every entry. */
  readonly listed: readonly string[];
  /** All words, those first. */
  readonly accepted: readonly string[];
  readonly find: (word: string) => Term | undefined;
}

const oklabOfAnchors = (names: readonly string[]): Float64Array => {
  const oklab = new Float64Array(3 * names.length);
  names.forEach((name, i) => {
    const { l, c, h } = ANCHORS.get(name)!;
    oklabOf(fitOklch(l, c, h), oklab, 3 * i);
  });
  return oklab;
};

const termsOf = (kind: EntryClass): Terms => {
  const entries = ENTRIES.filter((entry) => entry.class === kind && entry.anchors.length > 0);
  const listed = entries.map(({ words }) => words[0]!);
  const accepted = [...new Set([...listed, ...entries.flatMap(({ words }) => words)])];
  const known = new Map<string, Term>();
  return {
    listed,
    accepted,
    find: (word) => {
      const text = word.trim().toLowerCase();
      const entry = entries.find(({ words }) => words[0] === text) ?? entries.find(({ words }) => words.includes(text));
      if (!entry) return undefined;
      const id = entry.words[0]!;
      const term = known.get(id) ?? { id, oklab: oklabOfAnchors(entry.anchors) };
      known.set(id, term);
      return term;
    },
  };
};

/** Words for a mood, and for what a palette is used: the entries of the lexicon of briefs for moods and for trades. */
export const MOODS = termsOf('mood');
export const USES = termsOf('trade');
