import { isAllowed } from '../../stages/sitemap/view.ts';
import { failed, passed, undecided } from '../verdict.ts';
import { sitemapCheck } from './input.ts';
import { RFC } from './robots.ts';

export const robotsPageAllowed = sitemapCheck(
  'robots-page-allowed',
  'serious',
  'Page is disallowed for search engines',
  {
    help: `${RFC}#section-2.2`,
    fix: 'Remove the rule if the page should be found.',
    run: (view) => {
      if (view.robots.state === 'unknown') return undecided('robots.txt could not be read.');
      const closed = ['Googlebot', 'bingbot', '*'].filter(
        (crawler) => isAllowed(view.robots, crawler, view.page.url) === false,
      );
      return closed.length === 0 ? passed() : failed(`robots.txt excludes ${closed.join(', ')} from this page.`);
    },
    examples: {
      passed: [{ robots: 'User-agent: *\nDisallow: /private\n' }, { robots: { text: '', status: 404 } }],
      failed: { robots: 'User-agent: Googlebot\nDisallow: /shop' },
      undecided: { robots: null },
    },
  },
);
