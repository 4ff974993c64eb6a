import { sitemapFault } from './faults.ts';

export const smDtdRefused = sitemapFault('dtd-refused', 'serious', 'Sitemap has a document type declaration', {
  fix: 'Remove it: parsers reject it for security reasons.',
  failed: {
    sitemap: '<!DOCTYPE urlset [<!ENTITY a "b">]><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>',
  },
});
