import { describe, expect, it } from 'vitest';
import type { Severity } from '../../../src/analyzer/model/check.ts';
import { scoreOf } from '../../../src/analyzer/model/scoring.ts';
import { readReport } from '../../../src/analyzer/render/read-report.ts';
import { CHECKS_VERSION } from '../../../src/analyzer/stages/checks-version.ts';

const finding = (
  id: string,
  severity: Severity,
  [count, total]: [number, number],
  fix = `Fix ${id}.`,
  category = 'a11y',
) => ({
  id,
  title: `Fault ${id}`,
  severity,
  category,
  message: `Fault ${id}.`,
  count,
  items: [],
  total,
  help: 'https://example.org/rule',
  fix,
});

const FINDINGS = [
  finding('a', 'critical', [42, 47], 'Describe the image.'),
  finding('b', 'moderate', [42, 47], 'Describe the image.', 'seo'),
  finding('c', 'minor', [300, 300]),
  finding('d', 'serious', [1, 1]),
  finding('e', 'info', [900, 900]),
  finding('f', 'serious', [2, 2]),
  finding('g', 'serious', [3, 3]),
  finding('h', 'moderate', [1, 1]),
];
const scores = {
  a11y: scoreOf(FINDINGS.filter(({ category }) => category === 'a11y')),
  seo: scoreOf([{ severity: 'moderate', count: 42, total: 47 }]),
};
const report = {
  url: 'https://example.org/',
  checks_version: CHECKS_VERSION,
  category_scores: scores,
  anyAudit: { findings: FINDINGS },
};

describe('findings', () => {
  const document = readReport(report, { checksVersion: CHECKS_VERSION });

  it('are grouped by what is to be done, the worst first', () => {
    expect(document.fixes[0]).toMatchObject({ title: 'Describe the image.', severity: 'critical', count: 84 });
    expect(document.fixes[0]?.findings.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(document.fixes.map(({ severity }) => severity)).toEqual([
      'critical',
      'serious',
      'serious',
      'serious',
      'moderate',
      'minor',
      'info',
    ]);
    expect(document.fixes.flatMap(({ findings }) => findings)).toHaveLength(FINDINGS.length);
  });

  it('are counted by severity, with their places', () => {
    expect(document.severities.map(({ findings }) => findings)).toEqual([1, 3, 2, 1, 1]);
    expect(document.places).toBe(42 + 42 + 300 + 1 + 900 + 2 + 3 + 1);
  });

  it('name the five fixes that take most from the scores, and what is left without them', () => {
    const { fixes, gains, count } = document.first;
    expect(fixes.map(({ title }) => title)).toEqual(['Describe the image.', 'Fix g.', 'Fix f.', 'Fix d.', 'Fix h.']);
    expect(count).toBe(84 + 3 + 2 + 1 + 1);
    // The minor one and the note stay.
    const left = scoreOf([{ severity: 'minor', count: 300, total: 300 }]);
    expect(gains).toEqual([
      { category: 'SEO', from: 96, to: 100 },
      { category: 'Accessibility of markup', from: scores.a11y, to: left },
    ]);
  });

  it('promise no gain where the scores are of other weights', () => {
    const old = readReport({ ...report, checks_version: 'older' }, { checksVersion: CHECKS_VERSION });
    expect(old.explained).toBe(false);
    expect(old.first.gains).toEqual([]);
    expect(old.first.fixes).toHaveLength(5);
  });

  it('say why a category was not measured', () => {
    const { unmeasured } = readReport({
      ...report,
      unscored_categories: ['contrast', 'accessibility', 'a11yPlus', 'media', 'new'],
    });
    expect(unmeasured).toEqual([
      { names: ['Contrast'], reason: 'Needs computed colours of laid-out text.' },
      {
        names: ['Accessibility in a browser', 'Extended accessibility rules'],
        reason: 'The rule engine needs the rendered accessibility tree.',
      },
      { names: ['Media'], reason: 'The stage media was not requested, or none of its checks applied.' },
      { names: ['new'], reason: 'Not measured.' },
    ]);
  });
});
