import { google } from '../links.ts';

export const CANONICAL = google('crawling-indexing/consolidate-duplicate-urls');

export const NO_CANONICAL = 'The page names no canonical address.';

export const NO_VERSIONS = 'The page links to no versions in other languages.';

export const VERSIONS = google('specialty/international/localized-versions');
