import type { Capped } from './model/bounds.ts';
import { CATEGORY_IDS } from './model/categories.ts';
import type { FetchedPage } from './model/gathered.ts';
import { STAGE_IDS, STAGES, type StageRow } from './model/stages.ts';
import type { StandardId } from './model/standards.ts';
import { type AbsentSection, absentSections, type Scope } from './scope.ts';
import { CHECKS_VERSION } from './stages/checks-version.ts';
import type { Judgement } from './workers/run-stages.ts';

/** Version of the report's format. */
const AUDIT_VERSION = '3.0';

interface SectionEntry {
  readonly id: string;
  readonly label: string;
  readonly panel: string;
  /** Top-level keys, findings, and bytes of its JSON. */
  readonly keys: number;
  readonly n: number;
  readonly bytes: number;
}

/** What inspect answers. */
export interface Report {
  readonly url: string;
  readonly final_url: string;
  readonly audit_version: string;
  /** Names the rules and weights: scores of two reports compare where it is the same. */
  readonly checks_version: string;
  /** When the page was read, ISO 8601. */
  readonly created_at: string;
  readonly scope: { requested: string[]; effective: string[]; added_by_dependency: string[] };
  /** The standard that accessibility findings are narrowed to; absent for all of them. */
  readonly standard?: StandardId;
  readonly score: null;
  readonly unscored_categories: string[];
  readonly category_scores: Record<string, number>;
  readonly scoreCoverage: { measured: number; of: number; unmeasured: string[] };
  /** Milliseconds: the whole call, the page's own fetch, and how much of the whole was waiting for a turn. */
  readonly timing: { wallMs: number; fetchMs: number; queue_ms: number; queueMs: number; fetchVia: string };
  readonly section_index: SectionEntry[];
  /** Sections that were asked for and that the scope cannot give. */
  readonly sections_absent: AbsentSection[];
  readonly sections: Record<string, Record<string, unknown>>;
  readonly incomplete: { stage: string; reason: string }[];
  /** Lists that do not name everything there is, with how many there are. */
  readonly capped: Capped[];
}

const findingsIn = (section: Readonly<Record<string, unknown>>): number => {
  let n = 0;
  for (const value of Object.values(section)) {
    const findings =
      typeof value === 'object' && value !== null ? (value as { findings?: unknown }).findings : undefined;
    if (Array.isArray(findings)) n += findings.length;
  }
  return n;
};

const entry = (id: string, section: Readonly<Record<string, unknown>>): SectionEntry => {
  const { label, panel }: StageRow = STAGES[STAGE_IDS.find((stage) => STAGES[stage].section === id)!];
  return {
    id,
    label,
    panel,
    keys: Object.keys(section).length,
    n: findingsIn(section),
    bytes: Buffer.byteLength(JSON.stringify(section)),
  };
};

export interface Assembly {
  readonly requestedUrl: string;
  readonly page: FetchedPage;
  readonly scope: Scope;
  readonly standard?: StandardId | undefined;
  readonly judgement: Judgement;
  /** Sections the answer is narrowed to; the core is always in it. */
  readonly only: ReadonlySet<string> | undefined;
  readonly wallMs: number;
  readonly queueMs: number;
  /** The time of the call in milliseconds since 1970. */
  readonly now: number;
}

/** Puts the report together. Narrowing leaves sections out and changes nothing else. */
export const assembleReport = ({
  requestedUrl,
  page,
  scope,
  standard,
  judgement,
  only,
  wallMs,
  queueMs,
  now,
}: Assembly): Report => {
  const sections = Object.fromEntries(
    Object.entries(judgement.sections).filter(([id]) => id === 'core' || !only || only.has(id)),
  );
  const unmeasured = CATEGORY_IDS.filter((category) => judgement.scores[category] === undefined);
  return {
    url: requestedUrl,
    final_url: page.finalUrl,
    audit_version: AUDIT_VERSION,
    checks_version: CHECKS_VERSION,
    created_at: new Date(now).toISOString(),
    scope: { requested: [...scope.requested], effective: [...scope.effective], added_by_dependency: [...scope.added] },
    ...(standard ? { standard } : {}),
    score: null,
    unscored_categories: unmeasured,
    category_scores: judgement.scores,
    scoreCoverage: { measured: CATEGORY_IDS.length - unmeasured.length, of: CATEGORY_IDS.length, unmeasured },
    timing: {
      wallMs: Math.round(wallMs),
      fetchMs: Math.min(Math.round(page.timing.totalMs), Math.round(wallMs)),
      queue_ms: Math.round(queueMs),
      queueMs: Math.round(queueMs),
      fetchVia: 'direct',
    },
    section_index: Object.entries(sections).map(([id, section]) => entry(id, section)),
    sections_absent: absentSections(only, scope),
    sections: sections as Report['sections'],
    incomplete: scope.effective
      .filter((id) => STAGES[id].markup === 'partial')
      .map((id) => ({ stage: id, reason: [STAGES[id].note, ...(judgement.narrowed[id] ?? [])].join(' ') })),
    capped: (judgement.capped ?? []).filter(({ path }) => path.split('.', 1)[0]! in sections),
  };
};
