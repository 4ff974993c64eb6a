import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smDtdRefused = sitemapCheck('sm-dtd-refused', 'serious', 'Sitemap has a document type declaration', {
  help: 'https://www.sitemaps.org/protocol.html',
  fix: 'Remove it: parsers reject it for security reasons.',
  run: withFault('dtd-refused', 'Sitemap has a document type declaration'),
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: {
      sitemap:
        '<!DOCTYPE urlset [<!ENTITY a "b">]><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>',
    },
    notApplicable: '',
  },
});
