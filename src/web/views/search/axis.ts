/** Steps of an axis that people count in, and the span up to which each is used. */
const STEPS = [
  { step: 1, span: 8 },
  { step: 2, span: 16 },
  { step: 5, span: 40 },
  { step: 10, span: 100 },
] as const;

interface Axis {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** An axis of totals, 0 to 100 at most, that holds some values with its ends on whole steps. */
export const axisOf = (values: readonly number[]): Axis => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const { step } = STEPS.find(({ span }) => most - least <= span) ?? STEPS.at(-1)!;
  const low = Math.max(0, step * Math.floor((least - step / 4) / step));
  const high = Math.min(100, step * Math.ceil((most + step / 4) / step));
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step);
  return { low, high, ticks };
};
