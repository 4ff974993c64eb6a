import { DECIMALS } from '../../color/decimals.ts';
import { roundDecimal } from '../../exact/round.ts';

/** Members that are angles on the wheel. */
const ANGLES: ReadonlySet<string> = new Set(['base_hue', 'residual_degrees']);

/** An angle in responses, in degrees; null if there is none. */
export const roundAngle = <Angle extends number | null>(degrees: Angle): Angle =>
  (degrees === null ? null : roundDecimal(degrees, DECIMALS.hue)) as Angle;

/** Every number of a flat record to four decimals, angles to three. */
export const roundAll = <T extends Readonly<Record<string, number | null>>>(parts: T): T =>
  Object.fromEntries(
    Object.entries(parts).map(([key, v]) => {
      if (v === null) return [key, null];
      return [key, ANGLES.has(key) ? roundAngle(v) : roundDecimal(v, 4)];
    }),
  ) as T;
