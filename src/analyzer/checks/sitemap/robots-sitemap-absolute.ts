import { sitemapCheck } from './input.ts';
import { lines } from './robots-lines.ts';

export const robotsSitemapAbsolute = sitemapCheck(
  'robots-sitemap-absolute',
  'moderate',
  'Sitemap line without an absolute URL',
  {
    help: 'https://www.sitemaps.org/protocol.html#submit_robots',
    fix: 'Write an absolute URL with https://.',
    run: (view) =>
      lines(
        view,
        (line) =>
          line.kind === 'sitemap' && !(/^https?:\/\//i.test(line.value) && URL.canParse(line.value))
            ? line.value
            : null,
        (n) => `${n} Sitemap lines are ignored.`,
      ),
    examples: {
      passed: { robots: 'User-agent: *\nDisallow: /private\n' },
      failed: { robots: 'Sitemap: /sitemap.xml' },
      notApplicable: { robots: { text: '', status: 404 } },
      undecided: { robots: null },
    },
  },
);
