/** Quotas count calendar months in UTC; a month is the number year x 12 + month. */
export const monthOf = (ms: number): number => {
  if (ms >= known.from && ms < known.until) return known.month;
  const date = new Date(ms);
  const month = date.getUTCFullYear() * 12 + date.getUTCMonth();
  known = { month, from: startOfMonth(month).getTime(), until: nextMonth(month).getTime() };
  return month;
};

/** The month that was asked about last, which is nearly always the present one. */
let known = { month: 0, from: 0, until: 0 };

/** The first instant of the month after this one. */
export const nextMonth = (month: number): Date => new Date(Date.UTC(Math.floor((month + 1) / 12), (month + 1) % 12));

/** `YYYY-MM` of a month. */
export const monthText = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;

/** The month of a `YYYY-MM` with a month from 01 to 12. */
export const parseMonth = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5)) - 1;

export const DAY_MS = 86_400_000;

/** Days since 1970-01-01 UTC. */
export const dayOf = (ms: number): number => Math.floor(ms / DAY_MS);

/** `YYYY-MM-DD` of a day number. */
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Day number of a `YYYY-MM-DD` that exists in the calendar; undefined otherwise. */
export const parseDate = (text: string): number | undefined => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(ms) || dateOf(dayOf(ms)) !== text ? undefined : dayOf(ms);
};

/** The first instant of a month. */
export const startOfMonth = (month: number): Date => nextMonth(month - 1);

/**
 * Milliseconds of a clock that is never set: it runs evenly where the time of day is put forward or back, and is one
 * for all processes of a machine until that restarts.
 */
export const steadyMs = (): number => {
  const [seconds, nanos] = process.hrtime();
  return seconds * 1000 + nanos / 1e6;
};
