import { invalid, Refusal } from '../errors/refusal.ts';
import { didYouMean } from '../errors/suggest.ts';
import { unknownName, vocabularyOf } from '../errors/vocabulary.ts';
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
  // Nothing was requested, and nothing was added to it.
  if (requested === undefined) return { requested: [], effective: ACCEPTED_STAGES, added: [] };
  if (!requested.length)
    throw new Refusal('EMPTY_SCOPE', 'scope is empty: omit it to run every stage that the page source can answer.', {
      field: 'scope',
      available: ACCEPTED_STAGES,
    });
  const unknown = requested.find((id) => !isStage(id));
  if (unknown !== undefined)
    throw new Refusal(
      'UNKNOWN_STAGE',
      `scope: there is no stage '${unknown.slice(0, 60)}'; accepted: ${STAGE_IDS.join(', ')}${didYouMean(unknown, STAGE_IDS)}`,
      { ...unknownName('scope', unknown, STAGE_IDS), stages: STAGE_IDS },
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
      `there is no section '${unknown.slice(0, 60)}'; accepted: ${SECTION_IDS.join(', ')}${didYouMean(unknown, SECTION_IDS)}`,
      { ...vocabularyOf(unknown, SECTION_IDS), sections: SECTION_IDS },
    );
  return new Set(sections);
};

/** A section that was asked for and is not in the report. */
export interface AbsentSection {
  readonly id: string;
  readonly why: string;
}

/** Why a scope gives no such section: its stage needs a browser, or is not in the scope. */
const whyAbsent = (id: StageId): string =>
  STAGES[id].markup === 'none'
    ? `The stage ${id} needs a browser, so no scope of this service contains it.`
    : `The stage ${id} is not in the scope.`;

/** The sections that were asked for and that a scope cannot give, in the order in which they were sent. */
export const absentSections = (only: ReadonlySet<string> | undefined, { effective }: Scope): AbsentSection[] =>
  [...(only ?? [])].flatMap((section) => {
    const stage = STAGE_IDS.find((id) => STAGES[id].section === section)!;
    return effective.includes(stage) ? [] : [{ id: section, why: whyAbsent(stage) }];
  });
