import { withChanges } from '../changes/in-report.ts';
import { categoryScore, scoreOfResults } from '../model/audit.ts';
import { bounded } from '../model/bounds.ts';
import { CATEGORIES, CATEGORY_IDS, type CategoryId } from '../model/categories.ts';
import type { ChangeSelection } from '../model/change.ts';
import type { Gathered } from '../model/gathered.ts';
import { narrowedTo } from '../model/narrow.ts';
import { saidOnce } from '../model/said-once.ts';
import type { StageId } from '../model/stages.ts';
import type { StandardId } from '../model/standards.ts';
import { resultsOfFile, sectionsOfFile, unjudged } from '../model/unserved.ts';
import { type Judgement, judgePage } from './run-stages.ts';

/** A value without the stand-in for an address. */
const withoutStandIn = (value: unknown): unknown => {
  if (typeof value === 'string')
    return value.includes('page.invalid')
      ? value.replaceAll(/http:\/\/page\.invalid\/?/g, '/').replaceAll('page.invalid', '')
      : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutStandIn);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutStandIn(inner)]));
};

/** What the security section says of the answer of a server. */
const withoutResponse = (sections: Readonly<Record<string, Readonly<Record<string, unknown>>>>, name: string) =>
  Object.fromEntries(
    Object.entries(sections).map(([id, section]) => {
      if (id === 'core') return [id, { ...section, url: name, finalUrl: name }];
      if (id !== 'security') return [id, section];
      const { securityAudit, tests, headers, cookies, tls, ...rest } = section;
      return [id, { ...rest, securityAudit: { ...(securityAudit as object), grade: null, observatory_score: null } }];
    }),
  );

interface JudgeFileOptions {
  readonly stages: readonly StageId[];
  /** Names the call. */
  readonly key: string;
  /** The time of the call in milliseconds since 1970. */
  readonly now: number;
  readonly standard?: StandardId | undefined;
  readonly changes?: ChangeSelection | undefined;
  /** What the report calls the page. */
  readonly name: string;
  /** Whether the address of the page is known. */
  readonly hasAddress: boolean;
}

/** Runs the stages over a page that no server sent, and leaves out what only a server could show. */
export const judgeFile = (
  gathered: Gathered,
  { stages, key, now, standard, changes = 'all', name, hasAddress }: JudgeFileOptions,
): Judgement => {
  const { sections, narrowed, results: all, input } = judgePage(gathered, stages, key, now);
  const why = unjudged(hasAddress);
  const results = resultsOfFile(all, why);
  const scores: Partial<Record<CategoryId, number>> = {};
  for (const category of CATEGORY_IDS) {
    const by = CATEGORIES[category];
    const score =
      by !== null && stages.includes(by) && category !== 'security' ? categoryScore(results, category) : null;
    if (score !== null) scores[category] = score;
  }
  const scoreOf = (ids: ReadonlySet<string>) => scoreOfResults(results.filter(({ check }) => ids.has(check.id)));
  const judged = withoutResponse(sectionsOfFile(sections, why, scoreOf), name);
  const said = saidOnce(narrowedTo(judged, standard), results);
  const { content, capped } = bounded(withChanges(said, { input, results: all, stages, shown: changes }));
  return {
    sections: (hasAddress ? content : withoutStandIn(content)) as typeof content,
    scores,
    narrowed,
    capped,
  };
};
