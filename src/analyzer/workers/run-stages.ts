import { fetchFailed } from '../../net/failure.ts';
import { withChanges } from '../changes/in-report.ts';
import { categoryScore } from '../model/audit.ts';
import { bounded, type Capped } from '../model/bounds.ts';
import { CATEGORIES, CATEGORY_IDS, type CategoryId } from '../model/categories.ts';
import type { ChangeSelection } from '../model/change.ts';
import type { CheckResult } from '../model/check.ts';
import type { FetchedPage, Gathered, Wants } from '../model/gathered.ts';
import { mergeWants } from '../model/gathered.ts';
import { narrowedTo } from '../model/narrow.ts';
import { saidOnce } from '../model/said-once.ts';
import type { StageInput } from '../model/stage.ts';
import { STAGES, type StageId } from '../model/stages.ts';
import type { StandardId } from '../model/standards.ts';
import type { Page } from '../page/tree/page.ts';
import { parsePage } from '../page/tree/parse.ts';
import type { DecodedPage } from '../parse/encoding/charset.ts';
import { decodePage } from '../parse/encoding/charset.ts';
import { stageOf } from '../stages/table.ts';

/** A page with more is not looked at: no reader waits for it either. */
const ELEMENTS = 200_000;

interface Read {
  readonly decoded: DecodedPage;
  readonly page: Page;
}

/** The page read last, so that judging does not parse what surveying parsed a moment ago in the same thread. */
let latest: { readonly key: string; readonly read: Read } | undefined;

const read = (page: FetchedPage, key: string): Read => {
  if (latest?.key === key) {
    const known = latest.read;
    latest = undefined;
    return known;
  }
  latest = undefined;
  const decoded = decodePage(page.bytes, page.headers['content-type']);
  const parsed = parsePage(decoded.text, page.finalUrl);
  if (parsed.elements.length > ELEMENTS)
    throw fetchFailed(
      'too-complex',
      `The page has ${parsed.elements.length} elements; at most ${ELEMENTS} are analysed.`,
    );
  return { decoded, page: parsed };
};

/** Parses the page and lists what the stages require. `key` names the call. */
export const listRequiredResources = (page: FetchedPage, stages: readonly StageId[], key: string): Wants => {
  const found = read(page, key);
  latest = { key, read: found };
  return mergeWants(stages.map((id) => stageOf(id)?.wants?.(found.page) ?? {}));
};

/** What the stages of one call came to; plain data. */
export interface Judgement {
  /** By section id, in the order of the stages. */
  readonly sections: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly scores: Readonly<Partial<Record<CategoryId, number>>>;
  readonly narrowed: Readonly<Partial<Record<StageId, readonly string[]>>>;
  /** Lists in the sections that were cut. */
  readonly capped?: readonly Capped[];
}

/** The same before anything is left out of it, with what every check came to. */
interface FullJudgement extends Judgement {
  readonly results: readonly CheckResult[];
  readonly input: StageInput;
}

/** Runs the stages over a page and what was loaded for it. */
export const judgePage = (gathered: Gathered, stages: readonly StageId[], key: string, now: number): FullJudgement => {
  const { decoded, page } = read(gathered.page, key);
  const input: StageInput = { page, decoded, gathered, now };
  const sections: Record<string, Readonly<Record<string, unknown>>> = {};
  const narrowed: Partial<Record<StageId, readonly string[]>> = {};
  const results: CheckResult[] = [];
  const own: Partial<Record<CategoryId, number>> = {};
  for (const id of stages) {
    const output = stageOf(id)?.run(input);
    if (!output) continue;
    sections[STAGES[id].section] = output.content;
    results.push(...output.results);
    Object.assign(own, output.scores);
    if (STAGES[id].markup === 'partial') narrowed[id] = output.narrowed ?? [];
  }
  const scores: Partial<Record<CategoryId, number>> = {};
  for (const category of CATEGORY_IDS) {
    const by = CATEGORIES[category];
    if (by === null || !stages.includes(by)) continue;
    const score = own[category] ?? categoryScore(results, category);
    if (score !== null) scores[category] = score;
  }
  return { sections, scores, narrowed, results, input };
};

interface JudgeOptions {
  readonly stages: readonly StageId[];
  /** Names the call. */
  readonly key: string;
  /** The time of the call in milliseconds since 1970. */
  readonly now: number;
  /** The standard whose accessibility findings are reported; undefined for all. */
  readonly standard?: StandardId | undefined;
  /** Sections that are reported besides the core; undefined for all. */
  readonly only?: ReadonlySet<string> | undefined;
  /** Which changes of markup are shown; all if undefined. */
  readonly changes?: ChangeSelection | undefined;
}

/** The same, narrowed to a standard and cut to the size that a report may have. */
export const judgeForReport = (
  gathered: Gathered,
  { stages, key, now, standard, only, changes = 'all' }: JudgeOptions,
): Judgement => {
  const { results, input, sections: all, ...judgement } = judgePage(gathered, stages, key, now);
  const requested = Object.fromEntries(Object.entries(all).filter(([id]) => id === 'core' || !only || only.has(id)));
  const said = saidOnce(narrowedTo(requested, standard), results);
  const { content: sections, capped } = bounded(withChanges(said, { input, results, stages, shown: changes }));
  return { ...judgement, sections, capped };
};
