import { INSPECT_CREDITS } from '../price.ts';
import { CHECK_COUNT, stageOf } from './index.ts';
import { ALWAYS_ON, STAGE_IDS, STAGES, type StageRow } from './table.ts';

const ENDPOINT = '/v1/analyzer/inspect';

const NOTES = [
  'score is always null: there is no overall score, only the scores of categories that were measured.',
  'API credits are a balance of their own; credits of browser-based tools do not pay for these calls, nor the other way round.',
  'Stages marked partial are narrower than in a browser; each names itself in incomplete whenever it ran.',
  'Only the source of the page is read: stages marked none need a browser and are refused with RENDER_REQUIRED.',
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
