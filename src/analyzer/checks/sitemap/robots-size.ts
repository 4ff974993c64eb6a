import { failed, passed } from '../verdict.ts';
import { sitemapCheck, withFile } from './input.ts';
import { RFC } from './robots.ts';

export const robotsSize = sitemapCheck('robots-size', 'moderate', 'robots.txt above 500 KiB', {
  help: `${RFC}#section-2.5`,
  fix: 'Shorten it: crawlers may ignore the rest.',
  run: (view) =>
    withFile(view, () =>
      view.robots.file.cut || view.robots.resource!.cut ? failed('Crawlers may stop reading at 500 KiB.') : passed(),
    ),
  examples: {
    passed: { robots: 'User-agent: *\nDisallow: /private\n' },
    failed: { robots: '#'.repeat(600_000) },
    notApplicable: { robots: { text: '', status: 404 } },
    undecided: { robots: null },
  },
});
