/** Rounded to so many decimals. */
export const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Every number of a flat record to four decimals. */
export const roundAll = <T extends Readonly<Record<string, number | null>>>(parts: T): T =>
  Object.fromEntries(Object.entries(parts).map(([key, v]) => [key, v === null ? null : round(v, 4)])) as T;
