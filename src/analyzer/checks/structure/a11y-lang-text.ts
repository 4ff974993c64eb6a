import { isKnownLanguage } from '../../reading/page/language.ts';
import { attr } from '../../reading/page/node.ts';
import { shellReason } from '../../reading/page/shell.ts';
import { languageFault } from '../../reading/page/text-language.ts';
import { act } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { htmlRoot } from './language.ts';
import { a11y } from './view.ts';

const GERMAN =
  'Die Schale ist aus Steinzeug und wird auf der Scheibe gedreht, sie ist nicht für den Ofen und auch nicht für das Eis. ';

export const a11yLangText = a11y('a11y-lang-text', 'serious', 'Text is not in the language of the page', {
  help: act('ucwvc8'),
  fix: 'State in lang of the html element the language that the page is written in.',
  run: (view) => {
    const { page } = view;
    const lang = htmlRoot(view) ? attr(page.root, 'lang')?.trim() : '';
    if (!lang || !isKnownLanguage(lang) || shellReason(page)) return notApplicable('The page declares no language.');
    // Parts that state a language of their own say nothing of the page's.
    if (page.byAttribute('lang').length > 1) return passed();
    const fault = languageFault(page.bodyText, lang);
    return fault === null
      ? passed()
      : failed(`The page is declared as '${lang}', but ${fault}.`, [page.item(page.root, lang)]);
  },
  examples: {
    passed: [
      '<p>Bowls and plates.</p>',
      sample.whole(`<html lang="de"><meta charset="utf-8"><body><p>${GERMAN.repeat(10)}`),
      sample.whole(`<html lang="en"><meta charset="utf-8"><body><div lang="de">${GERMAN.repeat(10)}`),
      sample.whole(`<html lang="ru"><meta charset="utf-8"><body><p>${'Миска сделана из глины. '.repeat(20)}`),
      sample.whole(`<html lang="mul"><meta charset="utf-8"><body><p>${'Миска сделана из глины. '.repeat(20)}`),
      sample.whole(`<html lang="sr-Latn"><meta charset="utf-8"><body><p>${'Миска сделана из глины. '.repeat(20)}`),
      sample.whole(`<html lang="ja"><meta charset="utf-8"><body><p>${'このうつわは手で作られた。'.repeat(30)}`),
    ],
    failed: [
      sample.whole(`<html lang="en"><meta charset="utf-8"><body><p>${GERMAN.repeat(10)}`),
      sample.whole(`<html lang="en"><meta charset="utf-8"><body><p>${'Миска сделана из глины. '.repeat(20)}`),
      sample.whole(`<html lang="zh"><meta charset="utf-8"><body><p>${'このうつわは手で作られた。'.repeat(30)}`),
    ],
    notApplicable: sample.whole('<html><body><p>x'),
  },
});
