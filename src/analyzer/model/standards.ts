import { type CriterionId, criterion } from './criteria.ts';

/** A standard that a report can be narrowed to: the WCAG criteria it includes, by version and level. */
interface Standard {
  readonly name: string;
  readonly version: '2.0' | '2.1' | '2.2';
  readonly levels: readonly ('A' | 'AA')[];
}

const AA = ['A', 'AA'] as const;

/** Standards by the ids that callers use. */
export const STANDARDS = {
  wcag2a: { name: 'WCAG 2.0 A', version: '2.0', levels: ['A'] },
  wcag2aa: { name: 'WCAG 2.0 AA', version: '2.0', levels: AA },
  wcag21aa: { name: 'WCAG 2.1 AA', version: '2.1', levels: AA },
  wcag22aa: { name: 'WCAG 2.2 AA', version: '2.2', levels: AA },
  en301549: { name: 'EN 301 549 V3.2.1', version: '2.1', levels: AA },
  section508: { name: 'Section 508', version: '2.0', levels: AA },
} as const satisfies Readonly<Record<string, Standard>>;

export type StandardId = keyof typeof STANDARDS;
export const STANDARD_IDS = Object.keys(STANDARDS) as [StandardId, ...StandardId[]];

/** Whether a standard includes a criterion; without a standard every criterion of WCAG 2.2 at any level counts. */
export const includes = (standard: StandardId | undefined, id: CriterionId): boolean => {
  if (standard === undefined) return true;
  const { version, levels }: Standard = STANDARDS[standard];
  const { level, since } = criterion(id);
  return (levels as readonly string[]).includes(level) && since <= version;
};

/** The clause of EN 301 549 for web pages; null for a criterion that V3.2.1 does not have. */
export const enClause = (id: CriterionId): string | null => (criterion(id).since === '2.2' ? null : `9.${id}`);
