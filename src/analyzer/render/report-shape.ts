import { quote, Refusal } from '../../errors/refusal.ts';
import { isRecord, type UntypedRecord } from './untyped-json.ts';

const wrong = (field: string, wanted: string, found: unknown): Refusal =>
  new Refusal('RENDER_FAILED', `${field}: must be ${wanted}, got ${quote(found)}`, { field });

const isMissing = (value: unknown): boolean => value === undefined || value === null;

/** An audit has a list of findings; what is not called an audit and has no findings may be anything. */
const assertContent = (content: UntypedRecord, at: string): void => {
  for (const [name, value] of Object.entries(content)) {
    const field = `${at}.${name}`;
    if (!isRecord(value)) {
      if (name.endsWith('Audit') && !isMissing(value)) throw wrong(field, 'an object', value);
      continue;
    }
    const { findings } = value;
    if (findings === undefined) continue;
    if (!Array.isArray(findings)) throw wrong(`${field}.findings`, 'a list', findings);
    const i = findings.findIndex((one) => !isRecord(one));
    if (i >= 0) throw wrong(`${field}.findings[${i}]`, 'an object', findings[i]);
  }
};

/**
 * Refuses what is not a report: rendered as far as possible, it would become a document without problems. A member may be missing, as
 * in reports of any age; one that is present must have its type. Throws RENDER_FAILED naming the member.
 */
export const assertReportShape = (report: UntypedRecord): void => {
  for (const name of ['url', 'final_url'] as const) {
    const value = report[name];
    if (!isMissing(value) && typeof value !== 'string') throw wrong(`report.${name}`, 'a text', value);
  }
  const { sections, category_scores: scores } = report;
  if (!isMissing(scores) && !isRecord(scores)) throw wrong('report.category_scores', 'an object', scores);
  if (sections === undefined) {
    assertContent(report, 'report');
    return;
  }
  if (!isRecord(sections)) throw wrong('report.sections', 'an object', sections);
  for (const [id, section] of Object.entries(sections)) {
    const at = `report.sections.${id.slice(0, 60)}`;
    if (isMissing(section)) continue;
    if (!isRecord(section)) throw wrong(at, 'an object', section);
    assertContent(section, at);
  }
};
