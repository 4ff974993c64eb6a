import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../../src/analyzer/model/check.ts';
import type { Outcome } from '../../../src/analyzer/model/example.ts';
import type { Stage } from '../../../src/analyzer/model/stage.ts';
import { RUNNING } from '../../../src/analyzer/stages/table.ts';
import { type Example, inputOf } from './example-input.ts';

const STAGES: readonly Stage[] = Object.values(RUNNING);

/** Verdicts of every check of a stage on an example, each example judged once. */
const judged = new Map<string, ReadonlyMap<string, Verdict>>();
const verdictOf = (stage: Stage, id: string, example: Example, shown: string): Verdict => {
  const key = `${stage.id} ${shown}`;
  let verdicts = judged.get(key);
  if (!verdicts) {
    verdicts = new Map(stage.run(inputOf(example)).results.map(({ check, verdict }) => [check.id, verdict]));
    judged.set(key, verdicts);
  }
  return verdicts.get(id)!;
};

const OUTCOMES: readonly Outcome[] = ['passed', 'failed', 'notApplicable', 'undecided'];

describe.each(STAGES)('$id', (stage) => {
  const cases = stage.checks.flatMap(({ id, examples }) =>
    OUTCOMES.flatMap((outcome) =>
      [examples[outcome] ?? []].flat().map((example) => {
        const shown = JSON.stringify(example, (_, value) => (value instanceof Uint8Array ? [...value] : value));
        return { id, outcome, example, shown, short: shown.slice(0, 200) };
      }),
    ),
  );

  it.each(cases)('$id is $outcome for $short', ({ id, outcome, example, shown }) => {
    const verdict = verdictOf(stage, id, example, shown);
    expect(verdict.outcome, JSON.stringify(verdict)).toBe(outcome);
    if (verdict.outcome === 'failed') expect(verdict.message).not.toBe('');
    if ('reason' in verdict) expect(verdict.reason).not.toBe('');
  });

  /** What a check would say were it broken in a way that a slip of the pen brings about. */
  const MUTANTS: Readonly<Record<string, (outcome: Outcome) => Outcome>> = {
    'rotated by half a turn': (outcome) => ({ passed: 'failed', failed: 'passed' })[outcome as string] ?? outcome,
    'always passing': () => 'passed',
    'always failing': () => 'failed',
    'never applying': () => 'notApplicable',
  } as Readonly<Record<string, (outcome: Outcome) => Outcome>>;

  it.each(stage.checks)('$id would be found broken by its examples', ({ id }) => {
    const own = cases.filter((one) => one.id === id);
    for (const [name, mutant] of Object.entries(MUTANTS))
      expect(
        own.some(({ outcome, example, shown }) => mutant(verdictOf(stage, id, example, shown).outcome) !== outcome),
        name,
      ).toBe(true);
  });

  it('has for every check a page it finds fault with, or leaves undecided, and one it does not', () => {
    const short = stage.checks.filter(
      ({ examples }) =>
        (examples.failed ?? examples.undecided) === undefined ||
        (examples.passed ?? examples.notApplicable) === undefined,
    );
    expect(short.map(({ id }) => id)).toEqual([]);
  });
});
