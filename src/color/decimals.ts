const POWERS = Array.from({ length: 11 }, (_, digits) => 10 ** digits);

/**
 * How many decimals answers give, by quantity. A ratio is cut to four (`floorRatio`), so that it never promises more than there is.
 * The science group gives ten of everything.
 */
export const DECIMALS = {
  oklab: 6,
  difference: 4,
  difference_ok: 6,
  hue: 3,
  share: 6,
  percent: 4,
  science: 10,
} as const;

/** A number to so many decimals, 10 at most; what is below half a unit of the last is 0, never -0. */
export const toDecimals = (value: number, digits: number): number => {
  const power = POWERS[digits]!;
  return Math.round(value * power) / power + 0;
};

/** A hue in degrees to so many decimals, 0 <= h < 360. */
export const hueToDecimals = (hue: number, digits: number): number => toDecimals(hue, digits) % 360;
