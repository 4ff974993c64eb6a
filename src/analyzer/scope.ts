import { invalid, Refusal } from '../errors/refusal.ts';
import { didYouMean } from '../errors/suggest.ts';
import { ACCEPTED_STAGES, ALWAYS_ON, STAGE_IDS, STAGES, type StageId } from './model/stages.ts';

/** Which stages a call runs: as asked for, and with what was added. */
export interface Scope {
  readonly requested: readonly string[];
  readonly effective: readonly StageId[];
  readonly added: readonly StageId[];
}

const isStage = (id: string): id is StageId => (STAGE_IDS as readonly string[]).includes(id);

/**
 * Reads `scope`: every stage that source can answer where it is omitted. Throws EMPTY_SCOPE, UNKNOWN_STAGE with the
 * fourteen ids, or RENDER_REQUIRED with the offenders.
 */
export const readScope = (requested: readonly string[] | undefined): Scope => {
  if (requested === undefined) return { requested: ACCEPTED_STAGES, effective: ACCEPTED_STAGES, added: [] };
  if (!requested.length)
    throw new Refusal('EMPTY_SCOPE', 'scope is empty: omit it to run every stage that the page source can answer.', {
      field: 'scope',
      available: ACCEPTED_STAGES,
    });
  const unknown = requested.find((id) => !isStage(id));
  if (unknown !== undefined)
    throw new Refusal(
      'UNKNOWN_STAGE',
      `scope: there is no stage '${unknown.slice(0, 60)}'${didYouMean(unknown, STAGE_IDS)}. The stages are ${STAGE_IDS.join(', ')}.`,
      { field: 'scope', stages: STAGE_IDS },
    );
  const stages = [...new Set(requested)] as StageId[];
  const refused = stages.filter((id) => STAGES[id].markup === 'none');
  if (refused.length)
    throw new Refusal(
      'RENDER_REQUIRED',
      `scope: ${refused.join(', ')} cannot be answered from the page source; it needs a browser. GET /v1/analyzer/stages lists the stages and says why.`,
      { field: 'scope', needs_render: refused, available: ACCEPTED_STAGES },
    );
  const added = ALWAYS_ON.filter((id) => !stages.includes(id));
  const effective = STAGE_IDS.filter((id) => stages.includes(id) || (added as readonly StageId[]).includes(id));
  return { requested, effective, added };
};

const SECTION_IDS: readonly string[] = STAGE_IDS.map((id) => STAGES[id].section);

/** Reads `sections`: which ones the answer is narrowed to; undefined for all. Throws INVALID_INPUT. */
export const readSections = (sections: readonly string[] | undefined): ReadonlySet<string> | undefined => {
  if (sections === undefined) return undefined;
  const unknown = sections.find((id) => !SECTION_IDS.includes(id));
  if (unknown !== undefined)
    throw invalid(
      'sections',
      `there is no section '${unknown.slice(0, 60)}'${didYouMean(unknown, SECTION_IDS)}. The sections are ${SECTION_IDS.join(', ')}`,
      { sections: SECTION_IDS },
    );
  return new Set(sections);
};
