import * as sample from '../samples.ts';
import { sitemapFault } from './faults.ts';

export const smTooLarge = sitemapFault('too-large', 'serious', 'Sitemap is too large', {
  fix: 'Split it and list the parts in an index.',
  failed: {
    sitemap: {
      text: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>'),
      size: 60_000_000,
      cut: true,
    },
  },
});
