import type { JobDefinition } from '../definition.ts';
import { collectionExport } from './collection-export.ts';
import { colorList } from './color-list.ts';
import { contrastMatrix } from './contrast-matrix.ts';
import { paletteBatch } from './palette-batch.ts';
import { personalizeDeep } from './personalize-deep.ts';
import { systemBatch } from './system-batch.ts';
import { visionImages } from './vision-images.ts';

const TYPES = [
  paletteBatch,
  personalizeDeep,
  systemBatch,
  contrastMatrix,
  visionImages,
  collectionExport,
  colorList,
] as const;

/** Every type of job this service runs. None of them reads pages: there is no job for analysis. */
export const JOB_TYPES: readonly JobDefinition[] = TYPES;

type JobTypeId = (typeof TYPES)[number]['id'];

export const JOB_TYPE_IDS = TYPES.map(({ id }) => id) as [JobTypeId, ...JobTypeId[]];

export const jobTypes: ReadonlyMap<string, JobDefinition> = new Map(JOB_TYPES.map((type) => [type.id, type]));
