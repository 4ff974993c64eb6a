import { google } from '../links.ts';
import { sitemapCheck } from './input.ts';
import { lines } from './robots-lines.ts';

const GOOGLE = google('crawling-indexing/robots/robots_txt');

export const robotsCrawlDelay = sitemapCheck('robots-crawl-delay', 'info', 'Crawl-delay', {
  help: GOOGLE,
  fix: 'Google ignores it; other crawlers wait that long between requests.',
  run: (view) =>
    lines(
      view,
      (line) => (line.kind === 'other' && /^crawl-delay$/i.test(line.name) ? `${line.name}: ${line.value}` : null),
      (n) => `${n} groups set a crawl delay.`,
    ),
  examples: {
    passed: { robots: 'User-agent: *\nDisallow: /private\n' },
    failed: { robots: 'User-agent: *\nCrawl-delay: 10' },
    notApplicable: { robots: { text: '', status: 404 } },
    undecided: { robots: null },
  },
});
