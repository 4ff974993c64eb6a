import { SECTION_KEYS } from '../model/section-keys.ts';
import { ALWAYS_ON, CHECKS_PER_CREDIT, STAGE_IDS, STAGES, type StageId, type StageRow } from '../model/stages.ts';

const ENDPOINT = '/v1/analyzer/inspect';

const NOTES = [
  'score is always null: there is no overall score, only scores of the measured categories.',
  'API credits are a separate balance: credits of browser-based tools do not pay for these calls, and vice versa.',
  'Stages marked partial cover less than a browser would; each is listed in incomplete whenever it ran.',
  'Only the page source is read: stages marked none need a browser and are refused with RENDER_REQUIRED.',
];

/** Keys by stage, without the stages that need a browser. */
const KEYS: Readonly<Partial<Record<StageId, readonly string[]>>> = SECTION_KEYS;

/** The stage list. It is made without the code of the checks, which takes 0.1 s to load. */
export const stageList = () => ({
  checks_per_token: CHECKS_PER_CREDIT,
  always_on: [...ALWAYS_ON] as string[],
  stage_ids: [...STAGE_IDS] as string[],
  stages: STAGE_IDS.map((id) => {
    const { name, does, section, markup, note }: StageRow = STAGES[id];
    return {
      id: id as string,
      name,
      does,
      section,
      needs_render: markup !== 'full',
      markup,
      endpoint: markup === 'none' ? null : ENDPOINT,
      caveat: markup === 'partial' ? note : null,
      why_unavailable: markup === 'none' ? note : null,
    };
  }),
  sections: STAGE_IDS.map((id) => {
    const { section, label, panel }: StageRow = STAGES[id];
    return { id: section, label, panel, keys: [...(KEYS[id] ?? [])] };
  }),
  notes: NOTES,
});
