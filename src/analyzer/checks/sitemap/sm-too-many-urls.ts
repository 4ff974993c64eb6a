import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smTooManyUrls = sitemapCheck('sm-too-many-urls', 'serious', 'Sitemap lists more than 50,000 URLs', {
  help: 'https://www.sitemaps.org/protocol.html',
  fix: 'Split it and list the parts in an index.',
  run: withFault('too-many-urls', 'Sitemap lists more than 50,000 URLs'),
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: { sitemap: sample.urlset('<url><loc>https://example.org/</loc></url>'.repeat(50_001)) },
    notApplicable: '',
  },
});
