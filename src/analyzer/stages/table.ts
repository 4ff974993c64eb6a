import type { Stage } from '../model/stage.ts';
import type { StageId } from '../model/stages.ts';
import { mediaStage } from './media/stage.ts';
import { paletteStage } from './palette/stage.ts';
import { projectStage } from './project/stage.ts';
import { responsiveStage } from './responsive/stage.ts';
import { securityStage } from './security/stage.ts';
import { seoStage } from './seo/stage.ts';
import { sitemapStage } from './sitemap/stage.ts';
import { structureStage } from './structure/stage.ts';

/** The stages that page source can answer, in the order they run in. */
export const RUNNING = {
  structure: structureStage,
  project: projectStage,
  seo: seoStage,
  security: securityStage,
  sitemap: sitemapStage,
  responsive: responsiveStage,
  palette: paletteStage,
  media: mediaStage,
} as const satisfies Partial<Record<StageId, Stage>>;

/** One of the stages inspect accepts. */
export const stageOf = (id: StageId): Stage | undefined => (RUNNING as Partial<Record<StageId, Stage>>)[id];
