import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smLocOtherHost = sitemapCheck({
  id: 'sm-loc-other-host',
  severity: 'serious',
  title: 'loc names another host',
  help: 'https://www.sitemaps.org/protocol.html',
  fix: 'List each host in a sitemap of its own, or name the sitemap in that host’s robots.txt.',
  run: withFault('loc-other-host', 'loc names another host'),
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: { sitemap: sample.urlset('<url><loc>https://example.net/</loc></url>') },
    notApplicable: '',
  },
});
