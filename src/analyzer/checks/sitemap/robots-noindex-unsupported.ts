import { sitemapCheck } from './input.ts';
import { lines } from './robots-lines.ts';

export const robotsNoindexUnsupported = sitemapCheck('robots-noindex-unsupported', 'minor', 'noindex in robots.txt', {
  help: 'https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt',
  fix: 'Use the robots meta element or the X-Robots-Tag header.',
  run: (view) =>
    lines(
      view,
      (line) => (line.kind === 'other' && /^noindex$/i.test(line.name) ? `${line.name}: ${line.value}` : null),
      (n) => `${n} noindex lines, which crawlers ignore.`,
    ),
  examples: {
    passed: { robots: 'User-agent: *\nDisallow: /private\n' },
    failed: { robots: 'User-agent: *\nNoindex: /x' },
    notApplicable: { robots: { text: '', status: 404 } },
    undecided: { robots: null },
  },
});
