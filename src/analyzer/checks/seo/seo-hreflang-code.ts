import { isKnownLanguage, isRegion, isScript } from '../../reading/page/language.ts';
import { lighthouse } from '../links.ts';
import * as sample from '../samples.ts';
import { seo } from './input.ts';
import { judgeVersions } from './versions.ts';

/** Two letters that the registry of subtags has and ISO 3166-1 does not assign to a country: reserved, or withdrawn. */
const NO_COUNTRY = /^(?:A[ACN]|BU|C[PQS]|D[DGY]|E[AUZ]|FX|IC|NT|SU|T[AP]|UN|Y[DU]|Z[RZ]|Q[M-Z]|X[A-JL-Z])$/i;

/** A language code that Google reads: language, then perhaps a script, then perhaps a region; or x-default. */
const isVersionCode = (code: string): boolean => {
  if (code.toLowerCase() === 'x-default') return true;
  const [language = '', ...rest] = code.split('-');
  if (!/^[a-z]{2}$/i.test(language) || !isKnownLanguage(language)) return false;
  if (rest[0] && isScript(rest[0])) rest.shift();
  if (rest[0] && /^[a-z]{2}$/i.test(rest[0]) && isRegion(rest[0]) && !NO_COUNTRY.test(rest[0])) rest.shift();
  return rest.length === 0;
};

export const seoHreflangCode = seo('seo-hreflang-code', 'serious', 'Invalid hreflang code', {
  help: lighthouse('seo/hreflang'),
  fix: 'Use an ISO 639-1 language and optionally an ISO 3166-1 region, such as en-GB.',
  run: (input) =>
    judgeVersions(
      input,
      ({ code }) => (isVersionCode(code) ? null : code),
      (n, of) => `${n} of ${of} language codes are not valid.`,
    ),
  examples: {
    passed: sample.versions(['en-GB', sample.SELF], ['zh-Hant-TW', '/zh'], ['x-default', sample.SELF], ['de', '/de']),
    failed: [
      sample.versions(['en-UK', sample.SELF]),
      sample.versions(['en-EU', sample.SELF]),
      { headers: { link: `<${sample.SELF}>; rel="alternate"; hreflang="en-UK"` } },
      sample.versions(['de_CH', sample.SELF]),
      sample.versions(['eng', sample.SELF]),
      sample.versions(['', sample.SELF]),
    ],
    notApplicable: '',
  },
});
