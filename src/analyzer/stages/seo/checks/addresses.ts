import { google } from '../../../model/links.ts';

export const CANONICAL = google('crawling-indexing/consolidate-duplicate-urls');

export const NO_CANONICAL = 'The page has no canonical URL.';

export const NO_VERSIONS = 'The page links to no other language versions.';

export const VERSIONS = google('specialty/international/localized-versions');
