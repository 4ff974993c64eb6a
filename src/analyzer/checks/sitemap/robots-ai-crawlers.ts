import { isAllowed } from '../../stages/sitemap/view.ts';
import { failed, passed } from '../verdict.ts';
import { AI_CRAWLERS, RFC } from './robots.ts';
import { robotsCheck } from './robots-check.ts';

export const robotsAiCrawlers = robotsCheck('robots-ai-crawlers', 'info', 'Disallowed for AI crawlers', {
  help: `${RFC}#section-2.2.1`,
  fix: 'Nothing to fix: this is your choice.',
  judge: (view) => {
    const closed = AI_CRAWLERS.filter((crawler) => isAllowed(view.robots, crawler, view.page.url) === false);
    return closed.length === 0 ? passed() : failed(`Disallowed for ${closed.join(', ')}.`);
  },
  failed: { robots: 'User-agent: GPTBot\nDisallow: /' },
});
