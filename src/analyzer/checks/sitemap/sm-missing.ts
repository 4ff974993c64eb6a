import { google } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, passed, undecided } from '../verdict.ts';
import { readOnes } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smMissing = sitemapCheck('sm-missing', 'minor', 'No sitemap', {
  help: google('crawling-indexing/sitemaps/build-sitemap'),
  fix: 'Serve /sitemap.xml, or reference the sitemap in robots.txt.',
  run: (view) => {
    if (readOnes(view).length > 0) return passed();
    const broken = view.sitemaps.find(({ file }) => file.error !== null);
    if (broken) return undecided(`The sitemap could not be read: ${broken.file.error!.message}`);
    const named = view.sitemaps.filter(({ file }) => file.source === 'robots');
    return failed(
      named.length > 0
        ? `The sitemap referenced by robots.txt returns ${named[0]!.file.status}.`
        : 'There is none at the usual locations, and robots.txt references none.',
    );
  },
  examples: {
    passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
    failed: ['', { sitemap: { text: '', status: 404 } }],
    undecided: { sitemap: { text: '', error: 'timeout' } },
  },
});
