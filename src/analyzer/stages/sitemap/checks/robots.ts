import { google } from '../../../model/links.ts';

export const RFC = 'https://www.rfc-editor.org/rfc/rfc9309';

export const GOOGLE = google('crawling-indexing/robots/robots_txt');

/** Crawlers that collect text for models; blocking them is the owner's choice, so it is only reported. */
export const AI_CRAWLERS = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'CCBot',
  'PerplexityBot',
  'Applebot-Extended',
  'Bytespider',
  'meta-externalagent',
];
