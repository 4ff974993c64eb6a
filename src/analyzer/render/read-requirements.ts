import { type CriterionId, readCriterion } from '../model/criteria.ts';
import { type Certainty, type Requirement, standingOf, type When, weaker } from '../model/requirements.ts';
import { REQUIREMENTS } from '../model/requirements-table.ts';
import { list, type UntypedRecord } from './untyped-json.ts';

const CERTAINTIES: readonly Certainty[] = ['fails', 'may', 'review', 'best practice'];

/** What the check of a finding means in general; null without accessibility meaning, undefined for an unknown check. */
const generalOf = (id: string): readonly Requirement[] | undefined => {
  if (!Object.hasOwn(REQUIREMENTS, id)) return undefined;
  return REQUIREMENTS[id]!.criteria.map(([sc, when]) => ({ sc, when }));
};

/**
 * What a finding means for WCAG: what it says itself, otherwise what its check means. A criterion is as sure as the check
 * is of it, and no surer than the finding.
 */
export const readRequirements = (found: UntypedRecord, id: string): readonly Requirement[] | null => {
  const general = generalOf(id);
  const certainty = CERTAINTIES.find((one) => one === found.certainty);
  if (certainty === undefined) return general ?? null;
  const whenOf = (sc: CriterionId): When => {
    const when = general?.find((one) => one.sc === sc)?.when ?? certainty;
    return weaker(when, certainty) as When;
  };
  const known = list(found.criteria, 20).map(readCriterion);
  const requirements = known.flatMap((sc) => (sc === null ? [] : [{ sc, when: whenOf(sc) }]));
  const { criteria } = standingOf(requirements);
  return criteria.map((sc) => requirements.find((one) => one.sc === sc)!);
};
