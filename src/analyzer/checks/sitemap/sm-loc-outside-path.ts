import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smLocOutsidePath = sitemapCheck(
  'sm-loc-outside-path',
  'moderate',
  'loc is outside the folder of the sitemap',
  {
    help: 'https://www.sitemaps.org/protocol.html',
    fix: 'Move the sitemap to a parent folder, or reference it in robots.txt.',
    run: withFault('loc-outside-path', 'loc is outside the folder of the sitemap'),
    examples: {
      passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
      failed: {
        sitemap: {
          text: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>'),
          path: '/deep/sitemap.xml',
        },
      },
      notApplicable: '',
    },
  },
);
