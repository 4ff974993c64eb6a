import * as sample from '../samples.ts';
import { sitemapFault } from './faults.ts';

export const smDuplicateLoc = sitemapFault('duplicate-loc', 'minor', 'URL is listed twice', {
  fix: 'List each URL once.',
  failed: {
    sitemap: sample.urlset('<url><loc>https://example.org/</loc></url><url><loc>https://example.org/</loc></url>'),
  },
});
