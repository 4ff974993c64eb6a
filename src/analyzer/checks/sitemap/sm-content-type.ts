import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smContentType = sitemapCheck('sm-content-type', 'minor', 'Sitemap has the wrong content type', {
  help: 'https://www.sitemaps.org/protocol.html',
  fix: 'Send application/xml, or text/plain for a list.',
  run: withFault('content-type', 'Sitemap has the wrong content type'),
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: {
      sitemap: { text: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>'), type: 'text/html' },
    },
    notApplicable: '',
  },
});
