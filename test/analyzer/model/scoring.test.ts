import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryScore } from '../../../src/analyzer/model/audit.ts';
import type { CheckInfo, CheckResult } from '../../../src/analyzer/model/check.ts';
import { type Failure, leftAfter, SEVERITIES, scoreOf } from '../../../src/analyzer/model/scoring.ts';
import { CHECKS_VERSION } from '../../../src/analyzer/stages/checks-version.ts';

const failure = fc
  .record({
    severity: fc.constantFrom(...SEVERITIES),
    total: fc.integer({ min: 1, max: 500 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ severity, total, share }): Failure => ({ severity, total, count: Math.max(1, Math.round(total * share)) }));

const check = (severity: CheckInfo['severity']): CheckInfo => ({
  id: `x-${severity}`,
  title: 'x',
  severity,
  category: 'a11y',
  help: 'https://example.org/',
  fix: 'x',
  requirements: null,
  examples: {},
});
const passedCheck: CheckResult = { check: check('serious'), verdict: { outcome: 'passed' } };

describe('a score', () => {
  it('of a page with 42 of 47 images without alt and 7 of 14 buttons without a name is poor', () => {
    const grave: Failure[] = [
      { severity: 'critical', count: 42, total: 47 },
      { severity: 'critical', count: 7, total: 14 },
    ];
    expect(scoreOf(grave)).toBe(51);
    // However many small things are right.
    const results: CheckResult[] = grave.map(({ count, total }) => ({
      check: check('critical'),
      verdict: { outcome: 'failed', message: '', items: [], total: count, applicable: total },
    }));
    expect(categoryScore([...results, ...Array.from({ length: 200 }, () => passedCheck)], 'a11y')).toBe(51);
  });

  it.each([
    [[], 100],
    [[{ severity: 'info', count: 5, total: 5 }], 100],
    [[{ severity: 'minor', count: 1, total: 1000 }], 99],
    [[{ severity: 'critical', count: 1, total: 1 }], 60],
    [[{ severity: 'serious', count: 1, total: 200 }], 96],
  ] satisfies [Failure[], number][])('of %j is %i', (failures, score) => expect(scoreOf(failures)).toBe(score));

  it('is 100 for no fault alone, and rises with each fault that is gone', () => {
    fc.assert(
      fc.property(fc.array(failure, { minLength: 1, maxLength: 40 }), (failures) => {
        const score = scoreOf(failures);
        const counts = failures.some(({ severity }) => severity !== 'info');
        expect(score === 100).toBe(!counts);
        expect(scoreOf(failures.slice(1))).toBeGreaterThanOrEqual(score);
        for (const one of failures) {
          expect(leftAfter(one)).toBeGreaterThanOrEqual(0.6);
          expect(leftAfter(one)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('is none where no check applied that can take anything', () => {
    expect(categoryScore([{ check: check('info'), verdict: { outcome: 'passed' } }], 'a11y')).toBeNull();
    expect(
      categoryScore([{ check: check('serious'), verdict: { outcome: 'undecided', reason: 'x' } }], 'a11y'),
    ).toBeNull();
    expect(categoryScore([passedCheck], 'a11y')).toBe(100);
  });

  it('comes with a version of its rules and weights', () => expect(CHECKS_VERSION).toMatch(/^[0-9a-f]{10}$/));
});
