import * as sample from '../samples.ts';
import { sitemapFault } from './faults.ts';

export const smLastmodFuture = sitemapFault('lastmod-future', 'minor', 'lastmod is in the future', {
  fix: 'State when the page last changed.',
  failed: { sitemap: sample.urlset('<url><loc>https://example.org/</loc><lastmod>2039-01-01</lastmod></url>') },
});
