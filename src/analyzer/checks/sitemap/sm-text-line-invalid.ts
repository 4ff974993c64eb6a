import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smTextLineInvalid = sitemapCheck('sm-text-line-invalid', 'moderate', 'Text sitemap line is not a URL', {
  help: 'https://www.sitemaps.org/protocol.html',
  fix: 'Write one absolute URL per line.',
  run: withFault('text-line-invalid', 'Text sitemap line is not a URL'),
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: { sitemap: { text: 'https://example.org/shop/bowls\nnot an address\n', type: 'text/plain' } },
    notApplicable: '',
  },
});
