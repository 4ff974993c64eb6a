import * as sample from '../samples.ts';
import { sitemapFault } from './faults.ts';

export const smLocOtherProtocol = sitemapFault(
  'loc-other-protocol',
  'moderate',
  'loc has another protocol than the sitemap',
  {
    fix: 'Use the protocol of the sitemap.',
    failed: { sitemap: sample.urlset('<url><loc>http://example.org/</loc></url>') },
  },
);
