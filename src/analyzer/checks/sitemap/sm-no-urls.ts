import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smNoUrls = sitemapCheck('sm-no-urls', 'moderate', 'Sitemap lists no URLs', {
  help: 'https://www.sitemaps.org/protocol.html',
  fix: 'List the pages that should be found.',
  run: withFault('no-urls', 'Sitemap lists no URLs'),
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: { sitemap: sample.urlset('') },
    notApplicable: '',
  },
});
