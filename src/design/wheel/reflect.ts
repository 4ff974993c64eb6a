/** A value thrown back into low..high at either end, like light between two mirrors. */
export const reflect = (value: number, low: number, high: number): number => {
  const span = high - low;
  const phase = (((value - low) % (2 * span)) + 2 * span) % (2 * span);
  return low + (phase > span ? 2 * span - phase : phase);
};
