import { llmsTxt } from './llms-txt.ts';
import { robotsAiCrawlers } from './robots-ai-crawlers.ts';
import { robotsBom } from './robots-bom.ts';
import { robotsContentType } from './robots-content-type.ts';
import { robotsCrawlDelay } from './robots-crawl-delay.ts';
import { robotsDollar } from './robots-dollar.ts';
import { robotsLongLine } from './robots-long-line.ts';
import { robotsNoindexConflict } from './robots-noindex-conflict.ts';
import { robotsNoindexUnsupported } from './robots-noindex-unsupported.ts';
import { robotsPageAllowed } from './robots-page-allowed.ts';
import { robotsRuleBeforeAgent } from './robots-rule-before-agent.ts';
import { robotsSitemapAbsolute } from './robots-sitemap-absolute.ts';
import { robotsSize } from './robots-size.ts';
import { robotsStatus } from './robots-status.ts';
import { robotsSyntax } from './robots-syntax.ts';
import { robotsUnknownDirective } from './robots-unknown-directive.ts';
import { robotsValueStart } from './robots-value-start.ts';
import { smChangefreqInvalid } from './sm-changefreq-invalid.ts';
import { smContentType } from './sm-content-type.ts';
import { smDtdRefused } from './sm-dtd-refused.ts';
import { smDuplicateLoc } from './sm-duplicate-loc.ts';
import { smEmpty } from './sm-empty.ts';
import { smLastmodFuture } from './sm-lastmod-future.ts';
import { smLastmodInvalid } from './sm-lastmod-invalid.ts';
import { smLocNotAbsolute } from './sm-loc-not-absolute.ts';
import { smLocOtherHost } from './sm-loc-other-host.ts';
import { smLocOtherProtocol } from './sm-loc-other-protocol.ts';
import { smLocOutsidePath } from './sm-loc-outside-path.ts';
import { smLocTooLong } from './sm-loc-too-long.ts';
import { smMissing } from './sm-missing.ts';
import { smNoUrls } from './sm-no-urls.ts';
import { smNotASitemap } from './sm-not-a-sitemap.ts';
import { smNotWellFormed } from './sm-not-well-formed.ts';
import { smPageNotInSitemap } from './sm-page-not-in-sitemap.ts';
import { smPriorityInvalid } from './sm-priority-invalid.ts';
import { smTextLineInvalid } from './sm-text-line-invalid.ts';
import { smTooLarge } from './sm-too-large.ts';
import { smTooManyUrls } from './sm-too-many-urls.ts';
import { smUrlWithoutLoc } from './sm-url-without-loc.ts';
import { smWrongNamespace } from './sm-wrong-namespace.ts';

export const SITEMAP_CHECKS = [
  robotsStatus,
  robotsContentType,
  robotsSize,
  robotsBom,
  robotsLongLine,
  robotsPageAllowed,
  robotsNoindexConflict,
  robotsAiCrawlers,
  robotsSyntax,
  robotsUnknownDirective,
  robotsRuleBeforeAgent,
  robotsDollar,
  robotsValueStart,
  robotsSitemapAbsolute,
  robotsCrawlDelay,
  robotsNoindexUnsupported,
  smMissing,
  smEmpty,
  smNotASitemap,
  smNotWellFormed,
  smDtdRefused,
  smTooLarge,
  smWrongNamespace,
  smContentType,
  smNoUrls,
  smTooManyUrls,
  smTextLineInvalid,
  smUrlWithoutLoc,
  smLocNotAbsolute,
  smLocTooLong,
  smLocOtherHost,
  smLocOtherProtocol,
  smLocOutsidePath,
  smDuplicateLoc,
  smLastmodInvalid,
  smLastmodFuture,
  smPriorityInvalid,
  smChangefreqInvalid,
  smPageNotInSitemap,
  llmsTxt,
];
