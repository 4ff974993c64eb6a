import { roundDecimal } from '../../exact/round.ts';

/** Every number of a flat record to four decimals. */
export const roundAll = <T extends Readonly<Record<string, number | null>>>(parts: T): T =>
  Object.fromEntries(Object.entries(parts).map(([key, v]) => [key, v === null ? null : roundDecimal(v, 4)])) as T;
