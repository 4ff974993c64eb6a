import { BASIC_METADATA_CHECKS } from './basic-metadata.ts';
import { CANONICAL_LINKS_CHECKS } from './canonical-links.ts';
import { DESCRIPTIONS_CHECKS } from './descriptions.ts';
import { FURTHER_LINKS_CHECKS } from './further-links.ts';
import { LANGUAGE_VERSIONS_CHECKS } from './language-versions.ts';
import { metaFavicon } from './meta-favicon.ts';
import { metaManifest } from './meta-manifest.ts';
import { metaPreconnect } from './meta-preconnect.ts';
import { metaPreloadAs } from './meta-preload-as.ts';
import { metaReferrer } from './meta-referrer.ts';
import { metaRefresh } from './meta-refresh.ts';
import { metaRobotsDuplicate } from './meta-robots-duplicate.ts';
import { metaThemeColor } from './meta-theme-color.ts';
import { metaTouchIcon } from './meta-touch-icon.ts';
import { OPEN_GRAPH_CHECKS } from './open-graph.ts';
import { PAGE_TITLES_CHECKS } from './page-titles.ts';
import { seoContentThin } from './seo-content-thin.ts';
import { seoHeadBroken } from './seo-head-broken.ts';
import { seoLinkCrawlable } from './seo-link-crawlable.ts';
import { seoLinkText } from './seo-link-text.ts';
import { seoRedirects } from './seo-redirects.ts';
import { seoStructuredDataSyntax } from './seo-structured-data-syntax.ts';
import { seoStructuredDataType } from './seo-structured-data-type.ts';
import { seoUrl } from './seo-url.ts';
import { seoUrlParams } from './seo-url-params.ts';
import { STATUS_AND_INDEX_CHECKS } from './status-and-index.ts';
import { TWITTER_CARD_CHECKS } from './twitter-card.ts';

/** Checks of the category seo. */
export const SEO_CHECKS = [
  ...STATUS_AND_INDEX_CHECKS,
  seoHeadBroken,
  seoUrl,
  seoUrlParams,
  seoRedirects,
  seoContentThin,
  ...PAGE_TITLES_CHECKS,
  ...DESCRIPTIONS_CHECKS,
  seoLinkCrawlable,
  seoLinkText,
  ...CANONICAL_LINKS_CHECKS,
  ...LANGUAGE_VERSIONS_CHECKS,
  ...FURTHER_LINKS_CHECKS,
  seoStructuredDataSyntax,
  seoStructuredDataType,
];

/** Checks of the category metadata. */
export const METADATA_CHECKS = [
  ...BASIC_METADATA_CHECKS,
  metaRefresh,
  metaReferrer,
  metaRobotsDuplicate,
  metaPreloadAs,
  metaPreconnect,
  metaFavicon,
  metaTouchIcon,
  metaThemeColor,
  metaManifest,
  ...OPEN_GRAPH_CHECKS,
  ...TWITTER_CARD_CHECKS,
];
