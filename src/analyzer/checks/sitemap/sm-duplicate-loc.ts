import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smDuplicateLoc = sitemapCheck('sm-duplicate-loc', 'minor', 'URL is listed twice', {
  help: 'https://www.sitemaps.org/protocol.html',
  fix: 'List each URL once.',
  run: withFault('duplicate-loc', 'URL is listed twice'),
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: {
      sitemap: sample.urlset('<url><loc>https://example.org/</loc></url><url><loc>https://example.org/</loc></url>'),
    },
    notApplicable: '',
  },
});
