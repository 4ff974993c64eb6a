import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smNotWellFormed = sitemapCheck('sm-not-well-formed', 'serious', 'Sitemap is not well-formed', {
  help: 'https://www.sitemaps.org/protocol.html',
  fix: 'Escape & and <, close every element, and start with the XML declaration.',
  run: withFault('not-well-formed', 'Sitemap is not well-formed'),
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: {
      sitemap:
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.org/?a&b</loc></url></urlset>',
    },
    notApplicable: '',
  },
});
