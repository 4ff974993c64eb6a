/** Credits used in a month and in the one before it. Months are year x 12 + month. */
export interface Credits {
  readonly period: number;
  readonly used: number;
  readonly usedBefore: number;
}

/**
 * The month in which a call of `month` is counted. The count only moves forward: a call that was let in before the month ended
 * still counts in its own; a clock that is further behind than that counts in the month that was reached.
 */
export const countedIn = ({ period }: Credits, month: number): number => (month < period - 1 ? period : month);

/** Credits used in a month. */
export const usedIn = (credits: Credits, month: number): number => {
  if (month === credits.period) return credits.used;
  if (month > credits.period) return 0;
  return countedIn(credits, month) === credits.period ? credits.used : credits.usedBefore;
};

/** The same with more used in a month; a later month than the one that is counted begins. */
export const spend = (credits: Credits, month: number, more: number): Credits => {
  const { period, used, usedBefore } = credits;
  if (month === period) return { period, used: used + more, usedBefore };
  if (month > period) return { period: month, used: more, usedBefore: month === period + 1 ? used : 0 };
  return countedIn(credits, month) === period
    ? { period, used: used + more, usedBefore }
    : { period, used, usedBefore: usedBefore + more };
};
