import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smNotASitemap = sitemapCheck({
  id: 'sm-not-a-sitemap',
  severity: 'serious',
  title: 'Sitemap address answers something else',
  help: 'https://www.sitemaps.org/protocol.html',
  fix: 'Serve a sitemap there, or answer 404.',
  run: withFault('not-a-sitemap', 'Sitemap address answers something else'),
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: { sitemap: { text: '<!doctype html><p>x', type: 'text/html' } },
    notApplicable: '',
  },
});
