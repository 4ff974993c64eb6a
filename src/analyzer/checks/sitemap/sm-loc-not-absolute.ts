import * as sample from '../samples.ts';
import { sitemapFault } from './faults.ts';

export const smLocNotAbsolute = sitemapFault('loc-not-absolute', 'serious', 'loc is not an absolute URL', {
  fix: 'Write an absolute URL with https://.',
  failed: { sitemap: sample.urlset('<url><loc>/shop/bowls</loc></url>') },
});
