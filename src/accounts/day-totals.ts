import type { CallRow, DayRow } from '../../db/repositories/ledger.ts';
import { timeOfCall } from './call-id.ts';
import { dayOf } from './time.ts';

/** Totals of a batch by key, day and operation. */
export const daysOf = (rows: readonly CallRow[]): DayRow[] => {
  const totals = new Map<string, { -readonly [Name in keyof DayRow]: DayRow[Name] }>();
  for (const { keyNo, operation, call, status, credits } of rows) {
    const day = dayOf(timeOfCall(call));
    const name = `${keyNo}/${operation}/${day}`;
    let total = totals.get(name);
    if (!total) {
      total = { keyNo, day, operation, calls: 0, errors: 0, credits: 0 };
      totals.set(name, total);
    }
    total.calls += 1;
    total.errors += status >= 400 ? 1 : 0;
    total.credits += credits;
  }
  return [...totals.values()];
};
