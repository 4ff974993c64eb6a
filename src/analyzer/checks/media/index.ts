import { mediaAspect } from './media-aspect.ts';
import { mediaAudioControls } from './media-audio-controls.ts';
import { mediaAutoplay } from './media-autoplay.ts';
import { mediaBroken } from './media-broken.ts';
import { mediaCache } from './media-cache.ts';
import { mediaCaptions } from './media-captions.ts';
import { mediaContentType } from './media-content-type.ts';
import { mediaDataUri } from './media-data-uri.ts';
import { mediaDuplicate } from './media-duplicate.ts';
import { mediaFavicon } from './media-favicon.ts';
import { mediaHeavy } from './media-heavy.ts';
import { mediaInsecure } from './media-insecure.ts';
import { mediaLarge } from './media-large.ts';
import { mediaLazyFirst } from './media-lazy-first.ts';
import { mediaLazyMissing } from './media-lazy-missing.ts';
import { mediaLegacyFormat } from './media-legacy-format.ts';
import { mediaModernType } from './media-modern-type.ts';
import { mediaOgSize } from './media-og-size.ts';
import { mediaOversized } from './media-oversized.ts';
import { mediaPreload } from './media-preload.ts';
import { mediaSourceType } from './media-source-type.ts';
import { mediaSrcsetWidth } from './media-srcset-width.ts';
import { mediaSvgActive } from './media-svg-active.ts';
import { mediaThirdParty } from './media-third-party.ts';
import { mediaTotal } from './media-total.ts';
import { mediaVideoControls } from './media-video-controls.ts';
import { mediaVideoPoster } from './media-video-poster.ts';

export const MEDIA_CHECKS = [
  mediaBroken,
  mediaContentType,
  mediaHeavy,
  mediaLarge,
  mediaTotal,
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
  mediaVideoPoster,
  mediaAutoplay,
  mediaVideoControls,
  mediaCaptions,
  mediaPreload,
  mediaSourceType,
  mediaAudioControls,
];
