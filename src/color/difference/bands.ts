/** Bands of a colour difference in plain words; `below` is the upper end, not included. */
export const DIFFERENCE_BANDS = [
  { below: 1e-6, band: 'identical', means: 'the same colour' },
  { below: 1, band: 'imperceptible', means: 'not visible to most people, even side by side' },
  { below: 2, band: 'barely perceptible', means: 'visible to a trained observer, side by side' },
  { below: 3.5, band: 'perceptible', means: 'visible to most people, side by side' },
  { below: 5, band: 'clearly noticeable', means: 'visible at a glance' },
  { below: 10, band: 'different shades', means: 'two shades of a similar colour' },
  { below: 50, band: 'different colours', means: 'clearly two colours' },
  { below: Number.POSITIVE_INFINITY, band: 'far apart', means: 'colours with little in common' },
] as const;

/** The band that a difference falls into; thresholds are those usual for CIEDE2000. */
export const bandOf = (difference: number): string =>
  (DIFFERENCE_BANDS.find(({ below }) => difference < below) ?? DIFFERENCE_BANDS.at(-1)!).band;
