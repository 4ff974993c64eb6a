import { countPlaces } from '../../analyzer/formats/compare.ts';
import { criteriaText } from '../../analyzer/formats/criteria-text.ts';
import { printable } from '../../analyzer/formats/printable.ts';
import { type ReportedPlace, reportedPlaces } from '../../analyzer/formats/reported-places.ts';
import { criterion } from '../../analyzer/model/criteria.ts';
import type { Place, ShownFinding } from '../../analyzer/render/model.ts';
import { record, records, text } from '../../analyzer/render/untyped-json.ts';
import { columns, type Paint, short } from '../paint.ts';
import type { JudgedPage } from './gate.ts';
import { findingsOf, type Report, rankOf, SEVERITIES } from './reports.ts';
import { type Shared, sharedOf } from './shared.ts';

/** Places of a finding that are named, unless all are wanted. */
const NAMED = 3;
/** Rows of the summary by rule and by page. */
const ROWS = 40;
const SNIPPET = 90;

const cut = (line: string, most: number): string => (line.length > most ? `${line.slice(0, most - 1)}…` : line);
const oneLine = (line: string): string => line.replaceAll(/\s+/g, ' ');

const painted = (paint: Paint, severity: string): string =>
  rankOf(severity) <= 1 ? paint.bad(severity) : paint.dim(severity);

/** `12:5  main > img:nth-of-type(2)  <img src="/b.png">` */
const placeText = ({ line, column, where, snippet, value }: Place): string =>
  [
    line === null ? '' : `${line}:${column ?? 1}`,
    where,
    cut(oneLine(snippet), SNIPPET),
    value && cut(oneLine(value), SNIPPET),
  ]
    .filter(Boolean)
    .join('  ');

const placeLines = (paint: Paint, places: readonly ReportedPlace[], count: number, verbose: boolean): string[] => {
  const named = places.flatMap(({ place, count: equal }) => (place ? [{ place, equal }] : []));
  const shown = verbose ? named : named.slice(0, NAMED);
  const left = count - shown.reduce((sum, { equal }) => sum + equal, 0);
  return [
    ...shown.map(({ place, equal }) => `      ${placeText(place)}${equal > 1 ? `  (${equal})` : ''}`),
    ...(left > 0 && named.length > 0 ? [paint.dim(`      … ${left} more`)] : []),
  ];
};

/** Criteria in a column: those of level AAA only where there are no others. */
const criteriaCell = ({ requirements }: ShownFinding): string => {
  const stated = requirements?.filter(({ sc }) => criterion(sc).level !== 'AAA');
  return criteriaText({ requirements: stated?.length ? stated : requirements });
};

interface Listed {
  readonly finding: ShownFinding;
  readonly places: readonly ReportedPlace[];
  readonly count: number;
  /** On how many pages, if they are listed together. */
  readonly on?: string;
}

/** Findings under each other, each with its first places and its fix. */
const findingLines = (paint: Paint, listed: readonly Listed[], verbose: boolean): string[] => {
  const heads = columns(
    listed.map(({ finding, count, on }) => [
      `  ${painted(paint, finding.severity)}`,
      criteriaCell(finding),
      `${finding.title}${count > 1 ? ` (${count})` : ''}${on ? `  ${on}` : ''}`,
      paint.dim(finding.id),
    ]),
  ).split('\n');
  return listed.flatMap(({ finding, places, count }, i) => [
    heads[i]!,
    ...placeLines(paint, places, count, verbose),
    ...(finding.fix && finding.severity !== 'info' ? [paint.dim(`      Fix: ${finding.fix}`)] : []),
  ]);
};

/** The findings of a page, without the places that many pages share. */
const ownFindings = (report: Report, shared: Shared): Listed[] =>
  findingsOf(report).flatMap((finding) => {
    const places = reportedPlaces(finding).filter((place) => !shared.has(finding, place));
    const count = places.reduce((sum, { count: equal }) => sum + equal, 0);
    return count > 0 ? [{ finding, places, count }] : [];
  });

const scoresText = (report: Report): string =>
  Object.entries(report.category_scores)
    .map(([name, score]) => `${name} ${short(score, 0)}`)
    .join('  ');

const ignoredLines = (paint: Paint, report: Report): string[] =>
  records(record(report).ignored).map((one) =>
    paint.dim(
      `  ignored: ${text(one.check)} (${text(one.count)}) until ${text(one.until)}: ${text(one.reason)}${one.by ? `, ${text(one.by)}` : ''}`,
    ),
  );

const changeLines = (paint: Paint, { comparison }: JudgedPage): string[] => {
  if (!comparison) return [];
  const { new: added, fixed, unchanged, sameChecks } = comparison;
  const counts = `${paint.bold(`${countPlaces(added)} new`)}, ${countPlaces(fixed)} fixed, ${countPlaces(unchanged)} unchanged`;
  return [
    `  since the baseline: ${counts}${sameChecks ? '' : paint.dim(' (made by different checks)')}`,
    ...added.map(
      ({ severity, title, count, place, id }) =>
        `  ${paint.bad('new')} ${severity}  ${title}${count > 1 ? ` (${count})` : ''}  ${paint.dim(id)}  ${place ? placeText(place) : ''}`,
    ),
  ];
};

const pageText = (paint: Paint, page: JudgedPage, shared: Shared, verbose: boolean): string => {
  const { report } = page;
  const listed = ownFindings(report, shared);
  const any = findingsOf(report).length > 0;
  const none = any ? paint.dim('  nothing besides what many pages have, see below') : `  ${paint.good('no findings')}`;
  return [
    `${paint.bold(printable(report.final_url))}  ${scoresText(report)}`,
    ...(listed.length ? findingLines(paint, listed, verbose) : [none]),
    ...ignoredLines(paint, report),
    ...changeLines(paint, page),
  ].join('\n');
};

/** What the pages were judged by only in part, each sentence once. */
const partialText = (paint: Paint, pages: readonly JudgedPage[]): string[] => {
  const lines = new Set(
    pages.flatMap(({ report }) => report.incomplete.map(({ stage, reason }) => paint.dim(`  ${stage}: ${reason}`))),
  );
  return lines.size ? [[paint.dim('Covered only in part'), ...lines].join('\n')] : [];
};

const sharedText = (paint: Paint, { findings }: Shared, count: number, verbose: boolean): string[] =>
  findings.length === 0
    ? []
    : [
        [
          paint.bold('On many pages'),
          ...findingLines(
            paint,
            findings.map((one) => ({ ...one, on: `on ${one.pages} of ${count} pages` })),
            verbose,
          ),
        ].join('\n'),
      ];

const tally = (report: Report): string[] => {
  const findings = findingsOf(report);
  return SEVERITIES.slice(0, 4).map((severity) => {
    const count = findings.filter((one) => one.severity === severity).length;
    return count ? String(count) : '·';
  });
};

/** What a run came to: findings by rule, and pages by what they have. */
const summaryText = (paint: Paint, pages: readonly JudgedPage[]): string => {
  const rules = new Map<string, { finding: ShownFinding; places: number; pages: number }>();
  for (const { report } of pages)
    for (const finding of findingsOf(report)) {
      const rule = rules.get(finding.id || finding.title) ?? { finding, places: 0, pages: 0 };
      rule.places += finding.count;
      rule.pages += 1;
      rules.set(finding.id || finding.title, rule);
    }
  const sorted = [...rules.values()].toSorted(
    (a, b) => rankOf(a.finding.severity) - rankOf(b.finding.severity) || b.places - a.places,
  );
  const worst = pages.toSorted((a, b) => {
    const [x, y] = [a, b].map(({ report }) =>
      SEVERITIES.map((s) => findingsOf(report).filter((f) => f.severity === s).length),
    );
    const at = x!.findIndex((count, i) => count !== y![i]);
    return at < 0 ? a.index - b.index : y![at]! - x![at]!;
  });
  const right = (cell: string, width: number): string => cell.padStart(width);
  return [
    paint.bold(`Summary of ${pages.length} pages`),
    '',
    paint.bold('  By rule'),
    columns([
      ['  ', 'places', 'pages', '', ''].map((cell) => paint.dim(cell)),
      ...sorted
        .slice(0, ROWS)
        .map(({ finding, places, pages: on }) => [
          `  ${painted(paint, finding.severity)}`,
          right(String(places), 6),
          right(String(on), 5),
          finding.title,
          paint.dim(finding.id),
        ]),
    ]),
    ...(sorted.length > ROWS ? [paint.dim(`  … ${sorted.length - ROWS} more`)] : []),
    '',
    paint.bold('  By page'),
    columns([
      ['  critical', 'serious', 'moderate', 'minor', ''].map((cell) => paint.dim(cell)),
      ...worst.slice(0, ROWS).map(({ report }) => {
        const [critical, serious, moderate, minor] = tally(report);
        return [
          `  ${right(critical!, 8)}`,
          right(serious!, 7),
          right(moderate!, 8),
          right(minor!, 5),
          printable(report.final_url),
        ];
      }),
    ]),
    ...(worst.length > ROWS ? [paint.dim(`  … ${worst.length - ROWS} more`)] : []),
  ].join('\n');
};

const NOTHING_SHARED: Shared = { findings: [], has: () => false };

/** Reports for a terminal: each page, what many pages have, and with several pages a summary. */
export const prettyReports = (paint: Paint, pages: readonly JudgedPage[], verbose: boolean): string => {
  const shared = pages.length > 1 ? sharedOf(pages) : NOTHING_SHARED;
  return [
    ...pages.map((page) => pageText(paint, page, shared, verbose)),
    ...sharedText(paint, shared, pages.length, verbose),
    ...partialText(paint, pages),
    ...(pages.length > 1 ? [summaryText(paint, pages)] : []),
  ].join('\n\n');
};
