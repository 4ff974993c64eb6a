/** How evenly consecutive differences are spread; the ratio is 1 where nothing changes at all. */
export interface StepSpread {
  readonly mean: number;
  readonly max: number;
  readonly ratio: number;
  /** Index of the largest step. */
  readonly worst: number;
}

export const spreadOf = (distances: readonly number[]): StepSpread => {
  const mean = distances.reduce((sum, d) => sum + d, 0) / distances.length;
  const max = Math.max(...distances);
  return { mean, max, ratio: mean > 0 ? max / mean : 1, worst: distances.indexOf(max) };
};
