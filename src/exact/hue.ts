import table from './tables/hue.json' with { type: 'json' };

/** A hue in tenths of a degree: 3,600 steps to the circle. */
const HUE_STEPS = 3600;

const COSINE = Float64Array.from(table.cosine);

/** A number of tenths of a degree, positive or not, as 0..3599. */
export const wrapHue = (tenths: number): number => {
  const rest = tenths % HUE_STEPS;
  return rest < 0 ? rest + HUE_STEPS : rest;
};

/** Cosine and sine of 0..3599 tenths of a degree. */
export const cosineOf = (tenths: number): number => COSINE[tenths]!;
export const sineOf = (tenths: number): number => COSINE[tenths < 900 ? tenths + 2700 : tenths - 900]!;
