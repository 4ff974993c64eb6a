import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smPriorityInvalid = sitemapCheck('sm-priority-invalid', 'minor', 'priority is not between 0.0 and 1.0', {
  help: 'https://www.sitemaps.org/protocol.html',
  fix: 'Correct it, or remove it.',
  run: withFault('priority-invalid', 'priority is not between 0.0 and 1.0'),
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: { sitemap: sample.urlset('<url><loc>https://example.org/</loc><priority>2</priority></url>') },
    notApplicable: '',
  },
});
