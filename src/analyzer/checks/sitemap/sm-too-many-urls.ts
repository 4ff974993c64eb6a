import * as sample from '../samples.ts';
import { sitemapFault } from './faults.ts';

export const smTooManyUrls = sitemapFault('too-many-urls', 'serious', 'Sitemap lists more than 50,000 URLs', {
  fix: 'Split it and list the parts in an index.',
  failed: { sitemap: sample.urlset('<url><loc>https://example.org/</loc></url>'.repeat(50_001)) },
});
