import { isKnownLanguage, isRegion, isScript } from '../../reading/page/language.ts';
import { attr } from '../../reading/page/node.ts';
import { lighthouse } from '../links.ts';
import * as sample from '../samples.ts';
import { NO_VERSIONS } from './addresses.ts';
import { seo } from './input.ts';

/** A language code that Google reads: language, then perhaps a script, then perhaps a region; or x-default. */
const isVersionCode = (code: string): boolean => {
  if (code.toLowerCase() === 'x-default') return true;
  const [language = '', ...rest] = code.split('-');
  if (!/^[a-z]{2}$/i.test(language) || !isKnownLanguage(language)) return false;
  if (rest[0] && isScript(rest[0])) rest.shift();
  if (rest[0] && /^[a-z]{2}$/i.test(rest[0]) && isRegion(rest[0])) rest.shift();
  return rest.length === 0;
};

export const seoHreflangCode = seo('seo-hreflang-code', 'serious', 'Invalid hreflang code', {
  help: lighthouse('seo/hreflang'),
  fix: 'Use an ISO 639-1 language and optionally an ISO 3166-1 region, such as en-GB.',
  elements: ({ hreflang }) => hreflang.map(({ element }) => element),
  test: (element) => (isVersionCode(attr(element, 'hreflang')!.trim()) ? null : attr(element, 'hreflang')!),
  none: NO_VERSIONS,
  message: (n, of) => `${n} of ${of} language codes are not valid.`,
  examples: {
    passed: sample.versions(['en-GB', sample.SELF], ['zh-Hant-TW', '/zh'], ['x-default', sample.SELF], ['de', '/de']),
    failed: [
      sample.versions(['en-UK', sample.SELF]),
      sample.versions(['de_CH', sample.SELF]),
      sample.versions(['eng', sample.SELF]),
      sample.versions(['', sample.SELF]),
    ],
    notApplicable: '',
  },
});
