import { google } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { seo } from './input.ts';

export const seoUrlParams = seo('seo-url-params', 'minor', 'URL has many parameters', {
  help: google('crawling-indexing/url-structure'),
  fix: 'Remove parameters that have no effect, and state a canonical URL.',
  requirements: null,
  run: ({ url, canonical }) => {
    const names = [...new Set(url.searchParams.keys())];
    if (!names.length) return notApplicable('The URL has no parameters.');
    const tracking = names.filter((name) => /^(utm_|fbclid$|gclid$|msclkid$)/i.test(name));
    if ((names.length > 3 || tracking.length) && canonical.verdict === 'none')
      return failed(say`The URL has ${names.length} parameters and the page has no canonical URL.`);
    return passed();
  },
  examples: {
    passed: { url: `${sample.SELF}?page=2` },
    failed: [{ url: `${sample.SELF}?a=1&b=2&c=3&d=4` }, { url: `${sample.SELF}?utm_source=x` }],
    notApplicable: '',
  },
});
