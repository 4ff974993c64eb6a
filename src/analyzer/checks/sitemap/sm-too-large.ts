import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smTooLarge = sitemapCheck('sm-too-large', 'serious', 'Sitemap is too large', {
  help: 'https://www.sitemaps.org/protocol.html',
  fix: 'Split it and list the parts in an index.',
  run: withFault('too-large', 'Sitemap is too large'),
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: {
      sitemap: {
        text: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>'),
        size: 60_000_000,
        cut: true,
      },
    },
    notApplicable: '',
  },
});
