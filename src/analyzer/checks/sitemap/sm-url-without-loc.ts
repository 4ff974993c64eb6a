import * as sample from '../samples.ts';
import { sitemapFault } from './faults.ts';

export const smUrlWithoutLoc = sitemapFault('url-without-loc', 'serious', 'Entry without loc', {
  fix: 'Add a loc to every entry.',
  failed: { sitemap: sample.urlset('<url><lastmod>2025-01-01</lastmod></url>') },
});
