import { dateOf } from './date.ts';
import type { PastScores, ReportDocument } from './model.ts';
import { integerOrNull, record, records, text, type UntypedRecord } from './untyped-json.ts';

const RUNS = 60;

const scoresIn = (value: unknown): Map<string, number> =>
  new Map(
    Object.entries(record(value))
      .slice(0, 20)
      .flatMap(([id, score]): [string, number][] => {
        const n = integerOrNull(score);
        return n === null ? [] : [[id, Math.min(100, Math.max(0, n))]];
      }),
  );

const runOf = (checks: unknown, date: Date | null, scores: unknown): PastScores[] =>
  date === null ? [] : [{ date, checksVersion: text(checks, 40), scores: scoresIn(scores) }];

/** What a report says of places that are ignored, and of earlier audits. */
export const readRuns = (report: UntypedRecord, readAt: Date | null): Pick<ReportDocument, 'ignored' | 'history'> => {
  const earlier = records(report.history, RUNS).flatMap((run) =>
    runOf(run.checks_version, dateOf(run.date), run.scores),
  );
  return {
    ignored: records(report.ignored, 200).map((one) => ({
      check: text(one.check, 80),
      count: integerOrNull(one.count) ?? 1,
      until: text(one.until, 20),
      reason: text(one.reason, 300),
      by: text(one.by, 80),
    })),
    history: earlier.length ? [...earlier, ...runOf(report.checks_version, readAt, report.category_scores)] : [],
  };
};
