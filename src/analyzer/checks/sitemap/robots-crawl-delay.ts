import { GOOGLE } from './robots.ts';
import { extension, robotsLineCheck } from './robots-lines.ts';

export const robotsCrawlDelay = robotsLineCheck('robots-crawl-delay', 'info', 'Crawl-delay', {
  help: GOOGLE,
  fix: 'Google ignores it; other crawlers wait that long between requests.',
  fault: extension((name) => /^crawl-delay$/i.test(name)),
  message: (n) => `${n} groups set a crawl delay.`,
  failed: 'User-agent: *\nCrawl-delay: 10',
});
