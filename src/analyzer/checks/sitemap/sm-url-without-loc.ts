import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smUrlWithoutLoc = sitemapCheck('sm-url-without-loc', 'serious', 'Entry without loc', {
  help: 'https://www.sitemaps.org/protocol.html',
  fix: 'Add a loc to every entry.',
  run: withFault('url-without-loc', 'Entry without loc'),
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: { sitemap: sample.urlset('<url><lastmod>2025-01-01</lastmod></url>') },
    notApplicable: '',
  },
});
