import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smLocOtherProtocol = sitemapCheck(
  'sm-loc-other-protocol',
  'moderate',
  'loc has another protocol than the sitemap',
  {
    help: 'https://www.sitemaps.org/protocol.html',
    fix: 'Use the protocol of the sitemap.',
    run: withFault('loc-other-protocol', 'loc has another protocol than the sitemap'),
    examples: {
      passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
      failed: { sitemap: sample.urlset('<url><loc>http://example.org/</loc></url>') },
      notApplicable: '',
    },
  },
);
