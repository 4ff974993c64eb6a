import { google } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, passed, undecided } from '../verdict.ts';
import { readOnes, unread } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const smPageNotInSitemap = sitemapCheck(
  'sm-page-not-in-sitemap',
  'moderate',
  'Page is not in the sitemaps that were read',
  {
    help: google('crawling-indexing/sitemaps/build-sitemap'),
    fix: 'List the page if it should be found.',
    run: (view) => {
      const lists = readOnes(view).filter(({ reading }) => ['urlset', 'text', 'rss', 'atom'].includes(reading!.kind));
      if (lists.length === 0) return unread(view);
      if (lists.some(({ reading }) => reading!.listsPage === true)) return passed();
      const index = view.sitemaps.find(({ reading }) => reading?.kind === 'sitemapindex');
      if (index && index.reading!.urls > lists.length)
        return undecided('The index lists more sitemaps than were read.');
      if (lists.some(({ reading }) => reading!.listsPage === null))
        return undecided('Some URLs of the sitemap could not be read.');
      return failed(`${view.pageUrls.join(' and ').slice(0, 300)} is not listed.`);
    },
    examples: {
      passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
      failed: { sitemap: sample.urlset('<url><loc>https://example.org/other</loc></url>') },
      notApplicable: '',
    },
  },
);
