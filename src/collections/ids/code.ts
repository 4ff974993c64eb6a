import type { Identity } from '../collection.ts';
import { createPermutation } from './permutation.ts';

/** Multiplication by x in GF(32) with x^5 + x^2 + 1. */
const timesX = (v: number): number => ((v << 1) ^ (v & 16 ? 0b100101 : 0)) & 31;

/**
 * One check symbol of 5 bits over symbols of 5 bits: symbol k weighs x^(k+1), the check itself 1. As the weights differ,
 * every change of one symbol and every swap of two neighbours is found.
 */
const checkSymbol = (symbols: readonly number[]): number =>
  symbols.reduceRight((sum, symbol) => timesX(sum ^ symbol), 0);

// Crockford's base 32: no i, l, o, u.
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 5;

/** Letters that are taken for the digits they look like. */
const MEANT: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

const symbolOf = (letter: string): number => ALPHABET.indexOf(MEANT[letter] ?? letter);

/** Public names of records: `<prefix>_` and six symbols, of which the last checks the others. */
export interface Codes {
  /** What a code looks like, in words. */
  readonly form: string;
  readonly encode: (index: number) => string;
  /** Undefined if the text is not a code of this collection and version. Case and o/0, i/l/1 do not matter. */
  readonly decode: (text: string) => number | undefined;
}

/** The codes of a collection: the index shuffled with its keys, so that neighbours do not look alike. */
export const createCodes = (prefix: string, { keys, size }: Identity): Codes => {
  const order = createPermutation({ keys, size });
  const version = keys[0] & 31;
  return {
    form: `${prefix}_ and six symbols`,
    encode: (index) => {
      const place = order.apply(index);
      const symbols = Array.from({ length: LENGTH }, (_, k) => (place >>> (5 * (LENGTH - 1 - k))) & 31);
      return `${prefix}_${[...symbols, checkSymbol(symbols) ^ version].map((s) => ALPHABET[s]).join('')}`;
    },
    decode: (text) => {
      const lower = text.toLowerCase();
      if (!lower.startsWith(`${prefix}_`) || lower.length !== prefix.length + 2 + LENGTH) return undefined;
      const symbols = [...lower.slice(prefix.length + 1)].map(symbolOf);
      if (symbols.includes(-1)) return undefined;
      const check = symbols.pop();
      if ((checkSymbol(symbols) ^ version) !== check) return undefined;
      const place = symbols.reduce((sum, symbol) => sum * 32 + symbol, 0);
      return place < size ? order.invert(place) : undefined;
    },
  };
};
