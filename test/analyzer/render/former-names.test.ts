import { expect, it } from 'vitest';
import { toEarl } from '../../../src/analyzer/formats/earl.ts';
import { checksIn } from '../../../src/analyzer/render/checked.ts';
import { readReport } from '../../../src/analyzer/render/read-report.ts';

const reportWith = (inapplicable: object) => ({
  url: 'https://example.com/',
  audit_version: '3.0',
  sections: {
    core: {
      markupA11y: {
        score: 90,
        findings: [],
        checks: { passed: ['a11y-html-lang'], failed: [], undecided: [], ...inapplicable },
      },
    },
  },
});
const LIST = [{ id: 'a11y-list', reason: 'The page has no list.' }];

it('reads the checks that do not apply under both of their names', () => {
  const [former, present] = [{ notApplicable: LIST }, { not_applicable: LIST }].map(reportWith);
  expect(checksIn(former!)).toContainEqual({ ...LIST[0], outcome: 'notApplicable' });
  expect(checksIn(former!)).toEqual(checksIn(present!));
  expect(readReport(former!).sections[0]!.notApplicable).toBe(1);
  expect(readReport(former!)).toEqual(readReport(present!));
  expect(toEarl(former!)).toEqual(toEarl(present!));
});
