const POWERS = [1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7, 1e8];

/** A number to so many decimals, 8 at most; never -0. */
export const round = (value: number, digits: number): number => {
  const power = POWERS[digits]!;
  return Math.round(value * power) / power + 0;
};
