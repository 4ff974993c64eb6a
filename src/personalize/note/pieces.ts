/** One piece of a note: a word, a colour in hexadecimal or functional notation, or a mark. */
export interface Piece {
  readonly kind: 'word' | 'color' | 'mark';
  /** In lower case and compatibility form. */
  readonly text: string;
  /** Its position in the note, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

const PIECE =
  /#[0-9a-f]{3,8}(?![\p{L}\p{N}])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]{1,80}\)|[\p{L}\p{M}\p{N}]+(?:['’‘ʼ`´][\p{L}]+)*|[.,;:!?()\n&+/]|[—–]|(?<=\s)-(?=\s)/giu;

/** What is typed for an apostrophe. */
const APOSTROPHES = /[’‘ʼ`´]/gu;

const kindOf = (text: string): Piece['kind'] => {
  if (text.startsWith('#') || text.endsWith(')')) return text.length > 1 ? 'color' : 'mark';
  return /^[\p{L}\p{M}\p{N}]/u.test(text) ? 'word' : 'mark';
};

/** Cuts a note into pieces; hyphens inside words part them, apostrophes do not. */
export const piecesOf = (note: string): readonly Piece[] =>
  [...note.matchAll(PIECE)].map(({ 0: text, index }) => ({
    kind: kindOf(text),
    text: text.replace(APOSTROPHES, "'").normalize('NFKC').toLowerCase(),
    start: index,
    end: index + text.length,
  }));
