import { sitemapFault } from './faults.ts';

export const smEmpty = sitemapFault('empty', 'serious', 'Sitemap is empty', {
  fix: 'Add URLs, or return 404.',
  failed: [{ sitemap: '' }, { sitemap: ' \n' }],
});
