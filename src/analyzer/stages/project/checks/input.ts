import { checksOf } from '../../../model/define-check.ts';
import type { StageInput } from '../../../model/stage.ts';
import type { Technology } from '../facts/detect.ts';

/** What the checks of this stage look at. */
export interface ProjectInput extends StageInput {
  readonly technologies: readonly Technology[];
  readonly parties: readonly { readonly domain: string; readonly requests: number }[];
}

/** A check of the project; they count for no category. */
export const project = checksOf<ProjectInput>(null);
