/** Root of x^5 = x + 1: the step of the additive recurrence in four dimensions (Roberts 2018). */
const G = 1.1673039782614187;
const STEPS = [1 / G, 1 / (G * G), 1 / (G * G * G), 1 / (G * G * G * G)] as const;

/** Point `index` of a sequence that fills the unit cube of four dimensions evenly, rotated by `shift` (four numbers 0..1). */
export const evenPoint = (index: number, shift: readonly number[]): readonly number[] =>
  STEPS.map((step, d) => {
    const v = shift[d]! + (index + 1) * step;
    return v - Math.floor(v);
  });
