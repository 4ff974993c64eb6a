import * as sample from '../samples.ts';
import { sitemapFault } from './faults.ts';

export const smContentType = sitemapFault('content-type', 'minor', 'Sitemap has the wrong content type', {
  fix: 'Send application/xml, or text/plain for a list.',
  failed: {
    sitemap: { text: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>'), type: 'text/html' },
  },
});
