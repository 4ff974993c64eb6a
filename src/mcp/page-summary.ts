import { z } from 'zod';

/** Worst first. */
const SEVERITIES = ['critical', 'serious', 'moderate', 'minor', 'info'] as const;
/** Places that a finding names: enough to find it. */
const PLACES = 3;

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
        fix: z.string().describe('How it is repaired'),
        criteria: z.array(z.string()).describe('WCAG success criteria that it concerns; empty if there are none'),
        certainty: z
          .string()
          .nullable()
          .describe('fails, may, review or best practice; null for a finding without accessibility meaning'),
        count: z.int().describe('Places on the page'),
        places: z.array(z.string()).describe(`CSS selectors or snippets of up to ${PLACES} of them`),
      }),
    )
    .describe('Worst first'),
  incomplete: z.array(z.object({ stage: z.string(), reason: z.string() })).describe('What could not be checked'),
});

type Loose = Readonly<Record<string, unknown>>;

const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const looseIn = (value: unknown): Loose[] => (Array.isArray(value) ? value.filter(isLoose) : []);
const rank = (severity: string): number => {
  const at = (SEVERITIES as readonly string[]).indexOf(severity);
  return at < 0 ? SEVERITIES.length : at;
};

const placesOf = (items: unknown): string[] =>
  looseIn(items)
    .map(({ selector, snippet, value }) => text(selector) || text(snippet) || text(value))
    .filter((place) => place !== '')
    .slice(0, PLACES);

/** A report of the analyzer, cut down to its findings. */
export const summarize = (report: unknown): z.output<typeof PageSummary> => {
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
      places: placesOf(found.items),
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
    findings,
    incomplete: looseIn(incomplete).map(({ stage, reason }) => ({ stage: text(stage), reason: text(reason) })),
  };
};
