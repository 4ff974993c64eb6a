import { type CriterionId, criterion } from '../model/criteria.ts';
import { REQUIREMENTS } from '../model/requirements-table.ts';
import { enClause } from '../model/standards.ts';
import type { ShownFinding } from '../render/model.ts';

/** `wcag2aa`, `wcag21a`, `wcag22aa`: the version that introduced a criterion, and its level, as axe-core writes them. */
const levelTag = (id: CriterionId): string => {
  const { level, since } = criterion(id);
  return `wcag${since === '2.0' ? '2' : since.replace('.', '')}${level.toLowerCase()}`;
};

/** Tags of a finding: levels and numbers of WCAG, clauses of EN 301 549, ACT rules, or `best-practice`. */
export const tagsOf = ({ id, requirements }: Pick<ShownFinding, 'id' | 'requirements'>): string[] => {
  if (requirements === null) return [];
  if (!requirements.length) return ['best-practice'];
  const criteria = requirements.map(({ sc }) => sc);
  const clauses = criteria.map(enClause).filter((clause) => clause !== null);
  return [
    ...new Set(criteria.map(levelTag)),
    ...criteria.map((sc) => `wcag${sc.replaceAll('.', '')}`),
    ...clauses.map((clause) => `EN-${clause}`),
    ...(Object.hasOwn(REQUIREMENTS, id) ? (REQUIREMENTS[id]!.act ?? []) : []).map((rule) => `ACT-${rule}`),
  ];
};
