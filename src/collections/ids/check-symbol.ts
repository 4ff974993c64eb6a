/** Multiplication by x in GF(32) with x^5 + x^2 + 1. */
const timesX = (v: number): number => ((v << 1) ^ (v & 16 ? 0b100101 : 0)) & 31;

/**
 * One check symbol of 5 bits over symbols of 5 bits: symbol k weighs x^(k+1), the check itself 1. As the weights differ,
 * every change of one symbol and every swap of two neighbours is found.
 */
export const checkSymbol = (symbols: readonly number[]): number =>
  symbols.reduceRight((sum, symbol) => timesX(sum ^ symbol), 0);
