import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smLocNotAbsolute = sitemapCheck('sm-loc-not-absolute', 'serious', 'loc is not an absolute URL', {
  help: 'https://www.sitemaps.org/protocol.html',
  fix: 'Write an absolute URL with https://.',
  run: withFault('loc-not-absolute', 'loc is not an absolute URL'),
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: { sitemap: sample.urlset('<url><loc>/shop/bowls</loc></url>') },
    notApplicable: '',
  },
});
