import { sitemapFault } from './faults.ts';

export const smWrongNamespace = sitemapFault('wrong-namespace', 'moderate', 'Sitemap has the wrong namespace', {
  fix: 'Use http://www.sitemaps.org/schemas/sitemap/0.9.',
  failed: { sitemap: '<urlset><url><loc>https://example.org/</loc></url></urlset>' },
});
