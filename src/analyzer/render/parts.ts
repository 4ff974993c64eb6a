import { SECTION_KEYS } from '../model/section-keys.ts';
import { STAGE_IDS, STAGES, type StageId, type StageRow } from '../model/stages.ts';
import { isRecord, record, text, type UntypedRecord } from './untyped-json.ts';

/** A section of a report, unchanged. */
export interface Part {
  readonly id: string;
  readonly label: string;
  readonly content: UntypedRecord;
}

/** An audit is anything that holds a list of findings. */
export const auditsIn = (content: UntypedRecord): UntypedRecord[] =>
  Object.values(content).filter((value): value is UntypedRecord => isRecord(value) && Array.isArray(value.findings));

const KEYS: Partial<Record<StageId, readonly string[]>> = SECTION_KEYS;

const ROWS: readonly { readonly id: string; readonly label: string; readonly keys: ReadonlySet<string> }[] =
  STAGE_IDS.map((stage) => {
    const { section, label }: StageRow = STAGES[stage];
    return { id: section, label, keys: new Set(KEYS[stage] ?? []) };
  });

/** Top-level members of a report outside all sections. */
const FRAME = new Set([
  'url',
  'final_url',
  'audit_version',
  'checks_version',
  'scope',
  'standard',
  'score',
  'unscored_categories',
  'category_scores',
  'scoreCoverage',
  'timing',
  'section_index',
  'sections',
  'incomplete',
  'capped',
  'created_at',
  'ignored',
  'history',
]);

/** The sections of a report, whether they stand apart or are merged into one object. */
export const partsOf = (report: UntypedRecord): Part[] => {
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
