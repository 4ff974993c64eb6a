import { attr } from '../../page/node.ts';
import { judgeRobots } from '../../robots/match.ts';
import { parseRobots } from '../../robots/parse.ts';
import { google, lighthouse } from '../links.ts';
import { failed, notApplicable, passed, undecided } from '../verdict.ts';
import { type SeoInput, seo } from './define.ts';

const status = seo(
  {
    id: 'seo-http-status',
    severity: 'critical',
    title: 'Page answers with an error status',
    help: lighthouse('seo/http-status-code'),
    fix: 'Return 200 for pages that should be indexed.',
  },
  ({ gathered }) =>
    gathered.page.status >= 400 ? failed(`The page returned ${gathered.page.status}, so it is not indexed.`) : passed(),
);

/** What robots.txt says of this page to Google: null where it could not be read. */
const robotsAllow = ({ gathered, page }: SeoInput): boolean | null => {
  const { robots } = gathered;
  if (robots?.status == null || robots.status >= 500) return null;
  if (robots.status >= 400) return true;
  return judgeRobots(parseRobots(robots.bytes), 'Googlebot', page.url).allowed;
};

const indexable = seo(
  {
    id: 'seo-indexable',
    severity: 'critical',
    title: 'Page is excluded from search engines',
    help: lighthouse('seo/is-crawlable'),
    fix: 'Remove noindex from the robots meta or the X-Robots-Tag header, or allow the page in robots.txt.',
  },
  (input) => {
    const { robots, page } = input;
    if (robots.blocking.length) {
      const metas = page.byTag('meta').filter((meta) => /^(robots|googlebot)$/i.test(attr(meta, 'name')?.trim() ?? ''));
      return failed(
        `The page sets ${robots.blocking.join(', ')}.`,
        metas.map((meta) => page.item(meta)),
      );
    }
    const allowed = robotsAllow(input);
    if (allowed === null) return undecided('robots.txt could not be read; the page itself does not prevent indexing.');
    return allowed ? passed() : failed('robots.txt disallows the page for Googlebot.');
  },
);

const conflict = seo(
  {
    id: 'seo-noindex-and-canonical',
    severity: 'moderate',
    title: 'Page has both noindex and a canonical page',
    help: google('crawling-indexing/consolidate-duplicate-urls'),
    fix: 'Use either noindex or a canonical link to another page.',
  },
  ({ robots, canonical }) => {
    if (!robots.blocking.length) return notApplicable('The page may be indexed.');
    return canonical.verdict === 'elsewhere'
      ? failed('noindex and a canonical link to another page contradict each other.')
      : passed();
  },
);

const directives = seo(
  {
    id: 'seo-robots-directives',
    severity: 'minor',
    title: 'Robots directives are unknown or contradict each other',
    help: google('crawling-indexing/robots-meta-tag'),
    fix: 'Use known directives, each once.',
  },
  ({ robots }) => {
    if (!robots.directives.length) return notApplicable('There are no robots directives.');
    const has = (one: string) => robots.directives.includes(one);
    const clash = [
      ['index', 'noindex'],
      ['follow', 'nofollow'],
      ['all', 'none'],
      ['all', 'noindex'],
    ].find(([a, b]) => has(a!) && has(b!));
    if (clash) return failed(`${clash.join(' and ')} contradict each other; the stricter one applies.`);
    return robots.unknown.length ? failed(`Unknown: ${robots.unknown.slice(0, 5).join(', ')}.`) : passed();
  },
);

/** Elements that HTML allows in head. */
const METADATA = new Set(['base', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title']);

const brokenHead = seo(
  {
    id: 'seo-head-broken',
    severity: 'serious',
    title: 'Head ends early, so metadata is lost',
    help: google('crawling-indexing/valid-page-metadata'),
    fix: 'Remove elements that do not belong in head: metadata after them is ignored.',
  },
  ({ page }) => {
    const lost = page.elements.filter((element) => {
      if (element.namespace !== 'html' || element.start < 0) return false;
      const { tag } = element;
      const counts =
        tag === 'title' ||
        (tag === 'meta' &&
          attr(element, 'itemprop') === undefined &&
          (attr(element, 'name') ?? attr(element, 'charset') ?? attr(element, 'http-equiv')) !== undefined) ||
        (tag === 'link' && /\b(canonical|alternate|amphtml)\b/i.test(attr(element, 'rel') ?? ''));
      return counts && !within(element, page.head);
    });
    if (!lost.length) return passed();
    const first = page.body?.children.find((child) => child.kind === 'element' && child.start >= 0);
    const cause =
      first?.kind === 'element' && !METADATA.has(first.tag) && first.start < lost[0]!.start
        ? ` after ${first.tag}`
        : '';
    return {
      outcome: 'failed',
      message: `${lost.length} metadata elements are outside head${cause}.`,
      items: lost.slice(0, 20).map((element) => page.item(element)),
      total: lost.length,
    };
  },
);

const within = (element: { parent: unknown }, container: unknown): boolean => {
  for (let up = element.parent as { parent: unknown } | null; up; up = up.parent as { parent: unknown } | null)
    if (up === container) return true;
  return false;
};

const url = seo(
  {
    id: 'seo-url',
    severity: 'minor',
    title: 'URL is hard to read',
    help: google('crawling-indexing/url-structure'),
    fix: 'Use short lower-case words with hyphens, without session ids.',
  },
  ({ url }) => {
    const path = url.pathname;
    const faults = [
      url.href.length > 115 && `${url.href.length} characters`,
      /[A-Z]/.test(path) && 'upper case',
      path.includes('_') && 'underscores',
      /\/\//.test(path) && 'double slashes',
      /[?&;](sid|sessionid|session_id|phpsessid|jsessionid)=/i.test(url.href) && 'a session id',
    ].filter(Boolean);
    return faults.length ? failed(`The URL has ${faults.join(', ')}.`) : passed();
  },
);

const parameters = seo(
  {
    id: 'seo-url-params',
    severity: 'minor',
    title: 'URL has many parameters',
    help: google('crawling-indexing/url-structure'),
    fix: 'Remove parameters that have no effect, and state a canonical URL.',
  },
  ({ url, canonical }) => {
    const names = [...new Set(url.searchParams.keys())];
    if (!names.length) return notApplicable('The URL has no parameters.');
    const tracking = names.filter((name) => /^(utm_|fbclid$|gclid$|msclkid$)/i.test(name));
    if ((names.length > 3 || tracking.length) && canonical.verdict === 'none')
      return failed(`The URL has ${names.length} parameters and the page has no canonical URL.`);
    return passed();
  },
);

const redirects = seo(
  {
    id: 'seo-redirects',
    severity: 'minor',
    title: 'Redirects are chained or temporary',
    help: google('crawling-indexing/301-redirects'),
    fix: 'Redirect once, with 301 or 308, to the final URL.',
  },
  ({ gathered }) => {
    const { redirects } = gathered.page;
    if (!redirects.length) return notApplicable('The page was reached without a redirect.');
    if (redirects.length > 1) return failed(`${redirects.length} redirects lead to the page.`);
    return /^30[237]$/.test(String(redirects[0]!.status))
      ? failed(`The redirect is temporary (${redirects[0]!.status}).`)
      : passed();
  },
);

const thin = seo(
  {
    id: 'seo-content-thin',
    severity: 'info',
    title: 'Page has little text',
    help: google('fundamentals/creating-helpful-content'),
    fix: 'Add the content that users are looking for to the page itself.',
  },
  ({ page, shell }) => {
    if (shell) return undecided(shell);
    const word = /\S+/g;
    let words = 0;
    while (words < 100 && word.test(page.bodyText)) words += 1;
    return words < 100 ? failed(`The body has ${words} words.`) : passed();
  },
);

export const indexingChecks = [status, indexable, conflict, directives, brokenHead, url, parameters, redirects, thin];
