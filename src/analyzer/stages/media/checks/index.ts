import { FILE_SIZES_CHECKS } from './file-sizes.ts';
import { mediaAspect } from './media-aspect.ts';
import { mediaBroken } from './media-broken.ts';
import { mediaCache } from './media-cache.ts';
import { mediaContentType } from './media-content-type.ts';
import { mediaDataUri } from './media-data-uri.ts';
import { mediaDuplicate } from './media-duplicate.ts';
import { mediaFavicon } from './media-favicon.ts';
import { mediaInsecure } from './media-insecure.ts';
import { mediaLazyFirst } from './media-lazy-first.ts';
import { mediaLazyMissing } from './media-lazy-missing.ts';
import { mediaLegacyFormat } from './media-legacy-format.ts';
import { mediaModernType } from './media-modern-type.ts';
import { mediaOgSize } from './media-og-size.ts';
import { mediaOversized } from './media-oversized.ts';
import { mediaSrcsetWidth } from './media-srcset-width.ts';
import { mediaSvgActive } from './media-svg-active.ts';
import { mediaThirdParty } from './media-third-party.ts';
import { PLAYERS_CHECKS } from './players.ts';

export const MEDIA_CHECKS = [
  mediaBroken,
  mediaContentType,
  ...FILE_SIZES_CHECKS,
  mediaLegacyFormat,
  mediaSrcsetWidth,
  mediaDuplicate,
  mediaInsecure,
  mediaSvgActive,
  mediaDataUri,
  mediaCache,
  mediaOversized,
  mediaAspect,
  mediaLazyMissing,
  mediaLazyFirst,
  mediaOgSize,
  mediaFavicon,
  mediaThirdParty,
  mediaModernType,
  ...PLAYERS_CHECKS,
];
