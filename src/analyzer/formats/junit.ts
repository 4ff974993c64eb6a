import { escapeHtml } from '../../text/escape.ts';
import { checksIn } from '../render/checked.ts';
import { integerOrNull, record } from '../render/untyped-json.ts';
import { criteriaText } from './criteria-text.ts';
import { type AuditedReport, located } from './located.ts';

/** Text of XML: what XML 1.0 does not allow is left out. */
export const escapeXml = (text: string): string => escapeHtml(text.replaceAll(/[\ufffe\uffff]/g, ''));

/** Attributes of an element of XML. */
export const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');

const suiteOf = (page: AuditedReport) => {
  const { document, issues } = located(page);
  const { url, fixes, readAt } = document;
  const findings = fixes.flatMap(({ findings: own }) => own);
  const seconds = (integerOrNull(record(page.report.timing).wallMs) ?? 0) / 1000;
  const failing = findings.map((finding) => {
    const { id, title, severity, message, fix } = finding;
    const criteria = criteriaText(finding);
    const places = issues
      .filter((issue) => issue.finding === finding)
      .map(({ reported: { place, count }, position, isNew }) => {
        const at = position?.line ? `${position.line}:${position.column ?? 1}` : '';
        const text = place ? [place.where, place.snippet, place.value].filter(Boolean).join('  ') : '';
        return [isNew ? 'new' : '', at, text, count > 1 ? `(${count})` : ''].filter(Boolean).join('  ');
      })
      .filter(Boolean);
    const body = [message, fix, ...places].filter(Boolean).join('\n');
    return `    <testcase${attributes({ classname: url, name: id || title })}>
      <failure${attributes({ type: severity, message: `${title}${criteria ? ` [${criteria}]` : ''}` })}>${escapeXml(body)}</failure>
    </testcase>`;
  });
  const ids = new Set(findings.map(({ id }) => id));
  const others = checksIn(page.report).filter(({ id, outcome }) => outcome !== 'failed' && !ids.has(id));
  const skipped = others.filter(({ outcome }) => outcome !== 'passed');
  const cases = others.map(({ id, outcome, reason }) =>
    outcome === 'passed'
      ? `    <testcase${attributes({ classname: url, name: id })}/>`
      : `    <testcase${attributes({ classname: url, name: id })}><skipped${attributes({ message: reason })}/></testcase>`,
  );
  const counts = { tests: failing.length + others.length, failures: failing.length, skipped: skipped.length };
  const suite = `  <testsuite${attributes({
    name: url,
    ...counts,
    errors: 0,
    time: seconds.toFixed(3),
    ...(readAt ? { timestamp: readAt.toISOString().slice(0, 19) } : {}),
  })}>\n${[...failing, ...cases].join('\n')}\n  </testsuite>`;
  return { suite, counts, seconds };
};

/**
 * Reports as JUnit XML: a suite for each page, a case for each check. A check that could not be decided or does not apply
 * is skipped. Throws RENDER_FAILED if a report has no section.
 */
export const toJunit = (pages: readonly AuditedReport[]): string => {
  const suites = pages.map(suiteOf);
  const sum = (of: (one: (typeof suites)[number]) => number) => suites.reduce((all, one) => all + of(one), 0);
  const totals = {
    name: 'Metamer',
    tests: sum(({ counts }) => counts.tests),
    failures: sum(({ counts }) => counts.failures),
    skipped: sum(({ counts }) => counts.skipped),
    errors: 0,
    time: sum(({ seconds }) => seconds).toFixed(3),
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${attributes(totals)}>\n${suites.map(({ suite }) => suite).join('\n')}\n</testsuites>\n`;
};
