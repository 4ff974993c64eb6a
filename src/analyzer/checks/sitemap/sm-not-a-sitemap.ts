import * as sample from '../samples.ts';
import { sitemapFault } from './faults.ts';

export const smNotASitemap = sitemapFault('not-a-sitemap', 'serious', 'Sitemap URL does not return a sitemap', {
  fix: 'Serve a sitemap there, or return 404.',
  passed: [
    {
      sitemap: `<!-- made by hand -->\n${sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>').replace(/^<\?.*\?>\s*/, '')}`,
    },
  ],
  failed: { sitemap: { text: '<!doctype html><p>x', type: 'text/html' } },
});
