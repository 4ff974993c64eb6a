import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smNotASitemap = sitemapCheck('sm-not-a-sitemap', 'serious', 'Sitemap URL does not return a sitemap', {
  help: 'https://www.sitemaps.org/protocol.html',
  fix: 'Serve a sitemap there, or return 404.',
  run: withFault('not-a-sitemap', 'Sitemap URL does not return a sitemap'),
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: { sitemap: { text: '<!doctype html><p>x', type: 'text/html' } },
    notApplicable: '',
  },
});
