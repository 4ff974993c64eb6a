import { llmsTxt } from './llms-txt.ts';
import { ROBOTS_RESPONSE_CHECKS } from './robots-response.ts';
import { ROBOTS_RULES_CHECKS } from './robots-rules.ts';
import { ROBOTS_SYNTAX_CHECKS } from './robots-syntax.ts';
import { SITEMAP_ENTRIES_CHECKS } from './sitemap-entries.ts';
import { SITEMAP_FILE_CHECKS } from './sitemap-file.ts';

export const SITEMAP_CHECKS = [
  ...ROBOTS_RESPONSE_CHECKS,
  ...ROBOTS_RULES_CHECKS,
  ...ROBOTS_SYNTAX_CHECKS,
  ...SITEMAP_FILE_CHECKS,
  ...SITEMAP_ENTRIES_CHECKS,
  llmsTxt,
];
