import * as sample from '../samples.ts';
import { sitemapFault } from './faults.ts';

export const smLocOutsidePath = sitemapFault(
  'loc-outside-path',
  'moderate',
  'loc is outside the folder of the sitemap',
  {
    fix: 'Move the sitemap to a parent folder, or reference it in robots.txt.',
    failed: {
      sitemap: {
        text: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>'),
        path: '/deep/sitemap.xml',
      },
    },
  },
);
