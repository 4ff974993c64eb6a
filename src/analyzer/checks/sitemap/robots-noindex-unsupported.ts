import { extension, robotsLineCheck } from './robots-lines.ts';

export const robotsNoindexUnsupported = robotsLineCheck(
  'robots-noindex-unsupported',
  'minor',
  'noindex in robots.txt',
  {
    help: 'https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt',
    fix: 'Use the robots meta element or the X-Robots-Tag header.',
    fault: extension((name) => /^noindex$/i.test(name)),
    message: (n) => `${n} noindex lines, which crawlers ignore.`,
    failed: 'User-agent: *\nNoindex: /x',
  },
);
