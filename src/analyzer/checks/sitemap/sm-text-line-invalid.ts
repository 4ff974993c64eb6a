import { sitemapFault } from './faults.ts';

export const smTextLineInvalid = sitemapFault('text-line-invalid', 'moderate', 'Text sitemap line is not a URL', {
  fix: 'Write one absolute URL per line.',
  failed: { sitemap: { text: 'https://example.org/shop/bowls\nnot an address\n', type: 'text/plain' } },
});
