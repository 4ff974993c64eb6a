import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smWrongNamespace = sitemapCheck('sm-wrong-namespace', 'moderate', 'Sitemap has the wrong namespace', {
  help: 'https://www.sitemaps.org/protocol.html',
  fix: 'Use http://www.sitemaps.org/schemas/sitemap/0.9.',
  run: withFault('wrong-namespace', 'Sitemap has the wrong namespace'),
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: { sitemap: '<urlset><url><loc>https://example.org/</loc></url></urlset>' },
    notApplicable: '',
  },
});
