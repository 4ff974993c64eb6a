import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smEmpty = sitemapCheck('sm-empty', 'serious', 'Sitemap is empty', {
  help: 'https://www.sitemaps.org/protocol.html',
  fix: 'Add URLs, or return 404.',
  run: withFault('empty', 'Sitemap is empty'),
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: { sitemap: '' },
    notApplicable: '',
  },
});
