import { metaAuthor } from './meta-author.ts';
import { metaBase } from './meta-base.ts';
import { metaCharset } from './meta-charset.ts';
import { metaContentAttribute } from './meta-content-attribute.ts';
import { metaFavicon } from './meta-favicon.ts';
import { metaHttpEquiv } from './meta-http-equiv.ts';
import { metaLang } from './meta-lang.ts';
import { metaManifest } from './meta-manifest.ts';
import { metaOg } from './meta-og.ts';
import { metaOgAttribute } from './meta-og-attribute.ts';
import { metaOgDescription } from './meta-og-description.ts';
import { metaOgDuplicate } from './meta-og-duplicate.ts';
import { metaOgImage } from './meta-og-image.ts';
import { metaOgImageDetails } from './meta-og-image-details.ts';
import { metaOgLocale } from './meta-og-locale.ts';
import { metaOgRequired } from './meta-og-required.ts';
import { metaPreconnect } from './meta-preconnect.ts';
import { metaPreloadAs } from './meta-preload-as.ts';
import { metaReferrer } from './meta-referrer.ts';
import { metaRefresh } from './meta-refresh.ts';
import { metaRobotsDuplicate } from './meta-robots-duplicate.ts';
import { metaThemeColor } from './meta-theme-color.ts';
import { metaTouchIcon } from './meta-touch-icon.ts';
import { metaTwitterCard } from './meta-twitter-card.ts';
import { metaTwitterContent } from './meta-twitter-content.ts';
import { metaViewport } from './meta-viewport.ts';
import { seoAmp } from './seo-amp.ts';
import { seoCanonicalAbsolute } from './seo-canonical-absolute.ts';
import { seoCanonicalCount } from './seo-canonical-count.ts';
import { seoCanonicalElsewhere } from './seo-canonical-elsewhere.ts';
import { seoCanonicalInBody } from './seo-canonical-in-body.ts';
import { seoCanonicalMissing } from './seo-canonical-missing.ts';
import { seoContentThin } from './seo-content-thin.ts';
import { seoDescription } from './seo-description.ts';
import { seoDescriptionLength } from './seo-description-length.ts';
import { seoDescriptionMultiple } from './seo-description-multiple.ts';
import { seoFeed } from './seo-feed.ts';
import { seoH1Multiple } from './seo-h1-multiple.ts';
import { seoHeadBroken } from './seo-head-broken.ts';
import { seoHreflangAbsolute } from './seo-hreflang-absolute.ts';
import { seoHreflangCode } from './seo-hreflang-code.ts';
import { seoHreflangDuplicate } from './seo-hreflang-duplicate.ts';
import { seoHreflangSelf } from './seo-hreflang-self.ts';
import { seoHreflangXdefault } from './seo-hreflang-xdefault.ts';
import { seoHttpStatus } from './seo-http-status.ts';
import { seoIndexable } from './seo-indexable.ts';
import { seoLangHreflangMatch } from './seo-lang-hreflang-match.ts';
import { seoLinkCrawlable } from './seo-link-crawlable.ts';
import { seoLinkText } from './seo-link-text.ts';
import { seoMetaKeywords } from './seo-meta-keywords.ts';
import { seoNoindexAndCanonical } from './seo-noindex-and-canonical.ts';
import { seoPagination } from './seo-pagination.ts';
import { seoRedirects } from './seo-redirects.ts';
import { seoRobotsDirectives } from './seo-robots-directives.ts';
import { seoStructuredDataSyntax } from './seo-structured-data-syntax.ts';
import { seoStructuredDataType } from './seo-structured-data-type.ts';
import { seoTitle } from './seo-title.ts';
import { seoTitleLength } from './seo-title-length.ts';
import { seoTitleMultiple } from './seo-title-multiple.ts';
import { seoTitlePlaceholder } from './seo-title-placeholder.ts';
import { seoUrl } from './seo-url.ts';
import { seoUrlParams } from './seo-url-params.ts';

/** Checks of the category seo. */
export const SEO_CHECKS = [
  seoHttpStatus,
  seoIndexable,
  seoNoindexAndCanonical,
  seoRobotsDirectives,
  seoHeadBroken,
  seoUrl,
  seoUrlParams,
  seoRedirects,
  seoContentThin,
  seoTitle,
  seoTitleLength,
  seoTitleMultiple,
  seoTitlePlaceholder,
  seoDescription,
  seoDescriptionLength,
  seoDescriptionMultiple,
  seoH1Multiple,
  seoLinkCrawlable,
  seoLinkText,
  seoCanonicalCount,
  seoCanonicalAbsolute,
  seoCanonicalElsewhere,
  seoCanonicalInBody,
  seoCanonicalMissing,
  seoHreflangCode,
  seoHreflangAbsolute,
  seoHreflangSelf,
  seoHreflangDuplicate,
  seoHreflangXdefault,
  seoLangHreflangMatch,
  seoAmp,
  seoPagination,
  seoFeed,
  seoMetaKeywords,
  seoStructuredDataSyntax,
  seoStructuredDataType,
];

/** Checks of the category metadata. */
export const METADATA_CHECKS = [
  metaCharset,
  metaViewport,
  metaLang,
  metaAuthor,
  metaContentAttribute,
  metaBase,
  metaHttpEquiv,
  metaRefresh,
  metaReferrer,
  metaRobotsDuplicate,
  metaPreloadAs,
  metaPreconnect,
  metaFavicon,
  metaTouchIcon,
  metaThemeColor,
  metaManifest,
  metaOg,
  metaOgRequired,
  metaOgImage,
  metaOgImageDetails,
  metaOgDescription,
  metaOgLocale,
  metaOgDuplicate,
  metaOgAttribute,
  metaTwitterCard,
  metaTwitterContent,
];
