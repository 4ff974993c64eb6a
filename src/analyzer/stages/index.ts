import { mediaStage } from './media/index.ts';
import { paletteStage } from './palette/index.ts';
import { projectStage } from './project/index.ts';
import { responsiveStage } from './responsive/index.ts';
import { securityStage } from './security/index.ts';
import { seoStage } from './seo/index.ts';
import { sitemapStage } from './sitemap/index.ts';
import { structureStage } from './structure/index.ts';
import type { StageId } from './table.ts';
import type { Stage } from './types.ts';

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

/** Checks of all stages together. */
export const CHECK_COUNT = Object.values(RUNNING).reduce((sum, { checks }) => sum + checks.length, 0);
