import { attr } from '../../../page/node.ts';
import { google } from '../../links.ts';
import { failed, notApplicable, passed, undecided } from '../../verdict.ts';
import { sitemapCheck, withFile } from '../define.ts';
import { isAllowed, type SitemapView } from '../view.ts';

const RFC = 'https://www.rfc-editor.org/rfc/rfc9309';
const GOOGLE = google('crawling-indexing/robots/robots_txt');

/** Crawlers that collect text for models; blocking them is the owner's choice, so it is only told. */
export const AI_CRAWLERS = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'CCBot',
  'PerplexityBot',
  'Applebot-Extended',
  'Bytespider',
  'meta-externalagent',
];
const isNoindex = ({ page, gathered }: SitemapView): boolean => {
  const contents = page
    .byTag('meta')
    .filter((meta) => /^(robots|googlebot)$/i.test(attr(meta, 'name') ?? ''))
    .map((meta) => attr(meta, 'content') ?? '');
  return [...contents, gathered.page.headers['x-robots-tag'] ?? ''].some((text) =>
    /(^|[\s,:])(noindex|none)([\s,]|$)/i.test(text),
  );
};

export const robotsChecks = [
  sitemapCheck(
    {
      id: 'robots-status',
      title: 'robots.txt returns an error',
      severity: 'serious',
      help: `${RFC}#section-2.3.1`,
      fix: 'Return 200 with the file, or 404 if there is none: a server error stops crawlers.',
    },
    ({ robots }) => {
      if (robots.state === 'unknown')
        return undecided(`robots.txt could not be read: ${robots.resource?.error?.message ?? 'not requested'}`);
      return robots.state === 'unavailable'
        ? failed(`robots.txt returns ${robots.resource!.status}, which crawlers treat as disallowing everything.`)
        : passed();
    },
  ),
  sitemapCheck(
    {
      id: 'robots-content-type',
      title: 'robots.txt is not plain text',
      severity: 'moderate',
      help: `${RFC}#section-2.3`,
      fix: 'Send it as text/plain.',
    },
    (view) =>
      withFile(view, () => {
        const { contentType, bytes } = view.robots.resource!;
        if (/^\s*<(!doctype|html)/i.test(Buffer.from(bytes.subarray(0, 200)).toString('latin1')))
          return failed('robots.txt returns an HTML page.');
        return contentType === 'text/plain' ? passed() : failed(`robots.txt is sent as ${contentType ?? 'nothing'}.`);
      }),
  ),
  sitemapCheck(
    {
      id: 'robots-size',
      title: 'robots.txt above 500 KiB',
      severity: 'moderate',
      help: `${RFC}#section-2.5`,
      fix: 'Shorten it: crawlers may ignore the rest.',
    },
    (view) =>
      withFile(view, () =>
        view.robots.file.cut || view.robots.resource!.cut ? failed('Crawlers may stop reading at 500 KiB.') : passed(),
      ),
  ),
  sitemapCheck(
    {
      id: 'robots-bom',
      title: 'Byte order mark in robots.txt',
      severity: 'minor',
      help: GOOGLE,
      fix: 'Save the file without it: some crawlers ignore the first line.',
    },
    (view) =>
      withFile(view, () =>
        view.robots.file.byteOrderMark ? failed('The file starts with a byte order mark.') : passed(),
      ),
  ),
  sitemapCheck(
    {
      id: 'robots-long-line',
      title: 'Line is too long for crawlers',
      severity: 'minor',
      help: GOOGLE,
      fix: 'Shorten it.',
    },
    (view) =>
      withFile(view, () =>
        view.robots.file.longLines.length === 0
          ? passed()
          : failed(`Lines ${view.robots.file.longLines.slice(0, 10).join(', ')} are cut off.`),
      ),
  ),
  sitemapCheck(
    {
      id: 'robots-page-allowed',
      title: 'Page is disallowed for search engines',
      severity: 'serious',
      help: `${RFC}#section-2.2`,
      fix: 'Remove the rule if the page should be found.',
    },
    (view) => {
      if (view.robots.state === 'unknown') return undecided('robots.txt could not be read.');
      const closed = ['Googlebot', 'bingbot', '*'].filter(
        (crawler) => isAllowed(view.robots, crawler, view.page.url) === false,
      );
      return closed.length === 0 ? passed() : failed(`robots.txt excludes ${closed.join(', ')} from this page.`);
    },
  ),
  sitemapCheck(
    {
      id: 'robots-noindex-conflict',
      title: 'noindex is blocked by robots.txt',
      severity: 'moderate',
      help: google('crawling-indexing/block-indexing'),
      fix: 'Allow crawling so that noindex is read, or remove noindex.',
    },
    (view) => {
      if (!isNoindex(view)) return notApplicable('The page has no noindex.');
      const allowed = isAllowed(view.robots, 'Googlebot', view.page.url);
      if (allowed === null) return undecided('robots.txt could not be read.');
      return allowed ? passed() : failed('The page has noindex, but robots.txt prevents crawlers from reading it.');
    },
  ),
  sitemapCheck(
    {
      id: 'robots-ai-crawlers',
      title: 'Disallowed for AI crawlers',
      severity: 'info',
      help: `${RFC}#section-2.2.1`,
      fix: 'Nothing to fix: this is your choice.',
    },
    (view) =>
      withFile(view, () => {
        const closed = AI_CRAWLERS.filter((crawler) => isAllowed(view.robots, crawler, view.page.url) === false);
        return closed.length === 0 ? passed() : failed(`Disallowed for ${closed.join(', ')}.`);
      }),
  ),
];
