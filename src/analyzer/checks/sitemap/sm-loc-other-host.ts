import * as sample from '../samples.ts';
import { sitemapFault } from './faults.ts';

export const smLocOtherHost = sitemapFault('loc-other-host', 'serious', 'loc is on another host', {
  fix: 'Use a separate sitemap for each host, or reference the sitemap in that host’s robots.txt.',
  failed: { sitemap: sample.urlset('<url><loc>https://example.net/</loc></url>') },
});
