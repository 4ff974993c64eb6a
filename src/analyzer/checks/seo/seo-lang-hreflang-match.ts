import { primarySubtag } from '../../reading/page/language.ts';
import { attr } from '../../reading/page/node.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { VERSIONS } from './addresses.ts';
import { samePage, seo } from './input.ts';

export const seoLangHreflangMatch = seo({
  id: 'seo-lang-hreflang-match',
  severity: 'minor',
  title: 'Page states another language than its version link',
  help: VERSIONS,
  fix: 'Let lang and hreflang of this page agree.',
  run: ({ hreflang, page }) => {
    const own = hreflang.find(
      (one) => one.url && samePage(one.url, page.url) && one.code.toLowerCase() !== 'x-default',
    );
    const lang = attr(page.root, 'lang')?.trim();
    if (!own || !lang) return notApplicable('The page does not state its language in both places.');
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
