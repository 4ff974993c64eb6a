import * as sample from '../samples.ts';
import { VERSIONS } from './addresses.ts';
import { seo } from './input.ts';
import { judgeVersions } from './versions.ts';

export const seoHreflangAbsolute = seo('seo-hreflang-absolute', 'moderate', 'hreflang URL is relative', {
  help: VERSIONS,
  fix: 'Write absolute URLs.',
  run: (input) =>
    judgeVersions(
      input,
      ({ href }) => (/^https?:\/\//i.test(href) ? null : href),
      (n, of) => `${n} of ${of} URLs are not absolute.`,
    ),
  examples: {
    passed: sample.versions(['en', sample.SELF]),
    failed: sample.versions(['en', '/shop']),
    notApplicable: ['', sample.head('<link rel="alternate" type="application/rss+xml" hreflang="en" href="/feed">')],
  },
});
