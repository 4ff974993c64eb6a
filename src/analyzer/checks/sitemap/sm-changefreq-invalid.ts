import * as sample from '../samples.ts';
import { withFault } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smChangefreqInvalid = sitemapCheck('sm-changefreq-invalid', 'minor', 'changefreq has an invalid value', {
  help: 'https://www.sitemaps.org/protocol.html',
  fix: 'Use always, hourly, daily, weekly, monthly, yearly or never.',
  run: withFault('changefreq-invalid', 'changefreq has an invalid value'),
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: { sitemap: sample.urlset('<url><loc>https://example.org/</loc><changefreq>sometimes</changefreq></url>') },
    notApplicable: '',
  },
});
