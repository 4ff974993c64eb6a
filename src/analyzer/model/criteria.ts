import table from './criteria.json' with { type: 'json' };

/** One success criterion of WCAG 2.2 at level A or AA, and how far page source can judge it. */
export interface Criterion {
  readonly name: string;
  readonly level: 'A' | 'AA' | 'AAA';
  /** The version of WCAG that introduced it. */
  readonly since: '2.0' | '2.1' | '2.2';
  /** What page source shows; null if it shows nothing. */
  readonly sees: string | null;
  /** What is left to a browser or a person. */
  readonly left: string;
}

/** The 55 success criteria of WCAG 2.2 at levels A and AA. */
export const CRITERIA = table as Readonly<Record<ConformanceId, Criterion>>;

/** Criteria of level AAA that some checks concern; no statement of conformance includes them. */
export const AAA_CRITERIA = {
  '2.2.4': { name: 'Interruptions', level: 'AAA', since: '2.0' },
  '2.3.3': { name: 'Animation from Interactions', level: 'AAA', since: '2.1' },
  '2.4.9': { name: 'Link Purpose (Link Only)', level: 'AAA', since: '2.0' },
  '3.2.5': { name: 'Change on Request', level: 'AAA', since: '2.0' },
} as const satisfies Readonly<Record<string, Pick<Criterion, 'name' | 'level' | 'since'>>>;

export type ConformanceId = keyof typeof table;
export type CriterionId = ConformanceId | keyof typeof AAA_CRITERIA;

/** Name, level and version of a criterion. */
export const criterion = (id: CriterionId): Pick<Criterion, 'name' | 'level' | 'since'> =>
  id in CRITERIA ? CRITERIA[id as ConformanceId] : AAA_CRITERIA[id as keyof typeof AAA_CRITERIA];

/** A criterion of a report, which may be of any age; null for what is none. */
export const readCriterion = (id: unknown): CriterionId | null =>
  typeof id === 'string' && (Object.hasOwn(CRITERIA, id) || Object.hasOwn(AAA_CRITERIA, id))
    ? (id as CriterionId)
    : null;

/** The part of an identifier that W3C names a criterion by: `non-text-content`. */
export const criterionSlug = (id: CriterionId): string =>
  criterion(id)
    .name.toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The page of W3C that explains a criterion. */
export const understanding = (id: CriterionId): string =>
  `https://www.w3.org/WAI/WCAG22/Understanding/${criterionSlug(id)}.html`;
