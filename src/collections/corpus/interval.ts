import { unitsAtLeast, unitsAtMost } from '../../exact/luminance.ts';
import type { Bound } from '../filter/bound.ts';
import { POLARITIES } from './grades.ts';

/** What pairs are filtered by: the contrast ratio, and the number of the polarity. */
export type CorpusField = 'ratio' | 'polarity';

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

const ANY = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

export const intervalOf = (bounds: readonly Bound<CorpusField>[]): Interval => {
  const of = (wanted: CorpusField) => bounds.find(({ field }) => field === wanted) ?? ANY;
  const [ratio, polarity] = [of('ratio'), of('polarity')];
  const wants = (word: (typeof POLARITIES)[number]) => {
    const number = POLARITIES.indexOf(word);
    return number >= polarity.from && number <= polarity.to;
  };
  const least = unitsAtLeast(Math.max(1, ratio.from));
  const most = unitsAtMost(Math.min(21, ratio.to));
  const [darker, darkerLength] = side(wants('BoW'), least, most);
  const [lighter, lighterLength] = side(wants('WoB'), least, most);
  return { darker, darkerLength, lighter, lighterLength };
};

/** Whether a signed ratio in ten-thousandths (above 0: text darker) lies in an interval. */
export const isInInterval = (signed: number, { darker, darkerLength, lighter, lighterLength }: Interval): boolean =>
  (signed - darker) >>> 0 <= darkerLength || (-signed - lighter) >>> 0 <= lighterLength;
