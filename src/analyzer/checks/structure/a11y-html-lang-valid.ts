import { isKnownLanguage } from '../../reading/page/language.ts';
import { attr } from '../../reading/page/node.ts';
import { act } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { htmlRoot } from './language.ts';
import { a11y } from './view.ts';

export const a11yHtmlLangValid = a11y('a11y-html-lang-valid', 'serious', 'Page language is not a registered language', {
  help: act('bf051a'),
  fix: 'Use a language tag whose first part is in the IANA registry, such as en, de-CH or zh-Hant.',
  run: (view) => {
    const lang = htmlRoot(view) ? attr(view.page.root, 'lang')?.trim() : '';
    if (!lang) return notApplicable('The page declares no language.');
    return isKnownLanguage(lang)
      ? passed()
      : failed(`'${lang}' is not a registered language.`, [view.page.item(view.page.root, lang)]);
  },
  examples: {
    passed: '',
    failed: [sample.whole('<html lang="de_CH"><body>x'), sample.whole('<html lang="zz9"><body>x')],
    notApplicable: sample.whole('<html><body>x'),
  },
});
