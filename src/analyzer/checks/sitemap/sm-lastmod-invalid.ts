import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smLastmodInvalid = sitemapCheck('sm-lastmod-invalid', 'moderate', 'lastmod is not a W3C date', {
  help: 'https://www.sitemaps.org/protocol.html',
  fix: 'Write YYYY-MM-DD, optionally with a time and time zone.',
  run: withFault('lastmod-invalid', 'lastmod is not a W3C date'),
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: { sitemap: sample.urlset('<url><loc>https://example.org/</loc><lastmod>yesterday</lastmod></url>') },
    notApplicable: '',
  },
});
