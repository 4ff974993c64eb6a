/** One piece of a note: a word, a `#hex`, or the end of a clause. */
export interface Token {
  readonly text: string;
  readonly kind: 'word' | 'hex' | 'break';
}

const PIECE = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b|[\p{L}\p{N}]+(?:['’][\p{L}]+)*|[.,;:!?()\n]/gu;

const kindOf = (text: string): Token['kind'] => {
  if (text.startsWith('#')) return 'hex';
  return /^[\p{L}\p{N}]/u.test(text) ? 'word' : 'break';
};

/** A note in lower case and compatibility form, cut into words; hyphens part words, apostrophes do not. */
export const tokensOf = (note: string): readonly Token[] =>
  (note.normalize('NFKC').toLowerCase().match(PIECE) ?? []).map((text) => ({
    text: text.replace('’', "'"),
    kind: kindOf(text),
  }));

/** Words that carry no colour and are passed over between the words of a phrase. */
const FILLERS = new Set(
  `a an and any as at be by but for from have i in into is it its just like me my of off on our over please s some
  something soft than that the their them then there these they this those through to too under up very want was we were
  which with would you your feel feels feeling look looks looking mood mostly more bit little kind sort colour colours
  color colors palette palettes tone tones shade shades hint hints touch style theme vibe vibes`.split(/\s+/),
);

export const isFiller = (word: string): boolean => FILLERS.has(word);

const NEGATIONS = new Set(['no', 'not', 'without', 'never', 'avoid', 'avoiding', 'except', 'minus', 'nothing', 'non']);

/** `no`, `not`, `without` and the like, and verbs that end in n't. */
export const isNegation = (word: string): boolean => NEGATIONS.has(word) || word.endsWith("n't");

/** `no pink or brown` rules out both. */
export const isAlternative = (word: string): boolean => word === 'or' || word === 'nor';

/** Endings by the shortest root they may leave. */
const SUFFIXES: readonly (readonly [suffix: string, shortest: number])[] = [
  ['ness', 4],
  ['like', 3],
  ['ish', 3],
  ['ing', 4],
  ['ful', 4],
  ['ed', 4],
  ['al', 5],
  ['ic', 4],
  ['y', 3],
];

const singular = (word: string): string => {
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/..ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
};

/** One stem for the inflections of a word: storm, storms, stormy; berry, berries; fog, foggy. */
export const stem = (word: string): string => {
  let root = singular(word.replace(/'s$/, ''));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [suffix, shortest] of SUFFIXES) {
      if (!root.endsWith(suffix) || root.length - suffix.length < shortest) continue;
      root = root.slice(0, -suffix.length);
      changed = true;
      break;
    }
  }
  // The doubled letter of `foggy` and the mute e of `serene` go too; both sides of a comparison are treated alike.
  return root.replace(/([^aeiou])\1$/, '$1').replace(/(?<=.{4})e$/, '');
};
