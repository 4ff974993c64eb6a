import { describe, expect, it } from 'vitest';
import { RUNNING } from '../../src/analyzer/stages/index.ts';
import type { CheckResult, Stage } from '../../src/analyzer/stages/types.ts';
import { a11yExamples } from './examples/a11y.ts';
import { documentExamples } from './examples/document.ts';
import { type Example, type Examples, inputOf, type Outcome } from './examples/example.ts';
import { projectExamples, responsiveExamples } from './examples/layout.ts';
import { metadataExamples, seoExamples } from './examples/seo.ts';

const STAGES: readonly { stage: Stage; examples: Examples }[] = [
  { stage: RUNNING.structure, examples: { ...a11yExamples, ...documentExamples } },
  { stage: RUNNING.project, examples: projectExamples },
  { stage: RUNNING.seo, examples: { ...seoExamples, ...metadataExamples } },
  { stage: RUNNING.responsive, examples: responsiveExamples },
];

const resultOf = (stage: Stage, id: string, example: Example): CheckResult =>
  stage.run(inputOf(example)).results.find(({ check }) => check.id === id)!;

const listed = (given: Example | readonly Example[] | undefined): readonly Example[] =>
  given === undefined ? [] : [given].flat();

describe.each(STAGES)('$stage.id', ({ stage, examples }) => {
  it('has examples of every check', () => {
    expect(stage.checks.map(({ id }) => id).filter((id) => !(id in examples))).toEqual([]);
    expect(Object.keys(examples).filter((id) => !stage.checks.some((check) => check.id === id))).toEqual([]);
  });

  it.each(stage.checks)('$id finds fault with something, or leaves it undecided, and not with everything', ({ id }) => {
    const { passed, failed, undecided, notApplicable } = examples[id] ?? {};
    expect(listed(failed).length + listed(undecided).length).toBeGreaterThan(0);
    expect(listed(passed).length + listed(notApplicable).length).toBeGreaterThan(0);
  });

  const cases = Object.entries(examples).flatMap(([id, outcomes]) =>
    Object.entries(outcomes).flatMap(([outcome, given]) =>
      listed(given).map((example) => ({ id, outcome: outcome as Outcome, example, shown: JSON.stringify(example) })),
    ),
  );
  it.each(cases)('$id is $outcome for $shown', ({ id, outcome, example }) => {
    const { verdict } = resultOf(stage, id, example);
    expect(verdict.outcome, JSON.stringify(verdict)).toBe(outcome);
    if (verdict.outcome === 'failed') expect(verdict.message).not.toBe('');
    if ('reason' in verdict) expect(verdict.reason).not.toBe('');
  });
});
