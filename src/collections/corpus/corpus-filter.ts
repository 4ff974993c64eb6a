import { unitsAtLeast, unitsAtMost } from '../../exact/luminance.ts';
import { GRADES, type Grade, LEVELS, type Level, type Polarity, unitsOfStep } from './grades.ts';

export interface CorpusFilter {
  readonly minRatio?: number | undefined;
  readonly maxRatio?: number | undefined;
  /** The highest level a pair reaches: AA leaves AAA out. */
  readonly level?: Level | undefined;
  readonly grade?: Grade | undefined;
  readonly polarity?: Polarity | undefined;
}

/**
 * What a filter comes down to: an interval of ratios in ten-thousandths for either sign, as its lower end and its length
 * so that one unsigned comparison tests it; where a sign is not wanted the interval holds nothing.
 */
export interface Interval {
  readonly darker: number;
  readonly darkerLength: number;
  readonly lighter: number;
  readonly lighterLength: number;
}

/** Lower end of an interval that no ratio lies in. */
const NOWHERE = 1 << 30;

const side = (wanted: boolean, least: number, most: number): readonly [number, number] =>
  wanted && least <= most ? [least, most - least] : [NOWHERE, 0];

export const intervalOf = ({ minRatio, maxRatio, level, grade, polarity }: CorpusFilter): Interval => {
  const steps = [level && unitsOfStep(LEVELS, level), grade && unitsOfStep(GRADES, grade)].filter(
    (s) => s !== undefined,
  );
  const least = Math.max(10_000, unitsAtLeast(minRatio ?? 1), ...steps.map((step) => step.least));
  const most = Math.min(210_000, unitsAtMost(maxRatio ?? 21), ...steps.map((step) => step.most));
  const [darker, darkerLength] = side(polarity !== 'WoB', least, most);
  const [lighter, lighterLength] = side(polarity !== 'BoW', least, most);
  return { darker, darkerLength, lighter, lighterLength };
};

/** Whether a signed ratio in ten-thousandths (above 0: text darker) lies in an interval. */
export const meets = (signed: number, { darker, darkerLength, lighter, lighterLength }: Interval): boolean =>
  (signed - darker) >>> 0 <= darkerLength || (-signed - lighter) >>> 0 <= lighterLength;
