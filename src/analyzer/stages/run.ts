import type { CheckResult } from '../model/check.ts';
import type { StageInput } from '../model/stage.ts';
import type { StageId } from '../model/stages.ts';
import { RUNNING, stageOf } from './table.ts';

/** What every check of some stages says of a page. */
export const judgeStages = (input: StageInput, stages: readonly StageId[]): CheckResult[] =>
  stages.flatMap((id) => {
    const stage = stageOf(id);
    return stage?.judge?.(input) ?? stage?.run(input).results ?? [];
  });

const STAGE_OF: ReadonlyMap<string, StageId> = new Map(
  Object.values(RUNNING).flatMap(({ id, checks }) => checks.map((check) => [check.id, id])),
);

/** The stage that a check is of. */
export const stageOfCheck = (id: string): StageId => STAGE_OF.get(id)!;
