import { attr } from '../../reading/page/node.ts';
import { isAllowed, type SitemapView } from '../../stages/sitemap/view.ts';
import { google } from '../links.ts';
import { failed, notApplicable, passed, undecided } from '../verdict.ts';
import { sitemapCheck } from './input.ts';

const isNoindex = ({ page, gathered }: SitemapView): boolean => {
  const contents = page
    .byTag('meta')
    .filter((meta) => /^(robots|googlebot)$/i.test(attr(meta, 'name') ?? ''))
    .map((meta) => attr(meta, 'content') ?? '');
  return [...contents, gathered.page.headers['x-robots-tag'] ?? ''].some((text) =>
    /(^|[\s,:])(noindex|none)([\s,]|$)/i.test(text),
  );
};

export const robotsNoindexConflict = sitemapCheck(
  'robots-noindex-conflict',
  'moderate',
  'noindex is blocked by robots.txt',
  {
    help: google('crawling-indexing/block-indexing'),
    fix: 'Allow crawling so that noindex is read, or remove noindex.',
    run: (view) => {
      if (!isNoindex(view)) return notApplicable('The page has no noindex.');
      const allowed = isAllowed(view.robots, 'Googlebot', view.page.url);
      if (allowed === null) return undecided('robots.txt could not be read.');
      return allowed ? passed() : failed('The page has noindex, but robots.txt prevents crawlers from reading it.');
    },
    examples: {
      passed: { robots: '', head: '<meta name="robots" content="noindex">' },
      failed: { robots: 'User-agent: *\nDisallow: /', head: '<meta name="robots" content="noindex">' },
      notApplicable: '',
    },
  },
);
