import { criterion } from '../model/criteria.ts';
import type { ShownFinding } from '../render/model.ts';

/** `1.1.1 A, 4.1.2 A`; `best practice` without a criterion, empty without accessibility meaning. */
export const criteriaText = ({ requirements }: Pick<ShownFinding, 'requirements'>): string => {
  if (requirements === null) return '';
  if (!requirements.length) return 'best practice';
  return requirements.map(({ sc }) => `${sc} ${criterion(sc).level}`).join(', ');
};
