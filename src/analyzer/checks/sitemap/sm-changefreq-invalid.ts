import * as sample from '../samples.ts';
import { sitemapFault } from './faults.ts';

export const smChangefreqInvalid = sitemapFault('changefreq-invalid', 'minor', 'changefreq has an invalid value', {
  fix: 'Use always, hourly, daily, weekly, monthly, yearly or never.',
  failed: { sitemap: sample.urlset('<url><loc>https://example.org/</loc><changefreq>sometimes</changefreq></url>') },
});
