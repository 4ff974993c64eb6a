import { readCriterion } from './criteria.ts';
import { includes, type StandardId } from './standards.ts';

type Untyped = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Untyped =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a report of a standard has the finding: one of accessibility only with a criterion of the standard. */
const concerns = (
  standard: StandardId,
  { category, criteria }: { category?: unknown; criteria?: unknown },
): boolean => {
  if (category !== 'a11y' || !Array.isArray(criteria)) return true;
  return criteria.some((id) => {
    const known = readCriterion(id);
    return known !== null && includes(standard, known);
  });
};

const narrowedAudit = (audit: unknown, standard: StandardId): unknown => {
  if (!isRecord(audit) || !Array.isArray(audit.findings)) return audit;
  const findings = audit.findings.filter((found) => !isRecord(found) || concerns(standard, found));
  return findings.length === audit.findings.length ? audit : { ...audit, findings };
};

/** Sections without the accessibility findings that a standard does not ask for. Verdicts and scores stay. */
export const narrowedTo = <Section extends Untyped>(
  sections: Readonly<Record<string, Section>>,
  standard: StandardId | undefined,
): Readonly<Record<string, Section>> => {
  if (standard === undefined) return sections;
  return Object.fromEntries(
    Object.entries(sections).map(([id, section]) => [
      id,
      Object.fromEntries(
        Object.entries(section).map(([key, value]) => [key, narrowedAudit(value, standard)]),
      ) as Section,
    ]),
  );
};
