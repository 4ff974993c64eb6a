import { IMAGE_LOADING_CHECKS } from './image-loading.ts';
import { MEDIA_QUERIES_CHECKS } from './media-queries.ts';
import { PREFERENCES_CHECKS } from './preferences.ts';
import { respFixedEmbed } from './resp-fixed-embed.ts';
import { respFixedWidth } from './resp-fixed-width.ts';
import { respFontDisplay } from './resp-font-display.ts';
import { respFullHeight } from './resp-full-height.ts';
import { respHover } from './resp-hover.ts';
import { respWideTable } from './resp-wide-table.ts';
import { SRCSET_CHECKS } from './srcset.ts';
import { TEXT_UNITS_CHECKS } from './text-units.ts';
import { VIEWPORT_META_CHECKS } from './viewport-meta.ts';

export const RESPONSIVE_CHECKS = [
  ...VIEWPORT_META_CHECKS,
  ...MEDIA_QUERIES_CHECKS,
  respFixedWidth,
  ...TEXT_UNITS_CHECKS,
  ...PREFERENCES_CHECKS,
  respFullHeight,
  respFixedEmbed,
  respWideTable,
  respHover,
  respFontDisplay,
  ...SRCSET_CHECKS,
  ...IMAGE_LOADING_CHECKS,
];
