import { robotsLineCheck } from './robots-lines.ts';

const isAbsolute = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);

export const robotsSitemapAbsolute = robotsLineCheck(
  'robots-sitemap-absolute',
  'moderate',
  'Sitemap line without an absolute URL',
  {
    help: 'https://www.sitemaps.org/protocol.html#submit_robots',
    fix: 'Write an absolute URL with https://.',
    fault: (line) => (line.kind === 'sitemap' && !isAbsolute(line.value) ? line.value : null),
    message: (n) => `${n} Sitemap lines are ignored.`,
    failed: 'Sitemap: /sitemap.xml',
  },
);
