import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smLocTooLong = sitemapCheck('sm-loc-too-long', 'moderate', 'loc has 2,048 characters or more', {
  help: 'https://www.sitemaps.org/protocol.html',
  fix: 'Shorten the URL.',
  run: withFault('loc-too-long', 'loc has 2,048 characters or more'),
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: { sitemap: sample.urlset(`<url><loc>https://example.org/${'a'.repeat(2100)}</loc></url>`) },
    notApplicable: '',
  },
});
