import { audit, runChecks } from '../../model/audit.ts';
import { SECTION_KEYS } from '../../model/section-keys.ts';
import type { Stage } from '../../model/stage.ts';
import { styleWants } from '../../model/style-wants.ts';
import { metaContent, viewportProperties } from '../../page/tree/metadata.ts';
import { attr, hasAttr } from '../../page/tree/node.ts';
import { RESPONSIVE_CHECKS } from './checks/index.ts';
import { responsiveInput } from './checks/input.ts';

export const responsiveStage: Stage = {
  id: 'responsive',
  keys: SECTION_KEYS.responsive,
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
    } satisfies Record<(typeof SECTION_KEYS.responsive)[number], unknown>;
    return { content, results };
  },
};
