import { google } from '../../../model/links.ts';
import { directivesOf } from '../../../model/robots.ts';
import { failed, notApplicable, passed, say, undecided } from '../../../model/verdict.ts';
import { isAllowed } from '../facts/view.ts';
import { sitemapCheck } from './input.ts';
import { AI_CRAWLERS, RFC } from './robots.ts';
import { robotsCheck } from './robots-check.ts';

export const ROBOTS_RULES_CHECKS = [
  sitemapCheck('robots-page-allowed', 'serious', 'Page is disallowed for search engines', {
    help: `${RFC}#section-2.2`,
    fix: 'Remove the rule if the page should be found.',
    requirements: null,
    run: (view) => {
      if (view.robots.state === 'unknown') return undecided('robots.txt could not be read.');
      const closed = ['Googlebot', 'bingbot', '*'].filter(
        (crawler) => isAllowed(view.robots, crawler, view.page.url) === false,
      );
      return closed.length === 0 ? passed() : failed(say`robots.txt excludes ${closed.join(', ')} from this page.`);
    },
    examples: {
      passed: [{ robots: 'User-agent: *\nDisallow: /private\n' }, { robots: { text: '', status: 404 } }],
      failed: { robots: 'User-agent: Googlebot\nDisallow: /shop' },
      undecided: { robots: null },
    },
  }),
  sitemapCheck('robots-noindex-conflict', 'moderate', 'noindex is blocked by robots.txt', {
    help: google('crawling-indexing/block-indexing'),
    fix: 'Allow crawling so that noindex is read, or remove noindex.',
    requirements: null,
    run: (view) => {
      if (directivesOf(view).blocking.length === 0) return notApplicable('The page has no noindex.');
      const allowed = isAllowed(view.robots, 'Googlebot', view.page.url);
      if (allowed === null) return undecided('robots.txt could not be read.');
      return allowed ? passed() : failed('The page has noindex, but robots.txt prevents crawlers from reading it.');
    },
    examples: {
      passed: { robots: '', head: '<meta name="robots" content="noindex">' },
      failed: { robots: 'User-agent: *\nDisallow: /', head: '<meta name="robots" content="noindex">' },
      notApplicable: [
        '',
        { robots: 'User-agent: *\nDisallow: /', headers: { 'x-robots-tag': 'otherbot: noindex' } },
        { robots: 'User-agent: *\nDisallow: /', head: '<meta name="robots" content="max-image-preview:none">' },
      ],
    },
  }),
  robotsCheck('robots-ai-crawlers', 'info', 'Disallowed for AI crawlers', {
    help: `${RFC}#section-2.2.1`,
    fix: 'Nothing to fix: this is your choice.',
    judge: (view) => {
      const closed = AI_CRAWLERS.filter((crawler) => isAllowed(view.robots, crawler, view.page.url) === false);
      return closed.length === 0 ? passed() : failed(say`Disallowed for ${closed.join(', ')}.`);
    },
    failed: { robots: 'User-agent: GPTBot\nDisallow: /' },
  }),
];
