import { sitemapFault } from './faults.ts';

export const smNotWellFormed = sitemapFault('not-well-formed', 'serious', 'Sitemap is not well-formed', {
  fix: 'Escape & and <, close every element, and start with the XML declaration.',
  failed: {
    sitemap:
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.org/?a&b</loc></url></urlset>',
  },
});
