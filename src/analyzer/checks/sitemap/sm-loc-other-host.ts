import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smLocOtherHost = sitemapCheck('sm-loc-other-host', 'serious', 'loc is on another host', {
  help: 'https://www.sitemaps.org/protocol.html',
  fix: 'Use a separate sitemap for each host, or reference the sitemap in that host’s robots.txt.',
  run: withFault('loc-other-host', 'loc is on another host'),
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: { sitemap: sample.urlset('<url><loc>https://example.net/</loc></url>') },
    notApplicable: '',
  },
});
