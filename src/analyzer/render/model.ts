import { Refusal } from '../../refusal/refusal.ts';
import { CATEGORY_IDS } from '../checks/categories.ts';
import { stageOf } from '../stages/index.ts';
import { STAGE_IDS, STAGES, type StageRow } from '../stages/table.ts';
import { address, isRecord, type Loose, list, record, records, text, texts, whole } from './loose.ts';
import { panelOf } from './panels.ts';

export type Weight = 'critical' | 'serious' | 'moderate' | 'minor' | 'info';
const WEIGHTS: readonly Weight[] = ['critical', 'serious', 'moderate', 'minor', 'info'];

interface ShownItem {
  readonly where: string;
  readonly line: number | null;
  readonly snippet: string;
  readonly value: string;
}

export interface ShownFinding {
  readonly id: string;
  readonly title: string;
  readonly weight: Weight;
  readonly message: string;
  readonly fix: string;
  readonly help: string | null;
  readonly count: number;
  readonly items: readonly ShownItem[];
}

export interface ShownTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Rows that are not shown. */
  readonly more: number;
}

export interface Swatch {
  readonly hex: string;
  readonly uses: number | null;
}

/** What a section shows besides its findings. */
export interface Panel {
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly tables: readonly ShownTable[];
  readonly swatches: readonly { readonly title: string; readonly colors: readonly Swatch[] }[];
}

export interface ShownSection {
  readonly id: string;
  readonly label: string;
  readonly findings: readonly ShownFinding[];
  readonly passed: number;
  readonly failed: number;
  readonly notApplicable: number;
  readonly undecided: readonly { readonly id: string; readonly reason: string }[];
  readonly panel: Panel;
}

/** A report ready to be set: plain texts, every one bounded. */
export interface ReportDocument {
  readonly title: string;
  readonly url: string;
  readonly link: string | null;
  readonly auditVersion: string;
  /** ISO date of an old report, where it has one. */
  readonly created: string;
  readonly scores: readonly { readonly category: string; readonly score: number }[];
  readonly unmeasured: readonly string[];
  readonly incomplete: readonly { readonly stage: string; readonly reason: string }[];
  readonly sections: readonly ShownSection[];
  readonly findings: number;
  /** Findings that were left out because there are too many. */
  readonly dropped: number;
}

/** Findings of one document. */
const FINDINGS = 2000;
const ITEMS = 5;

const CATEGORY_NAMES: Readonly<Record<string, string>> = {
  metadata: 'Metadata',
  seo: 'SEO',
  a11y: 'Accessibility of mark-up',
  accessibility: 'Accessibility engine',
  a11yPlus: 'Accessibility engine, extended',
  contrast: 'Contrast',
  performance: 'Performance',
  reliability: 'Reliability',
  security: 'Security',
  media: 'Media',
  visual: 'Visual',
  deep: 'Deep comparison',
  responsive: 'Responsive design',
};
const categoryName = (id: string): string => CATEGORY_NAMES[id] ?? id;

const shownFinding = (found: Loose): ShownFinding | null => {
  const title = text(found.title, 200) || text(found.message, 200) || text(found.id, 200);
  if (!title) return null;
  const items = records(found.items, ITEMS).map((item) => ({
    where: text(item.selector, 200),
    line: whole(item.line) || null,
    snippet: text(item.snippet, 200),
    value: text(item.value, 200),
  }));
  const weight = WEIGHTS.find((one) => one === found.severity) ?? 'info';
  return {
    id: text(found.id, 80),
    title,
    weight,
    message: text(found.message, 600),
    fix: text(found.fix, 600),
    help: address(found.help),
    count: Math.max(whole(found.count) ?? items.length, 0),
    items: items.filter(({ where, snippet, value }) => where || snippet || value),
  };
};

/** An audit is anything that holds a list of findings. */
const auditsIn = (content: Loose): Loose[] =>
  Object.values(content).filter((value): value is Loose => isRecord(value) && Array.isArray(value.findings));

const shownSection = (id: string, label: string, content: Loose): ShownSection => {
  const audits = auditsIn(content);
  const checks = audits.map((audit) => record(audit.checks));
  const count = (name: string) => checks.reduce((sum, one) => sum + list(one[name]).length, 0);
  const findings = audits
    .flatMap((audit) => records(audit.findings))
    .map(shownFinding)
    .filter((one) => one !== null);
  findings.sort((a, b) => WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight));
  return {
    id,
    label,
    findings,
    passed: count('passed'),
    failed: count('failed'),
    notApplicable: count('notApplicable'),
    undecided: checks
      .flatMap((one) => records(one.undecided, 100))
      .map((one) => ({ id: text(one.id, 80), reason: text(one.reason, 300) })),
    panel: panelOf(id, content),
  };
};

interface Part {
  readonly id: string;
  readonly label: string;
  readonly content: Loose;
}

const ROWS: readonly { readonly id: string; readonly label: string; readonly keys: ReadonlySet<string> }[] =
  STAGE_IDS.map((stage) => {
    const { section, label }: StageRow = STAGES[stage];
    return { id: section, label, keys: new Set(stageOf(stage)?.keys ?? []) };
  });

/** Top-level members of a report that are no section's. */
const FRAME = new Set([
  'url',
  'final_url',
  'audit_version',
  'scope',
  'score',
  'unscored_categories',
  'category_scores',
  'scoreCoverage',
  'timing',
  'section_index',
  'sections',
  'incomplete',
  'created_at',
]);

const partsOf = (report: Loose): Part[] => {
  if (isRecord(report.sections)) {
    const sections = report.sections;
    const known = ROWS.filter(({ id }) => isRecord(sections[id])).map(({ id, label }) => ({
      id,
      label,
      content: record(sections[id]),
    }));
    const others = Object.keys(sections)
      .filter((id) => isRecord(sections[id]) && !ROWS.some((row) => row.id === id))
      .slice(0, 20);
    return [...known, ...others.map((id) => ({ id: 'other', label: text(id, 60), content: record(sections[id]) }))];
  }
  const left = new Set(Object.keys(report).filter((key) => !FRAME.has(key)));
  const parts = ROWS.map(({ id, label, keys }) => {
    const own = [...left].filter((key) => keys.has(key));
    for (const key of own) left.delete(key);
    return { id, label, content: Object.fromEntries(own.map((key) => [key, report[key]])) };
  });
  const rest = Object.fromEntries([...left].slice(0, 200).map((key) => [key, report[key]]));
  return [...parts, { id: 'other', label: 'Other findings', content: rest }].filter(
    ({ content, id }) =>
      Object.values(content).some((value) => value !== null && typeof value === 'object') &&
      (id !== 'other' || auditsIn(content).length > 0),
  );
};

const limited = (sections: readonly ShownSection[]): { sections: ShownSection[]; dropped: number } => {
  let left = FINDINGS;
  let dropped = 0;
  const kept = sections.map((section) => {
    const findings = section.findings.slice(0, left);
    left -= findings.length;
    dropped += section.findings.length - findings.length;
    return { ...section, findings };
  });
  return { sections: kept, dropped };
};

/**
 * Reads what inspect answered, or all sections merged into one object, of any age. Throws RENDER_FAILED where there is
 * neither an address nor a section in it.
 */
export const readReport = (report: Loose): ReportDocument => {
  const parts = partsOf(report);
  const core = record(isRecord(report.sections) ? record(report.sections).core : report);
  const url =
    text(report.final_url, 2048) || text(report.url, 2048) || text(core.finalUrl, 2048) || text(core.url, 2048);
  if (!url && !parts.length)
    throw new Refusal(
      'RENDER_FAILED',
      'report: there is no address, section or finding in it that a document could be made of.',
      { field: 'report' },
    );
  const { sections, dropped } = limited(parts.map(({ id, label, content }) => shownSection(id, label, content)));
  const scores = record(report.category_scores);
  return {
    title: text(record(core.meta).title, 300),
    url,
    link: address(url),
    auditVersion: text(report.audit_version, 20),
    created: /^\d{4}-\d\d-\d\d/.exec(text(report.created_at, 40))?.[0] ?? '',
    scores: Object.keys(scores)
      .filter((id) => whole(scores[id]) !== null)
      .slice(0, 20)
      .sort((a, b) => order(a) - order(b))
      .map((id) => ({ category: categoryName(text(id, 40)), score: Math.min(100, Math.max(0, whole(scores[id])!)) })),
    unmeasured: texts(report.unscored_categories, 20).map(categoryName),
    incomplete: records(report.incomplete, 14).map((one) => ({ stage: text(one.stage, 40), reason: text(one.reason) })),
    sections,
    findings: sections.reduce((sum, { findings }) => sum + findings.length, 0),
    dropped,
  };
};

const order = (id: string): number => {
  const at = (CATEGORY_IDS as readonly string[]).indexOf(id);
  return at < 0 ? 99 : at;
};
