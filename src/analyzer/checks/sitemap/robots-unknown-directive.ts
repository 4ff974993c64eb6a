import { extension, robotsLineCheck } from './robots-lines.ts';

/** Lines that are no part of the standard and are heeded by somebody. */
const HEEDED = /^(crawl-delay|host|clean-param|request-rate|visit-time|noindex|content-signal|content-usage)$/i;

export const robotsUnknownDirective = robotsLineCheck(
  'robots-unknown-directive',
  'minor',
  'Unknown directive in robots.txt',
  {
    fix: 'Correct the name, or remove the line.',
    fault: extension((name) => !HEEDED.test(name)),
    message: (n) => `${n} lines have an unknown directive.`,
    failed: 'User-agent: *\nPlease: no',
  },
);
