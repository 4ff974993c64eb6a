import { google } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, passed, say, undecided } from '../../../model/verdict.ts';
import { readOnes, sitemapFault, unread } from './faults.ts';
import { sitemapCheck } from './input.ts';

export const SITEMAP_ENTRIES_CHECKS = [
  sitemapFault('url-without-loc', 'serious', 'Entry without loc', {
    fix: 'Add a loc to every entry.',
    failed: { sitemap: sample.urlset('<url><lastmod>2025-01-01</lastmod></url>') },
  }),
  sitemapFault('loc-not-absolute', 'serious', 'loc is not an absolute URL', {
    fix: 'Write an absolute URL with https://.',
    failed: { sitemap: sample.urlset('<url><loc>/shop/bowls</loc></url>') },
  }),
  sitemapFault('loc-too-long', 'moderate', 'loc has 2,048 characters or more', {
    fix: 'Shorten the URL.',
    failed: { sitemap: sample.urlset(`<url><loc>https://example.org/${'a'.repeat(2100)}</loc></url>`) },
  }),
  sitemapFault('loc-other-host', 'serious', 'loc is on another host', {
    fix: 'Use a separate sitemap for each host, or reference the sitemap in that host’s robots.txt.',
    failed: { sitemap: sample.urlset('<url><loc>https://example.net/</loc></url>') },
  }),
  sitemapFault('loc-other-protocol', 'moderate', 'loc has another protocol than the sitemap', {
    fix: 'Use the protocol of the sitemap.',
    failed: { sitemap: sample.urlset('<url><loc>http://example.org/</loc></url>') },
  }),
  sitemapFault('loc-outside-path', 'moderate', 'loc is outside the folder of the sitemap', {
    fix: 'Move the sitemap to a parent folder, or reference it in robots.txt.',
    failed: {
      sitemap: {
        text: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>'),
        path: '/deep/sitemap.xml',
      },
    },
  }),
  sitemapFault('duplicate-loc', 'minor', 'URL is listed twice', {
    fix: 'List each URL once.',
    failed: {
      sitemap: sample.urlset('<url><loc>https://example.org/</loc></url><url><loc>https://example.org/</loc></url>'),
    },
  }),
  sitemapFault('lastmod-invalid', 'moderate', 'lastmod is not a W3C date', {
    fix: 'Write YYYY-MM-DD, optionally with a time and time zone.',
    failed: { sitemap: sample.urlset('<url><loc>https://example.org/</loc><lastmod>yesterday</lastmod></url>') },
  }),
  sitemapFault('lastmod-future', 'minor', 'lastmod is in the future', {
    fix: 'State when the page last changed.',
    failed: { sitemap: sample.urlset('<url><loc>https://example.org/</loc><lastmod>2039-01-01</lastmod></url>') },
  }),
  sitemapFault('priority-invalid', 'minor', 'priority is not between 0.0 and 1.0', {
    fix: 'Correct it, or remove it.',
    failed: { sitemap: sample.urlset('<url><loc>https://example.org/</loc><priority>2</priority></url>') },
  }),
  sitemapFault('changefreq-invalid', 'minor', 'changefreq has an invalid value', {
    fix: 'Use always, hourly, daily, weekly, monthly, yearly or never.',
    failed: { sitemap: sample.urlset('<url><loc>https://example.org/</loc><changefreq>sometimes</changefreq></url>') },
  }),
  sitemapCheck('sm-page-not-in-sitemap', 'moderate', 'Page is not in the sitemaps that were read', {
    help: google('crawling-indexing/sitemaps/build-sitemap'),
    fix: 'List the page if it should be found.',
    requirements: null,
    run: (view) => {
      const lists = readOnes(view).filter(({ reading }) => ['urlset', 'text', 'rss', 'atom'].includes(reading!.kind));
      if (lists.length === 0) return unread(view);
      if (lists.some(({ reading }) => reading!.listsPage === true)) return passed();
      const index = view.sitemaps.find(({ reading }) => reading?.kind === 'sitemapindex');
      if (index && index.reading!.urls > lists.length)
        return undecided('The index lists more sitemaps than were read.');
      if (lists.some(({ reading }) => reading!.listsPage === null))
        return undecided('Some URLs of the sitemap could not be read.');
      return failed(say`${view.pageUrls.join(' and ').slice(0, 300)} is not listed.`);
    },
    examples: {
      passed: { sitemap: sample.urlset('<url><loc>https://example.org/shop/bowls</loc></url>') },
      failed: { sitemap: sample.urlset('<url><loc>https://example.org/other</loc></url>') },
      notApplicable: '',
    },
  }),
];
