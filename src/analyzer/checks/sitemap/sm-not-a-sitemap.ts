import { sitemapFault } from './faults.ts';

export const smNotASitemap = sitemapFault('not-a-sitemap', 'serious', 'Sitemap URL does not return a sitemap', {
  fix: 'Serve a sitemap there, or return 404.',
  failed: { sitemap: { text: '<!doctype html><p>x', type: 'text/html' } },
});
