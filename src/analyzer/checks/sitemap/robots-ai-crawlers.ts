import { isAllowed } from '../../stages/sitemap/view.ts';
import { failed, passed } from '../verdict.ts';
import { sitemapCheck, withFile } from './input.ts';
import { AI_CRAWLERS, RFC } from './robots.ts';

export const robotsAiCrawlers = sitemapCheck('robots-ai-crawlers', 'info', 'Disallowed for AI crawlers', {
  help: `${RFC}#section-2.2.1`,
  fix: 'Nothing to fix: this is your choice.',
  run: (view) =>
    withFile(view, () => {
      const closed = AI_CRAWLERS.filter((crawler) => isAllowed(view.robots, crawler, view.page.url) === false);
      return closed.length === 0 ? passed() : failed(`Disallowed for ${closed.join(', ')}.`);
    }),
  examples: {
    passed: { robots: 'User-agent: *\nDisallow: /private\n' },
    failed: { robots: 'User-agent: GPTBot\nDisallow: /' },
    notApplicable: { robots: { text: '', status: 404 } },
    undecided: { robots: null },
  },
});
