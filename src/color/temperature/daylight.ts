import type { Chromaticity } from '../white.ts';

/** Temperatures of the phases of daylight, in kelvin. */
export const DAYLIGHT_RANGE = [4000, 25_000] as const;

/** Chromaticity x, y of CIE daylight of this temperature, 4000 K to 25000 K. CIE 015:2018, section 4.1.2. */
export const daylightXy = (kelvin: number): Chromaticity => {
  const [t, t2, t3] = [1 / kelvin, 1 / kelvin ** 2, 1 / kelvin ** 3];
  const x =
    kelvin <= 7000
      ? -4.607e9 * t3 + 2.9678e6 * t2 + 99.11 * t + 0.244063
      : -2.0064e9 * t3 + 1.9018e6 * t2 + 247.48 * t + 0.23704;
  return [x, -3 * x * x + 2.87 * x - 0.275];
};
