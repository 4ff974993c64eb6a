import { attr } from '../../reading/page/node.ts';
import { judgeRobots } from '../../reading/robots/match.ts';
import { parseRobots } from '../../reading/robots/parse.ts';
import { lighthouse } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, passed, undecided } from '../verdict.ts';
import { type SeoInput, seo } from './input.ts';

/** What robots.txt says of this page to Google: null where it could not be read. */
const robotsAllow = ({ gathered, page }: SeoInput): boolean | null => {
  const { robots } = gathered;
  if (robots?.status == null || robots.status >= 500 || robots.status === 429) return null;
  if (robots.status >= 400) return true;
  return judgeRobots(parseRobots(robots.bytes), 'Googlebot', page.url).allowed;
};

export const seoIndexable = seo('seo-indexable', 'critical', 'Page is excluded from search engines', {
  help: lighthouse('seo/is-crawlable'),
  fix: 'Remove noindex from the robots meta or the X-Robots-Tag header, or allow the page in robots.txt.',
  run: (input) => {
    const { robots, page } = input;
    if (robots.blocking.length) {
      const metas = page
        .byTag('meta')
        .filter((meta) => /^(robots|googlebot|bingbot)$/i.test(attr(meta, 'name')?.trim() ?? ''));
      return failed(
        `The page sets ${robots.blocking.join(', ')}.`,
        metas.map((meta) => page.item(meta)),
      );
    }
    if (robots.doubtful.length)
      return undecided(`Whether ${robots.doubtful[0]} in X-Robots-Tag is for another crawler alone cannot be told.`);
    const allowed = robotsAllow(input);
    if (allowed === null) return undecided('robots.txt could not be read; the page itself does not prevent indexing.');
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
});
