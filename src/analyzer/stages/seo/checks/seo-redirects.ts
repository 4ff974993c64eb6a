import { google } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { seo } from './input.ts';

export const seoRedirects = seo('seo-redirects', 'minor', 'Redirects are chained or temporary', {
  help: google('crawling-indexing/301-redirects'),
  fix: 'Redirect once, with 301 or 308, to the final URL.',
  requirements: null,
  run: ({ gathered }) => {
    const { redirects } = gathered.page;
    if (!redirects.length) return notApplicable('The page was reached without a redirect.');
    if (redirects.length > 1) return failed(say`${redirects.length} redirects lead to the page.`);
    return /^30[237]$/.test(String(redirects[0]!.status))
      ? failed(say`The redirect is temporary (${redirects[0]!.status}).`)
      : passed();
  },
  examples: {
    passed: { redirects: [{ url: 'https://example.org/', status: 301, location: sample.SELF }] },
    failed: [
      { redirects: [{ url: 'https://example.org/', status: 302, location: sample.SELF }] },
      {
        redirects: [
          { url: 'https://a.org/', status: 301, location: 'https://b.org/' },
          { url: 'https://b.org/', status: 301, location: sample.SELF },
        ],
      },
    ],
    notApplicable: '',
  },
});
