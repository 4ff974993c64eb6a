import * as sample from '../samples.ts';
import { sitemapFault } from './faults.ts';

export const smLastmodInvalid = sitemapFault('lastmod-invalid', 'moderate', 'lastmod is not a W3C date', {
  fix: 'Write YYYY-MM-DD, optionally with a time and time zone.',
  failed: { sitemap: sample.urlset('<url><loc>https://example.org/</loc><lastmod>yesterday</lastmod></url>') },
});
