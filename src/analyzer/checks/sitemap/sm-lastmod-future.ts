import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smLastmodFuture = sitemapCheck('sm-lastmod-future', 'minor', 'lastmod is in the future', {
  help: 'https://www.sitemaps.org/protocol.html',
  fix: 'State when the page last changed.',
  run: withFault('lastmod-future', 'lastmod is in the future'),
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: { sitemap: sample.urlset('<url><loc>https://example.org/</loc><lastmod>2039-01-01</lastmod></url>') },
    notApplicable: '',
  },
});
