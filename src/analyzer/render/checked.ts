import { auditsIn, partsOf } from './parts.ts';
import { list, record, records, text, texts, type UntypedRecord } from './untyped-json.ts';

type Outcome = 'passed' | 'failed' | 'notApplicable' | 'undecided';

interface Checked {
  readonly id: string;
  readonly outcome: Outcome;
  /** Why there is no answer, where there is none. */
  readonly reason: string;
}

/** Checks that do not apply: `notApplicable` in reports before version 1.3. */
export const inapplicableIn = (checks: UntypedRecord): unknown => checks.not_applicable ?? checks.notApplicable;

/** Every check that a report names, with what it came to. */
export const checksIn = (report: UntypedRecord): Checked[] => {
  const lists = partsOf(report).flatMap(({ content }) => auditsIn(content).map((audit) => record(audit.checks)));
  const named = (outcome: 'passed' | 'failed') =>
    lists.flatMap((one) => texts(one[outcome], 400)).map((id) => ({ id, outcome, reason: '' }));
  const reasoned = (outcome: 'notApplicable' | 'undecided') =>
    lists
      .flatMap((one) => records(list(outcome === 'undecided' ? one.undecided : inapplicableIn(one), 400)))
      .map((one) => ({ id: text(one.id, 80), outcome, reason: text(one.reason, 300) }));
  return [...named('passed'), ...named('failed'), ...reasoned('notApplicable'), ...reasoned('undecided')];
};
