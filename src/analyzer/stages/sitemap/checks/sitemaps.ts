import type { SitemapFault } from '../../../sitemap/entry.ts';
import { google } from '../../links.ts';
import type { Severity } from '../../types.ts';
import { failed, notApplicable, passed, undecided } from '../../verdict.ts';
import { lineItem, type SitemapCheck, sitemapCheck } from '../define.ts';
import type { SitemapView } from '../view.ts';

const PROTOCOL = 'https://www.sitemaps.org/protocol.html';
const GOOGLE = google('crawling-indexing/sitemaps/build-sitemap');

/** Severity, title and remedy of every fault a sitemap can have. */
const FAULTS: Readonly<Record<SitemapFault, readonly [Severity, string, string]>> = {
  empty: ['serious', 'Sitemap is empty', 'Add URLs, or return 404.'],
  'not-a-sitemap': ['serious', 'Sitemap URL does not return a sitemap', 'Serve a sitemap there, or return 404.'],
  'not-well-formed': [
    'serious',
    'Sitemap is not well-formed',
    'Escape & and <, close every element, and start with the XML declaration.',
  ],
  'dtd-refused': [
    'serious',
    'Sitemap has a document type declaration',
    'Remove it: parsers reject it for security reasons.',
  ],
  'too-large': ['serious', 'Sitemap is too large', 'Split it and list the parts in an index.'],
  'wrong-namespace': [
    'moderate',
    'Sitemap has the wrong namespace',
    'Use http://www.sitemaps.org/schemas/sitemap/0.9.',
  ],
  'content-type': ['minor', 'Sitemap has the wrong content type', 'Send application/xml, or text/plain for a list.'],
  'no-urls': ['moderate', 'Sitemap lists no URLs', 'List the pages that should be found.'],
  'too-many-urls': ['serious', 'Sitemap lists more than 50,000 URLs', 'Split it and list the parts in an index.'],
  'text-line-invalid': ['moderate', 'Text sitemap line is not a URL', 'Write one absolute URL per line.'],
  'url-without-loc': ['serious', 'Entry without loc', 'Add a loc to every entry.'],
  'loc-not-absolute': ['serious', 'loc is not an absolute URL', 'Write an absolute URL with https://.'],
  'loc-too-long': ['moderate', 'loc has 2,048 characters or more', 'Shorten the URL.'],
  'loc-other-host': [
    'serious',
    'loc is on another host',
    'Use a separate sitemap for each host, or reference the sitemap in that host’s robots.txt.',
  ],
  'loc-other-protocol': ['moderate', 'loc has another protocol than the sitemap', 'Use the protocol of the sitemap.'],
  'loc-outside-path': [
    'moderate',
    'loc is outside the folder of the sitemap',
    'Move the sitemap to a parent folder, or reference it in robots.txt.',
  ],
  'duplicate-loc': ['minor', 'URL is listed twice', 'List each URL once.'],
  'lastmod-invalid': [
    'moderate',
    'lastmod is not a W3C date',
    'Write YYYY-MM-DD, optionally with a time and time zone.',
  ],
  'lastmod-future': ['minor', 'lastmod is in the future', 'State when the page last changed.'],
  'priority-invalid': ['minor', 'priority is not between 0.0 and 1.0', 'Correct it, or remove it.'],
  'changefreq-invalid': [
    'minor',
    'changefreq has an invalid value',
    'Use always, hourly, daily, weekly, monthly, yearly or never.',
  ],
  'page-not-in-sitemap': [
    'moderate',
    'Page is not in the sitemaps that were read',
    'List the page if it should be found.',
  ],
};

const readOnes = (view: SitemapView) => view.sitemaps.filter(({ reading }) => reading !== null);

const unread = (view: SitemapView) =>
  view.sitemaps.some(({ file }) => file.error !== null)
    ? undecided('The sitemap could not be read.')
    : notApplicable('There is no sitemap.');

/** One check for each fault; the page's own membership is judged over all sitemaps together. */
const faultChecks: SitemapCheck[] = (Object.keys(FAULTS) as SitemapFault[])
  .filter((fault) => fault !== 'page-not-in-sitemap')
  .map((fault) => {
    const [severity, title, fix] = FAULTS[fault];
    return sitemapCheck({ id: `sm-${fault}`, title, severity, help: PROTOCOL, fix }, (view) => {
      const read = readOnes(view);
      if (read.length === 0) return unread(view);
      let total = 0;
      const items = read.flatMap(({ file, reading }) =>
        reading!.findings
          .filter(({ id }) => id === fault)
          .flatMap(({ count, examples }) => {
            total += count;
            return examples.map(({ line, value }) => lineItem(line, value, file.finalUrl));
          }),
      );
      const applicable = Math.max(
        total,
        read.reduce((sum, { reading }) => sum + Math.max(1, reading!.urls), 0),
      );
      if (total === 0) return passed(applicable);
      return {
        outcome: 'failed',
        message: `${title}: found ${total} times.`,
        items: items.slice(0, 20),
        total,
        applicable,
      };
    });
  });

export const sitemapChecks: SitemapCheck[] = [
  sitemapCheck(
    {
      id: 'sm-missing',
      title: 'No sitemap',
      severity: 'minor',
      help: GOOGLE,
      fix: 'Serve /sitemap.xml, or reference the sitemap in robots.txt.',
    },
    (view) => {
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
  ),
  ...faultChecks,
  sitemapCheck(
    {
      id: 'sm-page-not-in-sitemap',
      title: FAULTS['page-not-in-sitemap'][1],
      severity: FAULTS['page-not-in-sitemap'][0],
      help: GOOGLE,
      fix: FAULTS['page-not-in-sitemap'][2],
    },
    (view) => {
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
  ),
];
