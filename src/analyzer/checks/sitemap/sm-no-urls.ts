import * as sample from '../samples.ts';
import { sitemapFault } from './faults.ts';

export const smNoUrls = sitemapFault('no-urls', 'moderate', 'Sitemap lists no URLs', {
  fix: 'List the pages that should be found.',
  failed: { sitemap: sample.urlset('') },
});
