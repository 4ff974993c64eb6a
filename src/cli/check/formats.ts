import { createHash } from 'node:crypto';
import { SHOWN, workflowCommand } from '../../analyzer/formats/github.ts';
import { attributes, escapeXml } from '../../analyzer/formats/junit.ts';
import { REPOSITORY, SARIF_SCHEMA } from '../../analyzer/formats/sarif.ts';
import { uriOfPath } from '../../analyzer/formats/uri.ts';
import { type Issue, issuesOf, RULES, type RuleId } from '../../token-check/issues.ts';
import type { CheckReport, ReportedColor } from '../../token-check/report.ts';

/** Results that code hosts take of one run. */
const MOST_RESULTS = 5000;

const RULE_IDS = Object.keys(RULES) as RuleId[];

const rules = RULE_IDS.map((id) => {
  const { title, help, level, criteria } = RULES[id];
  return {
    id,
    shortDescription: { text: title },
    help: { text: help },
    defaultConfiguration: { level },
    properties: { tags: ['design-tokens', ...criteria.map((sc) => `wcag${sc.replaceAll('.', '')}`)] },
  };
});

const locationOf = ({ path, line, column, end_line, end_column }: ReportedColor) => ({
  physicalLocation: {
    artifactLocation: { uri: uriOfPath(path), uriBaseId: REPOSITORY },
    region: { startLine: line, startColumn: column, endLine: end_line, endColumn: end_column },
  },
});

/** 16 hexadecimal digits that stand for a text. */
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Issues with a fingerprint that stays the same from run to run: equal ones are counted. */
const identified = (issues: readonly Issue[]): { issue: Issue; fingerprint: string }[] => {
  const seen = new Map<string, number>();
  return issues.map((issue) => {
    const key = `${issue.rule} ${issue.place.path} ${issue.identity}`;
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    return { issue, fingerprint: digestOf(`${key} ${nth}`) };
  });
};

/** A check as a SARIF 2.1.0 log: one run, a result for each place, at most 5,000 of them, the worst. */
export const toSarif = (report: CheckReport) => ({
  $schema: SARIF_SCHEMA,
  version: '2.1.0' as const,
  runs: [
    {
      tool: { driver: { name: 'Metamer tokens', rules } },
      invocations: [
        {
          executionSuccessful: report.omitted_themes.length === 0 && report.files.every(({ why }) => why === undefined),
        },
      ],
      columnKind: 'utf16CodeUnits' as const,
      results: identified(issuesOf(report))
        .slice(0, MOST_RESULTS)
        .map(({ issue: { rule, message, place, related }, fingerprint }) => ({
          ruleId: rule,
          ruleIndex: RULE_IDS.indexOf(rule),
          level: RULES[rule].level,
          message: { text: message },
          locations: [locationOf(place)],
          ...(related.length
            ? { relatedLocations: related.map((one, id) => ({ id, ...locationOf(one), message: { text: one.name } })) }
            : {}),
          partialFingerprints: { 'metamerToken/v1': fingerprint },
        })),
    },
  ],
});

const GITLAB = { error: 'critical', warning: 'major', note: 'info' } as const;

/** A check as a Code Quality report of GitLab. */
export const toGitlab = (report: CheckReport) =>
  identified(issuesOf(report)).map(({ issue: { rule, message, place }, fingerprint }) => ({
    description: message,
    check_name: rule,
    fingerprint,
    severity: GITLAB[RULES[rule].level],
    location: { path: place.path, lines: { begin: place.line } },
  }));

const KINDS = { error: 'error', warning: 'warning', note: 'notice' } as const;

/** A check as workflow commands of GitHub Actions: at most ten of a kind, the limit of a step. */
export const toGithub = (report: CheckReport): string => {
  const count = { error: 0, warning: 0, notice: 0 };
  const lines = issuesOf(report).flatMap(({ rule, message, place }) => {
    const kind = KINDS[RULES[rule].level];
    count[kind] += 1;
    if (count[kind] > SHOWN) return [];
    const { path, line, column } = place;
    return [workflowCommand(kind, { file: path, line, col: column, title: `${RULES[rule].title} (${rule})` }, message)];
  });
  return lines.map((line) => `${line}\n`).join('');
};

/** A check as JUnit XML: a suite for each theme, a case for each pair. */
export const toJunit = (report: CheckReport): string => {
  const suites = report.themes.map(({ name }) => {
    const pairs = report.pairs.filter(({ themes }) => themes.includes(name));
    const cases = pairs.map(({ text, background, passes, ratio, required, why }) => {
      const head = `    <testcase${attributes({ classname: `${text.path} ${name}`, name: `${text.name} on ${background.name}`, file: text.path })}`;
      if (passes) return `${head}/>`;
      const message = ratio === null ? (why ?? 'a colour is not known') : `${ratio}:1, ${required}:1 is required`;
      const body = `${text.path}:${text.line}:${text.column} ${text.hex ?? ''} on ${background.hex ?? ''}`;
      return `${head}>\n      <failure${attributes({ type: 'token-contrast', message })}>${escapeXml(body)}</failure>\n    </testcase>`;
    });
    const failures = pairs.filter(({ passes }) => !passes).length;
    const head = attributes({ name, tests: pairs.length, failures, errors: 0, skipped: 0 });
    return `  <testsuite${head}>\n${cases.join('\n')}\n  </testsuite>`;
  });
  const { pairs, failing } = report.summary;
  const head = attributes({ name: 'Metamer tokens', tests: pairs, failures: failing, errors: 0 });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${head}>\n${suites.join('\n')}\n</testsuites>\n`;
};
