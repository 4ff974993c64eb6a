import { google, lighthouse } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed, say, undecided } from '../../../model/verdict.ts';
import { attr } from '../../../page/tree/node.ts';
import { judgeRobots } from '../../../parse/robots/match.ts';
import { parseRobots } from '../../../parse/robots/parse.ts';
import { type SeoInput, seo } from './input.ts';

/** What robots.txt says of this page to Google: null if it could not be read. */
const robotsAllow = ({ gathered, page }: SeoInput): boolean | null => {
  const { robots } = gathered;
  if (robots?.status == null || robots.status >= 500 || robots.status === 429) return null;
  if (robots.status >= 400) return true;
  return judgeRobots(parseRobots(robots.bytes), 'Googlebot', page.url).allowed;
};

export const STATUS_AND_INDEX_CHECKS = [
  seo('seo-http-status', 'critical', 'Page returns an error status', {
    help: lighthouse('seo/http-status-code'),
    fix: 'Return 200 for pages that should be indexed.',
    requirements: null,
    run: ({ gathered }) =>
      gathered.page.status >= 400
        ? failed(say`The page returned ${gathered.page.status}, so it is not indexed.`)
        : passed(),
    examples: { passed: '', failed: [{ status: 404 }, { status: 500 }] },
  }),
  seo('seo-indexable', 'critical', 'Page is excluded from search engines', {
    help: lighthouse('seo/is-crawlable'),
    fix: 'Remove noindex from the robots meta or the X-Robots-Tag header, or allow the page in robots.txt.',
    requirements: null,
    run: (input) => {
      const { robots, page } = input;
      if (robots.blocking.length) {
        const metas = page
          .byTag('meta')
          .filter((meta) => /^(robots|googlebot|bingbot)$/i.test(attr(meta, 'name')?.trim() ?? ''));
        return failed(
          say`The page sets ${robots.blocking.join(', ')}.`,
          metas.map((meta) => page.item(meta)),
        );
      }
      if (robots.doubtful.length)
        return undecided(
          `Whether ${robots.doubtful[0]} in X-Robots-Tag is for another crawler alone cannot be determined.`,
        );
      const allowed = robotsAllow(input);
      if (allowed === null)
        return undecided('robots.txt could not be read; the page itself does not prevent indexing.');
      return allowed ? passed() : failed('robots.txt disallows the page for Googlebot.');
    },
    examples: {
      passed: [
        '',
        { robots: 'User-agent: *\nDisallow: /private\n' },
        { headers: { 'x-robots-tag': 'otherbot: noindex' } },
        { headers: { 'x-robots-tag': 'googlebot: nofollow, otherbot: noindex, nofollow' } },
        { headers: { 'x-robots-tag': 'otherbot: unavailable_after: 2020-01-01' } },
        { headers: { 'x-robots-tag': 'googlebot-news: noindex' } },
      ],
      failed: [
        sample.head('<meta name="robots" content="noindex, follow">'),
        sample.head('<meta name="googlebot" content="NONE">'),
        { headers: { 'x-robots-tag': 'noindex' } },
        { headers: { 'x-robots-tag': 'otherbot: nofollow, googlebot: nosnippet, noindex' } },
        sample.head('<meta name="robots" content="unavailable_after: Friday, 25-Aug-34 15:00:00 GMT, noindex">'),
        sample.head('<meta name="robots" content="unavailable_after: 2020-01-01">'),
        { robots: 'User-agent: *\nDisallow: /shop\n' },
      ],
      undecided: [
        { robots: null },
        { robots: { text: '', status: 429 } },
        { headers: { 'x-robots-tag': 'otherbot: nofollow, noindex' } },
      ],
    },
  }),
  seo('seo-noindex-and-canonical', 'moderate', 'Page has both noindex and a canonical page', {
    help: google('crawling-indexing/consolidate-duplicate-urls'),
    fix: 'Use either noindex or a canonical link to another page.',
    requirements: null,
    run: ({ robots, canonical }) => {
      if (!robots.blocking.length) return notApplicable('The page may be indexed.');
      return canonical.verdict === 'elsewhere'
        ? failed('noindex and a canonical link to another page contradict each other.')
        : passed();
    },
    examples: {
      passed: sample.head(`<meta name="robots" content="noindex"><link rel="canonical" href="${sample.SELF}">`),
      failed: sample.head(
        '<meta name="robots" content="noindex"><link rel="canonical" href="https://example.org/other">',
      ),
      notApplicable: '',
    },
  }),
  seo('seo-robots-directives', 'minor', 'Robots directives are unknown or contradict each other', {
    help: google('crawling-indexing/robots-meta-tag'),
    fix: 'Use known directives, each once.',
    requirements: null,
    run: ({ robots }) => {
      if (!robots.directives.length) return notApplicable('There are no robots directives.');
      const has = (one: string) => robots.directives.includes(one);
      const clash = [
        ['index', 'noindex'],
        ['follow', 'nofollow'],
        ['all', 'none'],
        ['all', 'noindex'],
      ].find(([a, b]) => has(a!) && has(b!));
      if (clash) return failed(say`${clash.join(' and ')} contradict each other; the stricter one applies.`);
      return robots.unknown.length ? failed(say`Unknown: ${robots.unknown.slice(0, 5).join(', ')}.`) : passed();
    },
    examples: {
      passed: [
        sample.head('<meta name="robots" content="index, max-snippet:-1, max-image-preview:large">'),
        sample.head('<meta name="robots" content="nositelinkssearchbox">'),
      ],
      failed: [
        sample.head('<meta name="robots" content="index, noindex">'),
        sample.head('<meta name="robots" content="nofllow">'),
      ],
      notApplicable: '',
    },
  }),
];
