import { failed, passed } from '../verdict.ts';
import { sitemapCheck, withFile } from './input.ts';
import { GOOGLE } from './robots.ts';

export const robotsLongLine = sitemapCheck('robots-long-line', 'minor', 'Line is too long for crawlers', {
  help: GOOGLE,
  fix: 'Shorten it.',
  run: (view) =>
    withFile(view, () =>
      view.robots.file.longLines.length === 0
        ? passed()
        : failed(`Lines ${view.robots.file.longLines.slice(0, 10).join(', ')} are cut off.`),
    ),
  examples: {
    passed: { robots: 'User-agent: *\nDisallow: /private\n' },
    failed: { robots: `Allow: /${'a'.repeat(20_000)}` },
    notApplicable: { robots: { text: '', status: 404 } },
    undecided: { robots: null },
  },
});
