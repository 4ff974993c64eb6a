import type { Scheme } from './computed.ts';
import { dependenceOf } from './context.ts';
import { FUNCTIONS, mathIn, type Place, placeIn } from './place.ts';
import { type Piece, piecesOf } from './tokens.ts';

/** Why a text is not read as a colour, and where it goes wrong. */
export interface CssFault extends Place {
  /** A clause that can follow a colon; undefined where nothing particular can be said. */
  readonly reason: string | undefined;
  /** CSS has such a colour, or may have: the text alone does not say which it is, or it is beyond a limit of this reader. */
  readonly isOpen: boolean;
}

const A_COLOR = ['a colour that depends on nothing else'];

type Rule = (text: string, pieces: readonly Piece[]) => string | false | undefined;

/** Common slips, each with the words to say so. First that applies. */
const SLIPS: readonly Rule[] = [
  (text) => text === '' && 'it is empty',
  (text) => /^(inherit|initial|unset|revert|revert-layer)$/.test(text) && `${text} takes its value from a style sheet`,
  (text) => /^[0-9a-f]{3,8}$/.test(text) && 'a hexadecimal colour begins with #',
  (text) => text.startsWith('#') && '# is followed by 3, 4, 6 or 8 hexadecimal digits',
  (_, pieces) => {
    const [first] = pieces;
    return (
      first?.kind === 'function' &&
      !FUNCTIONS.includes(first.name) &&
      `there is no ${first.name}(); there are ${FUNCTIONS.join('(), ')}()`
    );
  },
  (text) => text.includes('(') && !text.endsWith(')') && 'it does not end with a closing bracket',
];

const slipIn = (text: string, pieces: readonly Piece[], { found, expected }: Place): string | undefined => {
  for (const rule of SLIPS) {
    const reason = rule(text, pieces);
    if (reason) return reason;
  }
  // A space of color() that there is none of; what else stands wrong is said by the place.
  return expected.includes('rec2020') && !expected.includes('oklab') && found !== ''
    ? `color() needs a colour space first; there are ${expected.join(', ')}`
    : undefined;
};

/** What is wrong with a text that is not read. */
export const faultOf = (given: string, scheme: Scheme | undefined): CssFault => {
  const pieces = piecesOf(given);
  const wrong = placeIn(pieces, given.length);
  for (const piece of pieces) {
    const reason = piece.kind === 'word' || piece.kind === 'function' ? dependenceOf(piece, scheme) : undefined;
    if (reason) return { reason, at: piece.at, found: piece.text, expected: A_COLOR, isOpen: !wrong };
  }
  const visible = pieces.filter(({ kind }) => kind !== 'blank');
  const place = wrong ?? mathIn(pieces) ?? { at: 0, found: visible[0]?.text ?? '', expected: ['a colour'] };
  const text = given
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .trim()
    .toLowerCase();
  return { ...place, reason: slipIn(text, visible, place), isOpen: false };
};
