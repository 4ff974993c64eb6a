import { primarySubtag } from '../../reading/page/language.ts';
import { attr } from '../../reading/page/node.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { VERSIONS } from './addresses.ts';
import { samePage, seo } from './input.ts';

export const seoLangHreflangMatch = seo('seo-lang-hreflang-match', 'minor', 'lang and hreflang of the page differ', {
  help: VERSIONS,
  fix: 'Use the same language in lang and hreflang.',
  run: ({ hreflang, page }) => {
    const own = hreflang.filter(
      (one) => one.url && samePage(one.url, page.url) && one.code.toLowerCase() !== 'x-default',
    );
    const lang = attr(page.root, 'lang')?.trim();
    if (!own.length || !lang) return notApplicable('The page does not have both lang and hreflang.');
    return own.some(({ code }) => primarySubtag(lang) === primarySubtag(code))
      ? passed()
      : failed(
          `lang is ${lang}, hreflang ${own
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
});
