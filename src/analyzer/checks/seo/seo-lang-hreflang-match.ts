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
    const own = hreflang.find(
      (one) => one.url && samePage(one.url, page.url) && one.code.toLowerCase() !== 'x-default',
    );
    const lang = attr(page.root, 'lang')?.trim();
    if (!own || !lang) return notApplicable('The page does not have both lang and hreflang.');
    return primarySubtag(lang) === primarySubtag(own.code)
      ? passed()
      : failed(`lang is ${lang}, hreflang ${own.code}.`);
  },
  examples: {
    passed: sample.versions(['en-GB', sample.SELF]),
    failed: sample.versions(['fr', sample.SELF]),
    notApplicable: sample.versions(['de', '/de']),
  },
});
