const POWERS = [1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7, 1e8];

/** A number to so many decimals, 8 at most, as `Math.round` rounds; never -0. */
export const round = (value: number, digits: number): number => {
  const power = POWERS[digits]!;
  return Math.round(value * power) / power + 0;
};

/** To four decimals: how most measures are shown, filtered and sorted. */
export const round4 = (value: number): number => Math.round(value * 1e4) / 1e4 + 0;

/**
 * The decimal nearest to the number that is stored, as `toFixed` rounds: 1.005 is stored as a little less and gives 1,
 * where `round` multiplies first. Answers of the search and its files are promised with these decimals.
 */
export const roundDecimal = (value: number, digits: number): number => Number(value.toFixed(digits));
