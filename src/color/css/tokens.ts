/** A piece of a text as CSS splits it, as far as saying where a text is wrong needs it. */
export interface Piece {
  readonly kind: 'blank' | 'number' | 'hash' | 'word' | 'function' | 'sign';
  readonly text: string;
  /** Name of a word or function, unit of a number, in lower case. */
  readonly name: string;
  /** Where it begins, in UTF-16 units. */
  readonly at: number;
}

const LETTER = String.raw`(?:[\w\u0080-\uffff-]|\\.)`;
/** How a unit begins, where a sign may also begin the next number. */
const UNIT = String.raw`(?:-?(?:[a-z_\u0080-\uffff]|\\.)|--)`;
const PIECES = new RegExp(
  [
    String.raw`(?<blank>\/\*[\s\S]*?(?:\*\/|$)|[ \t\r\n\f]+)`,
    String.raw`(?<number>[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[-+]?\d+)?)(?<unit>%|${UNIT}${LETTER}*)?`,
    `#(?<hash>${LETTER}+)`,
    `(?<word>(?!\\d)${LETTER}+)(?<open>\\()?`,
    '[\\s\\S]',
  ].join('|'),
  'gi',
);

const lower = (name: string): string => name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** The pieces of a text, in their order. */
export const piecesOf = (text: string): Piece[] =>
  Array.from(text.matchAll(PIECES), ({ 0: whole, index: at, groups = {} }): Piece => {
    const { blank, number, unit = '', hash, word, open } = groups;
    if (blank !== undefined) return { kind: 'blank', text: whole, name: '', at };
    if (number !== undefined) return { kind: 'number', text: whole, name: lower(unit), at };
    if (hash !== undefined) return { kind: 'hash', text: whole, name: hash, at };
    if (word !== undefined) return { kind: open ? 'function' : 'word', text: whole, name: lower(word), at };
    return { kind: 'sign', text: whole, name: '', at };
  });
