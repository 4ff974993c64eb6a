import { metaContent } from '../../page/metadata.ts';
import { attr, hasAttr } from '../../page/node.ts';
import { styleWants } from '../../styles/wants.ts';
import { audit, runChecks } from '../audit.ts';
import { viewportProperties } from '../structure/a11y/document.ts';
import type { Stage } from '../types.ts';
import { responsiveInput } from './define.ts';
import { embeddingChecks } from './embedding.ts';
import { imageChecks } from './images.ts';
import { layoutChecks } from './layout.ts';
import { viewportChecks } from './viewport.ts';

const RESPONSIVE_CHECKS = [...viewportChecks, ...layoutChecks, ...embeddingChecks, ...imageChecks];

const KEYS = [
  'responsiveAudit',
  'viewport',
  'mediaQueries',
  'breakpoints',
  'units',
  'fluid',
  'images',
  'containerQueries',
  'preferences',
] as const;

export const responsiveStage: Stage = {
  id: 'responsive',
  keys: KEYS,
  checks: RESPONSIVE_CHECKS,
  wants: styleWants,
  run: (given) => {
    const input = responsiveInput(given);
    const { page, styles } = input;
    const results = runChecks(RESPONSIVE_CHECKS, input);
    const raw = metaContent(page, 'viewport');
    const queries = [...styles.queries.values()].sort((a, b) => b.count - a.count);
    const images = page.byTag('img');
    const count = (test: (img: (typeof images)[number]) => boolean) => images.filter(test).length;
    const content = {
      responsiveAudit: audit(results),
      viewport: { raw, properties: raw === null ? {} : Object.fromEntries(viewportProperties(raw)) },
      mediaQueries: queries.slice(0, 100),
      breakpoints: [...new Set(queries.flatMap(({ breakpointPx }) => breakpointPx))]
        .sort((a, b) => a - b)
        .slice(0, 60)
        .map((px) => ({ px, queries: queries.filter((one) => one.breakpointPx.includes(px)).length })),
      units: styles.units,
      fluid: styles.fluid,
      images: {
        total: images.length,
        srcset: count((img) => hasAttr(img, 'srcset')),
        sizes: count((img) => hasAttr(img, 'sizes')),
        picture: page.byTag('picture').length,
        lazy: count((img) => attr(img, 'loading')?.trim().toLowerCase() === 'lazy'),
        unsized: count((img) => !hasAttr(img, 'width') || !hasAttr(img, 'height')),
      },
      containerQueries: styles.containerQueries,
      preferences: styles.preferences,
    } satisfies Record<(typeof KEYS)[number], unknown>;
    return { content, results };
  },
};
