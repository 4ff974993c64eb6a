import { sitemapCheck } from './input.ts';
import { LIGHTHOUSE, lines } from './robots-lines.ts';

/** Lines that are no part of the standard and are heeded by somebody. */
const EXTENSIONS = /^(crawl-delay|host|clean-param|request-rate|visit-time|noindex|content-signal|content-usage)$/i;

export const robotsUnknownDirective = sitemapCheck(
  'robots-unknown-directive',
  'minor',
  'Unknown directive in robots.txt',
  {
    help: LIGHTHOUSE,
    fix: 'Correct the name, or remove the line.',
    run: (view) =>
      lines(
        view,
        (line) => (line.kind === 'other' && !EXTENSIONS.test(line.name) ? `${line.name}: ${line.value}` : null),
        (n) => `${n} lines have an unknown directive.`,
      ),
    examples: {
      passed: { robots: 'User-agent: *\nDisallow: /private\n' },
      failed: { robots: 'User-agent: *\nPlease: no' },
      notApplicable: { robots: { text: '', status: 404 } },
      undecided: { robots: null },
    },
  },
);
