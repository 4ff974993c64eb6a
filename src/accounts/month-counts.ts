import type { KeyRepository, KeyRow } from '../../db/repositories/keys.ts';
import { tierOf } from './keys.ts';
import type { Ledger } from './ledger.ts';
import type { Tiers } from './tiers.ts';
import { monthOf, monthText, parseMonth } from './time.ts';

/** What a key has used month by month, and what administrators have set of it. */
export interface KeyMonths {
  readonly id: string;
  /** Credits per month. */
  readonly quota: number;
  /** In their order; the present one is among them. */
  readonly months: { readonly month: string; readonly used: number; readonly current: boolean }[];
  /** Newest first, a hundred at most. */
  readonly corrections: {
    readonly month: string;
    readonly before: number;
    readonly after: number;
    readonly note: string;
    readonly at: string;
  }[];
}

/** Shows and sets what is counted of months. Undefined where no key has the id. */
export interface MonthCounts {
  of(id: string): Promise<KeyMonths | undefined>;
  /** Sets the count of a month, the present one where none is named. */
  set(id: string, wanted: { month?: string | undefined; used: number; note: string }): Promise<KeyMonths | undefined>;
}

const MOST_CORRECTIONS = 100;

export const createMonthCounts = (
  repository: KeyRepository,
  ledger: Pick<Ledger, 'months' | 'correct'>,
  tiers: Tiers,
): MonthCounts => {
  const show = async ({ no, id, tier }: KeyRow): Promise<KeyMonths> => {
    const now = monthOf(Date.now());
    const counted = new Map([[now, 0], ...(await ledger.months(no))]);
    return {
      id,
      quota: tiers[tierOf(tier)].credits_per_month,
      months: [...counted]
        .sort(([a], [b]) => a - b)
        .map(([month, used]) => ({ month: monthText(month), used, current: month === now })),
      corrections: (await repository.corrections(no, MOST_CORRECTIONS)).map(({ month, before, after, note, at }) => ({
        month: monthText(month),
        before,
        after,
        note,
        at: new Date(at).toISOString(),
      })),
    };
  };
  return {
    async of(id) {
      const row = await repository.find(id);
      return row && show(row);
    },
    async set(id, { month, used, note }) {
      const row = await repository.find(id);
      if (!row) return undefined;
      await ledger.correct({
        keyNo: row.no,
        month: month === undefined ? monthOf(Date.now()) : parseMonth(month),
        used,
        note,
      });
      return show(row);
    },
  };
};
