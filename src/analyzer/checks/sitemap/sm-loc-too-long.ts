import * as sample from '../samples.ts';
import { sitemapFault } from './faults.ts';

export const smLocTooLong = sitemapFault('loc-too-long', 'moderate', 'loc has 2,048 characters or more', {
  fix: 'Shorten the URL.',
  failed: { sitemap: sample.urlset(`<url><loc>https://example.org/${'a'.repeat(2100)}</loc></url>`) },
});
