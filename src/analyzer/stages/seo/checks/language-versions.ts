import { lighthouse } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed, say } from '../../../model/verdict.ts';
import { isKnownLanguage, isRegion, isScript, primarySubtag } from '../../../page/language.ts';
import { attr } from '../../../page/tree/node.ts';
import { NO_VERSIONS, VERSIONS } from './addresses.ts';
import { samePage, seo } from './input.ts';
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

export const LANGUAGE_VERSIONS_CHECKS = [
  seo('seo-hreflang-code', 'serious', 'Invalid hreflang code', {
    help: lighthouse('seo/hreflang'),
    fix: 'Use an ISO 639-1 language and optionally an ISO 3166-1 region, such as en-GB.',
    requirements: null,
    run: (input) =>
      judgeVersions(
        input,
        ({ code, element }) => {
          const written = element ? attr(element, 'hreflang')! : code;
          return written === code && isVersionCode(code) ? null : written;
        },
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
        sample.versions(['  es', sample.SELF]),
      ],
      notApplicable: '',
    },
  }),
  seo('seo-hreflang-absolute', 'moderate', 'hreflang URL is relative', {
    help: VERSIONS,
    fix: 'Write absolute URLs.',
    requirements: null,
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
  }),
  seo('seo-hreflang-self', 'moderate', 'hreflang links do not include the page itself', {
    help: VERSIONS,
    fix: 'Add a self-referencing hreflang link.',
    requirements: null,
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
  }),
  seo('seo-hreflang-duplicate', 'moderate', 'hreflang code is used for several pages', {
    help: VERSIONS,
    fix: 'Link one page for each code.',
    requirements: null,
    run: ({ hreflang, page }) => {
      const targets = new Map<string, Set<string>>();
      for (const one of hreflang)
        targets.set(
          one.code.toLowerCase(),
          (targets.get(one.code.toLowerCase()) ?? new Set()).add(one.url ?? one.href),
        );
      return judgeVersions(
        { hreflang, page },
        ({ code }) => (targets.get(code.toLowerCase())!.size > 1 ? code : null),
        (n) => `${n} links share a code with another page.`,
      );
    },
    examples: {
      passed: sample.versions(['en', sample.SELF], ['de', '/de']),
      failed: sample.versions(['en', sample.SELF], ['EN', '/other']),
      notApplicable: '',
    },
  }),
  seo('seo-hreflang-xdefault', 'minor', 'No x-default version', {
    help: VERSIONS,
    fix: 'Add a version with hreflang="x-default".',
    requirements: null,
    run: ({ hreflang }) => {
      if (hreflang.length < 2) return notApplicable('There are fewer than two language versions.');
      return hreflang.some((one) => one.code.toLowerCase() === 'x-default')
        ? passed()
        : failed('No version is marked x-default.');
    },
    examples: {
      passed: sample.versions(['en', sample.SELF], ['x-default', sample.SELF]),
      failed: sample.versions(['en', sample.SELF], ['de', '/de']),
      notApplicable: sample.versions(['en', sample.SELF]),
    },
  }),
  seo('seo-lang-hreflang-match', 'minor', 'lang and hreflang of the page differ', {
    help: VERSIONS,
    fix: 'Use the same language in lang and hreflang.',
    requirements: null,
    run: ({ hreflang, page }) => {
      const own = hreflang.filter(
        (one) => one.url && samePage(one.url, page.url) && one.code.toLowerCase() !== 'x-default',
      );
      const lang = attr(page.root, 'lang')?.trim();
      if (!own.length || !lang) return notApplicable('The page does not have both lang and hreflang.');
      return own.some(({ code }) => primarySubtag(lang) === primarySubtag(code))
        ? passed()
        : failed(
            say`lang is ${lang}, hreflang ${own
              .map(({ code }) => code)
              .join(' and ')
              .slice(0, 200)}.`,
          );
    },
    examples: {
      passed: [sample.versions(['en-GB', sample.SELF]), sample.versions(['fr', sample.SELF], ['en', sample.SELF])],
      failed: sample.versions(['fr', sample.SELF]),
      notApplicable: sample.versions(['de', '/de']),
    },
  }),
];
