import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { NO_VERSIONS, VERSIONS } from './addresses.ts';
import { samePage, seo } from './input.ts';

export const seoHreflangSelf = seo('seo-hreflang-self', 'moderate', 'hreflang links do not include the page itself', {
  help: VERSIONS,
  fix: 'Add a self-referencing hreflang link.',
  run: ({ hreflang, page, canonical }) => {
    if (!hreflang.length) return notApplicable(NO_VERSIONS);
    const own = [page.url, canonical.resolved].filter((one) => one !== null);
    return hreflang.some((one) => one.url && own.some((url) => samePage(url, one.url!)))
      ? passed()
      : failed('None of the language versions is this page.');
  },
  examples: {
    passed: [
      sample.versions(['en', sample.SELF], ['de', 'https://example.org/de']),
      {
        ...sample.versions(['de', 'https://example.org/de']),
        headers: { link: `<${sample.SELF}>; rel="alternate"; hreflang="en"` },
      },
    ],
    failed: sample.versions(['de', 'https://example.org/de']),
    notApplicable: '',
  },
});
