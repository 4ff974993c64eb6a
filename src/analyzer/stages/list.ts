import { ALWAYS_ON, INSPECT_CREDITS, STAGE_IDS, STAGES, type StageRow } from '../model/stages.ts';
import { CHECK_COUNT, stageOf } from './table.ts';

const ENDPOINT = '/v1/analyzer/inspect';

const NOTES = [
  'score is always null: there is no overall score, only scores of the measured categories.',
  'API credits are a separate balance: credits of browser-based tools do not pay for these calls, and vice versa.',
  'Stages marked partial cover less than a browser would; each is listed in incomplete whenever it ran.',
  'Only the page source is read: stages marked none need a browser and are refused with RENDER_REQUIRED.',
];

/** The stage list, from the table and the stages that are built in. */
export const stageList = () => ({
  checks_per_token: Math.floor(CHECK_COUNT / INSPECT_CREDITS),
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
    return { id: section, label, panel, keys: [...(stageOf(id)?.keys ?? [])] };
  }),
  notes: NOTES,
});
