import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smTextLineInvalid = sitemapCheck({
  id: 'sm-text-line-invalid',
  severity: 'moderate',
  title: 'Line of a text sitemap that is no address',
  help: 'https://www.sitemaps.org/protocol.html',
  fix: 'Write one absolute address on each line.',
  run: withFault('text-line-invalid', 'Line of a text sitemap that is no address'),
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: { sitemap: { text: 'https://example.org/shop/bowls\nnot an address\n', type: 'text/plain' } },
    notApplicable: '',
  },
});
