import { z } from 'zod';
import { fitted, lines } from './text.ts';

/** Worst first. */
const SEVERITIES = ['critical', 'serious', 'moderate', 'minor', 'info'] as const;
/** Findings and places of a finding that are named in brief, and in full. */
const BRIEF = { findings: 12, places: 2 };
const FULL = { findings: 200, places: 10 };
/** Characters of changed markup. */
const MARKUP = 300;

const Place = z.object({
  selector: z.string(),
  line: z.int().nullable(),
  markup: z.string(),
  changed: z.string().nullable().describe('The markup repaired; … stands for words that a person has to write'),
});

/** What an agent needs of an audit: a full report takes more room than most conversations have. */
export const PageSummary = z.object({
  final_url: z.string().describe('Address of the page after redirections'),
  category_scores: z.record(z.string(), z.number()).describe('Scores from 0 to 100 by category'),
  counts: z.record(z.string(), z.int()).describe('Findings by severity'),
  findings: z
    .array(
      z.object({
        id: z.string(),
        severity: z.string(),
        title: z.string(),
        message: z.string(),
        fix: z.string(),
        criteria: z.array(z.string()),
        certainty: z.string().nullable(),
        count: z.int(),
        places: z.array(Place),
      }),
    )
    .describe(
      'Worst first: how each is repaired, WCAG criteria, certainty, number of places, and places with changed markup',
    ),
  more: z.int().describe('Findings that are not listed; `detail: full` lists them'),
  incomplete: z.array(z.object({ stage: z.string(), reason: z.string() })).describe('What could not be checked'),
});

export type PageSummary = z.output<typeof PageSummary>;
type Finding = PageSummary['findings'][number];
type Loose = Readonly<Record<string, unknown>>;

const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const looseIn = (value: unknown): Loose[] => (Array.isArray(value) ? value.filter(isLoose) : []);
const rank = (severity: string): number => {
  const at = (SEVERITIES as readonly string[]).indexOf(severity);
  return at < 0 ? SEVERITIES.length : at;
};

const placeOf = ({ selector, line, snippet, value, changes }: Loose): z.output<typeof Place> => {
  const [change] = looseIn(changes);
  return {
    selector: text(selector),
    line: typeof line === 'number' && line > 0 ? line : null,
    markup: (text(change?.before) || text(snippet) || text(value)).slice(0, MARKUP),
    changed: change ? text(change.after).slice(0, MARKUP) : null,
  };
};

/** A report of the analyzer, cut down to its findings. */
export const summarize = (report: unknown, detail: unknown): PageSummary => {
  const most = detail === 'full' ? FULL : BRIEF;
  const { final_url, category_scores, sections, incomplete } = isLoose(report) ? report : {};
  const audits = Object.values(isLoose(sections) ? sections : {})
    .filter(isLoose)
    .flatMap((section) => Object.values(section).filter(isLoose));
  const findings = audits
    .flatMap((audit) => looseIn(audit.findings))
    // What another finding reports is there already.
    .filter(({ refers, count }) => refers === undefined || count !== 0)
    .map((found) => ({
      id: text(found.id),
      severity: text(found.severity),
      title: text(found.title) || text(found.message),
      message: text(found.message),
      fix: text(found.fix),
      criteria: Array.isArray(found.criteria) ? found.criteria.map(text) : [],
      certainty: text(found.certainty) || null,
      count: typeof found.count === 'number' ? found.count : 1,
      places: looseIn(found.items).slice(0, most.places).map(placeOf),
    }))
    .sort((a, b) => rank(a.severity) - rank(b.severity));
  const counts: Record<string, number> = {};
  for (const { severity } of findings) counts[severity] = (counts[severity] ?? 0) + 1;
  const scores = Object.entries(isLoose(category_scores) ? category_scores : {});
  return {
    final_url: text(final_url),
    category_scores: Object.fromEntries(
      scores.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    ),
    counts,
    findings: findings.slice(0, most.findings),
    more: Math.max(0, findings.length - most.findings),
    incomplete: looseIn(incomplete).map(({ stage, reason }) => ({ stage: text(stage), reason: text(reason) })),
  };
};

const cut = (markup: string): string => {
  const line = markup.replace(/\s+/g, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
};

const findingLine = ({ severity, title, criteria, count, places, fix }: Finding): string => {
  const [place] = places;
  const wcag = criteria.length ? ` (WCAG ${criteria.join(', ')})` : '';
  const where = place
    ? `${place.line === null ? '' : `line ${place.line} `}${cut(place.markup || place.selector)}`
    : '';
  return lines(
    `${severity}: ${title}${wcag}${count > 1 ? `, ${count} places` : ''}`,
    where && `  at ${where}`,
    place?.changed ? `  change to ${cut(place.changed)}` : `  ${cut(fix)}`,
  );
};

/** An audit in at most 2 kB: scores, and the worst findings. */
export const summaryText = ({ final_url, category_scores, counts, findings, more }: PageSummary): string => {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const bySeverity = Object.entries(counts).map(([severity, count]) => `${count} ${severity}`);
  return lines(
    `${final_url.slice(0, 200)}: ${total} finding${total === 1 ? '' : 's'}${total ? ` (${bySeverity.join(', ')})` : ''}`,
    Object.entries(category_scores)
      .map(([category, score]) => `${category} ${score}`)
      .join(', '),
    fitted(findings.map(findingLine), 1_500),
    more > 0 && `${more} further findings: call again with detail 'full' or a narrower scope`,
  );
};
