import { mediaStage } from './media/media-stage.ts';
import { paletteStage } from './palette/palette-stage.ts';
import { projectStage } from './project/project-stage.ts';
import { responsiveStage } from './responsive/responsive-stage.ts';
import { securityStage } from './security/security-stage.ts';
import { seoStage } from './seo/seo-stage.ts';
import { sitemapStage } from './sitemap/sitemap-stage.ts';
import { structureStage } from './structure/structure-stage.ts';
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
