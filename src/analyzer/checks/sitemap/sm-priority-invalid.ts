import * as sample from '../samples.ts';
import { sitemapFault } from './faults.ts';

export const smPriorityInvalid = sitemapFault('priority-invalid', 'minor', 'priority is not between 0.0 and 1.0', {
  fix: 'Correct it, or remove it.',
  failed: { sitemap: sample.urlset('<url><loc>https://example.org/</loc><priority>2</priority></url>') },
});
