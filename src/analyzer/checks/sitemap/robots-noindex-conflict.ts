import { directivesOf } from '../../stages/seo/robots.ts';
import { isAllowed } from '../../stages/sitemap/view.ts';
import { google } from '../links.ts';
import { failed, notApplicable, passed, undecided } from '../verdict.ts';
import { sitemapCheck } from './input.ts';

export const robotsNoindexConflict = sitemapCheck(
  'robots-noindex-conflict',
  'moderate',
  'noindex is blocked by robots.txt',
  {
    help: google('crawling-indexing/block-indexing'),
    fix: 'Allow crawling so that noindex is read, or remove noindex.',
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
  },
);
