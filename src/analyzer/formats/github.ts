import { SEVERITY_NAMES } from '../render/words.ts';
import { criteriaText } from './criteria-text.ts';
import { type AuditedReport, type Issue, located } from './located.ts';

/** Annotations of a kind that GitHub shows of a step. */
export const SHOWN = 10;
/** Rows of the summary. */
const ROWS = 100;

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** An annotation as a workflow command. */
export const workflowCommand = (
  kind: 'error' | 'warning' | 'notice',
  properties: Readonly<Record<string, string | number>>,
  text: string,
): string => {
  const listed = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${kind} ${listed.join(',')}::${escapeData(text)}`;
};

const kindOf = ({ finding: { severity } }: Issue): 'error' | 'warning' =>
  severity === 'critical' || severity === 'serious' ? 'error' : 'warning';

const annotation = ({ page, url, issue }: { page: AuditedReport; url: string; issue: Issue }): string => {
  const { finding, message, position, reported } = issue;
  const criteria = criteriaText(finding);
  const properties = {
    ...(page.file ? { file: page.file.path } : {}),
    ...(page.file && position?.line ? { line: position.line, col: position.column ?? 1 } : {}),
    title: `${finding.title}${criteria ? ` [${criteria}]` : ''} (${finding.id})`,
  };
  const where = page.file ? '' : ` (${url})`;
  const text = [message, reported.place?.snippet, finding.fix].filter(Boolean).join('\n');
  return workflowCommand(kindOf(issue), properties, text + where);
};

/**
 * Reports as workflow commands of GitHub Actions: at most 10 errors and 10 warnings, the limits of a step, the
 * worst first. With a baseline the new places only.
 */
export const toGithub = (pages: readonly AuditedReport[]): string => {
  const issues = pages
    .flatMap((page) => {
      const { document, issues: own } = located(page);
      return own.map((issue) => ({ page, url: document.url, issue }));
    })
    .filter(({ issue }) => issue.isNew !== false && issue.finding.severity !== 'info');
  const ofKind = (kind: 'error' | 'warning') => issues.filter(({ issue }) => kindOf(issue) === kind).slice(0, SHOWN);
  const lines = [...ofKind('error'), ...ofKind('warning')].map(annotation);
  const left = issues.length - lines.length;
  if (left > 0) lines.push(`::notice title=Metamer::${left} more places; the summary of the job lists all findings.`);
  return lines.map((line) => `${line}\n`).join('');
};

const cell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replaceAll(/[\r\n]+/g, ' ')
    .replaceAll('<', '&lt;');

/** The same as Markdown, for the summary of a job: scores by page, and findings with their places. */
export const githubSummary = (pages: readonly AuditedReport[]): string => {
  const reports = pages.map(located);
  const scores = reports.map(
    ({ document: { url, scores: own, findings, places } }) =>
      `| ${cell(url)} | ${findings} | ${places} | ${own.map(({ category, score }) => `${category} ${score}`).join(', ')} |`,
  );
  const rules = new Map<string, { issue: Issue; places: number; pages: number }>();
  for (const { issues } of reports) {
    const here = new Set<string>();
    for (const issue of issues) {
      const key = issue.finding.id || issue.finding.title;
      const rule = rules.get(key) ?? { issue, places: 0, pages: 0 };
      rule.places += issue.reported.count;
      if (!here.has(key)) rule.pages += 1;
      here.add(key);
      rules.set(key, rule);
    }
  }
  const rows = [...rules.values()].slice(0, ROWS).map(({ issue: { finding }, places, pages: on }) => {
    const rule = finding.help ? `[${cell(finding.id)}](${finding.help})` : cell(finding.id);
    return `| ${SEVERITY_NAMES[finding.severity]} | ${criteriaText(finding)} | ${cell(finding.title)} | ${places} | ${on} | ${rule} |`;
  });
  return [
    '## Page audit',
    '',
    '| Page | Findings | Places | Scores |',
    '|---|--:|--:|---|',
    ...scores,
    '',
    '| Severity | WCAG | Finding | Places | Pages | Check |',
    '|---|---|---|--:|--:|---|',
    ...rows,
    ...(rules.size > ROWS ? ['', `And ${rules.size - ROWS} more findings.`] : []),
    '',
  ].join('\n');
};
