/** Credits used in a month, which is year x 12 + month. */
export type MonthCount = readonly [month: number, used: number];

/**
 * Credits used by month, the month that was charged last at the end. Each month has a count of its own, so that one that a wrong
 * clock has named changes no other.
 */
export type Credits = readonly MonthCount[];

/** So many months are kept, those that were charged last: a wrong clock would have to name as many others to make one be forgotten. */
export const MONTHS_KEPT = 12;

/** Credits used in a month. */
export const usedIn = (credits: Credits, month: number): number => {
  for (let at = credits.length - 1; at >= 0; at -= 1) if (credits[at]![0] === month) return credits[at]![1];
  return 0;
};

/** The same with more used in a month, or with a negative number less, never below zero. */
export const spend = (credits: Credits, month: number, more: number): Credits => {
  const used = Math.max(0, usedIn(credits, month) + more);
  if (used === 0) return credits.filter(([one]) => one !== month);
  const last = credits.length - 1;
  if (last >= 0 && credits[last]![0] === month) return credits.with(last, [month, used]);
  const others = credits.filter(([one]) => one !== month);
  return [...others.slice(1 - MONTHS_KEPT), [month, used]];
};

/**
 * The same with a count that was set. Its month counts as charged longest ago, so that it makes no other one be forgotten but such a
 * month, and never the present one.
 */
export const setCount = (
  credits: Credits,
  { month, used, present }: { month: number; used: number; present: number },
): Credits => {
  if (used === 0) return credits.filter(([one]) => one !== month);
  const at = credits.findIndex(([one]) => one === month);
  if (at >= 0) return credits.with(at, [month, used]);
  const forgotten = credits.length < MONTHS_KEPT ? -1 : credits.findIndex(([one]) => one !== present);
  const others = credits.filter((_, i) => i !== forgotten);
  return month === present ? [...others, [month, used]] : [[month, used], ...others];
};
