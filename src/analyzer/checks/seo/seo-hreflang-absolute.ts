import { attr } from '../../reading/page/node.ts';
import * as sample from '../samples.ts';
import { NO_VERSIONS, VERSIONS } from './addresses.ts';
import { seo } from './input.ts';

export const seoHreflangAbsolute = seo('seo-hreflang-absolute', 'moderate', 'hreflang URL is relative', {
  help: VERSIONS,
  fix: 'Write absolute URLs.',
  elements: ({ hreflang }) => hreflang.map(({ element }) => element),
  test: (element) => (/^https?:\/\//i.test(attr(element, 'href')?.trim() ?? '') ? null : (attr(element, 'href') ?? '')),
  none: NO_VERSIONS,
  message: (n, of) => `${n} of ${of} URLs are not absolute.`,
  examples: {
    passed: sample.versions(['en', sample.SELF]),
    failed: sample.versions(['en', '/shop']),
    notApplicable: '',
  },
});
