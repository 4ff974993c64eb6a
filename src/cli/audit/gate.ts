import type { Comparison } from '../../analyzer/formats/compare.ts';
import { criterion } from '../../analyzer/model/criteria.ts';
import type { ShownFinding } from '../../analyzer/render/model.ts';
import { isRecord } from '../../analyzer/render/untyped-json.ts';
import { type Call, UsageError } from '../command.ts';
import type { Config } from './config.ts';
import { readJson } from './json-file.ts';
import { type AuditedPage, findingsOf, rankOf } from './reports.ts';

/** A page with what changed on it since the baseline; undefined where there is none of it. */
export interface JudgedPage extends AuditedPage {
  readonly comparison: Comparison | undefined;
}

const isReport = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && typeof value.url === 'string' && isRecord(value.sections);

/** Reports of an earlier run: one, or a list. */
const baselineIn = async (call: Call, file: string): Promise<Readonly<Record<string, unknown>>[]> => {
  const value = await readJson(call, file, '--baseline');
  const reports: unknown[] = Array.isArray(value) ? value : [value];
  if (!reports.every(isReport))
    throw new UsageError(`--baseline: ${file} holds no reports; metamer audit --format json writes them`);
  return reports;
};

/** Each page with the comparison to the report of the same address in the baseline. */
export const compared = async (call: Call, pages: readonly AuditedPage[]): Promise<JudgedPage[]> => {
  const file = call.text('baseline');
  if (file === undefined) return pages.map((page) => ({ ...page, comparison: undefined }));
  const earlier = await baselineIn(call, file);
  const { compareReports } = await import('../../analyzer/formats/compare.ts');
  return pages.map((page) => {
    const before = earlier.find(({ url }) => url === page.report.url);
    try {
      return { ...page, comparison: before && compareReports(before, { ...page.report }) };
    } catch {
      throw new UsageError(`--baseline: ${file} holds no report of ${page.report.url} that can be read`);
    }
  });
};

/** Places of one finding that count against a run. */
interface Counted {
  readonly finding: ShownFinding;
  readonly count: number;
}

const newOn = (page: JudgedPage, comparison: Comparison, newChecks: boolean): Counted[] => {
  const byId = new Map(findingsOf(page.report).map((finding) => [finding.id || finding.title, finding]));
  return comparison.new.flatMap(({ id, title, count }) => {
    const finding = byId.get(id || title);
    const isKnown = newChecks || !comparison.newChecks.includes(id || title);
    return finding && isKnown ? [{ finding, count }] : [];
  });
};

/** What a run is failed by: a severity, or criteria that are not met. */
const counts =
  (failOn: string, level: string) =>
  ({ severity, requirements }: ShownFinding): boolean => {
    if (failOn !== 'criteria') return rankOf(severity) <= rankOf(failOn);
    return (requirements ?? []).some(({ sc, when }) => {
      const { level: own } = criterion(sc);
      return when === 'fails' && (own === 'A' || (own === 'AA' && level === 'AA'));
    });
  };

/** Why a run fails, a sentence for each reason; empty where it passes. */
export const failuresOf = (call: Call, config: Config, pages: readonly JudgedPage[]): string[] => {
  const failOn = call.text('fail-on') ?? config.failOn;
  const level = call.text('level') ?? config.level ?? 'AA';
  const isCompared = call.text('baseline') !== undefined;
  const failures: string[] = [];
  if (failOn !== undefined) {
    const counted = pages.flatMap((page) =>
      page.comparison
        ? newOn(page, page.comparison, call.text('new-checks') !== 'warn')
        : findingsOf(page.report).map((finding) => ({ finding, count: 1 })),
    );
    const bad = counted
      .filter(({ finding }) => counts(failOn, level)(finding))
      .reduce((sum, { count }) => sum + count, 0);
    const what =
      failOn === 'criteria'
        ? `that fail a criterion of level A${level === 'AA' ? ' or AA' : ''}`
        : `of severity ${failOn} or worse`;
    if (bad > 0) failures.push(`${bad} ${isCompared ? 'new ' : ''}finding${bad === 1 ? '' : 's'} ${what}`);
  }
  for (const [check, budget] of Object.entries(config.budgets)) {
    const places = pages
      .flatMap(({ report }) => findingsOf(report))
      .filter(({ id }) => id === check)
      .reduce((sum, { count, referred }) => sum + count + referred, 0);
    if (places > budget) failures.push(`${check}: ${places} places, the budget is ${budget}`);
  }
  return failures;
};
