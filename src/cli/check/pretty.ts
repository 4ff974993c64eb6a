import { printable } from '../../analyzer/formats/printable.ts';
import { issuesOf, RULES, type RuleId } from '../../token-check/issues.ts';
import type { CheckReport } from '../../token-check/report.ts';
import { columns, type Paint } from '../paint.ts';

/** Rows of one table, unless all are wanted. */
const ROWS = 12;

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const ratioText = (ratio: number | null): string =>
  ratio === null ? '–' : `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

/** The pairs of a theme, those that fail first. */
const pairTable = (paint: Paint, { pairs }: CheckReport, theme: string, verbose: boolean): string[] => {
  const own = pairs.filter(({ themes }) => themes.includes(theme));
  const sorted = own.toSorted((a, b) => Number(a.passes) - Number(b.passes) || (a.ratio ?? 0) - (b.ratio ?? 0));
  const failing = own.filter(({ passes }) => !passes).length;
  const shown = sorted.slice(0, verbose ? sorted.length : Math.max(ROWS, failing));
  const rows = shown.map(({ text, background, ratio, required, apca, passes, why }) => [
    `  ${passes ? paint.good('pass') : paint.bad('fail')}`,
    ratioText(ratio),
    passes ? '' : `needs ${required}`,
    apca === null ? '' : paint.dim(`Lc ${apca.toFixed(0)}`),
    `${text.hex ? paint.swatch(text.hex) : ''}${text.name}`,
    `on ${background.hex ? paint.swatch(background.hex) : ''}${background.name}`,
    paint.dim(why ?? `${text.path}:${text.line}:${text.column}`),
  ]);
  const left = sorted.length - shown.length;
  return [...columns(rows).split('\n'), ...(left > 0 ? [paint.dim(`  … ${left} more that pass`)] : [])];
};

const others = (paint: Paint, report: CheckReport, verbose: boolean): string[] => {
  const issues = issuesOf(report).filter(({ rule }) => rule !== 'token-contrast');
  return (Object.keys(RULES) as RuleId[]).flatMap((rule) => {
    const own = issues.filter((issue) => issue.rule === rule);
    if (own.length === 0) return [];
    const { level, title } = RULES[rule];
    const shown = verbose ? own : own.slice(0, ROWS);
    const left = own.length - shown.length;
    return [
      '',
      level === 'error' ? paint.bad(title) : paint.bold(title),
      ...shown.map(({ message, place }) => `  ${message}  ${paint.dim(`${place.path}:${place.line}:${place.column}`)}`),
      ...(left > 0 ? [paint.dim(`  … ${left} more`)] : []),
    ];
  });
};

/** A check for people: pairs by theme, then what else was found. Names and paths cannot reach the terminal as commands. */
export const prettyCheck = (paint: Paint, given: CheckReport, verbose: boolean): string => {
  const report = JSON.parse(JSON.stringify(given), (_, value) =>
    typeof value === 'string' ? printable(value) : value,
  ) as CheckReport;
  const { summary, level, required_ratio } = report;
  const themes = report.themes.filter(({ pairs }) => pairs > 0);
  const head = `${count(summary.pairs, 'pair')} in ${count(report.themes.length, 'theme')}, ${summary.failing} below ${level} (${required_ratio}:1)`;
  return [
    summary.failing > 0 ? paint.bad(head) : paint.good(head),
    ...(summary.pairs === 0
      ? ['No pair of text and background was recognised by name; --pairs takes a file that names them.']
      : []),
    ...themes.flatMap(({ name, pairs, failing }) => [
      '',
      `${paint.bold(name)}  ${count(pairs, 'pair')}${failing ? `, ${paint.bad(`${failing} failing`)}` : ''}`,
      ...pairTable(paint, report, name, verbose),
    ]),
    ...others(paint, report, verbose),
  ].join('\n');
};
