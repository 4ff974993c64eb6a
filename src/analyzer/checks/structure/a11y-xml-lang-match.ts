import { isKnownLanguage, primarySubtag } from '../../reading/page/language.ts';
import { attr } from '../../reading/page/node.ts';
import { act } from '../links.ts';
import * as sample from '../samples.ts';
import { failed, notApplicable, passed } from '../verdict.ts';
import { htmlRoot } from './language.ts';
import { a11y } from './view.ts';

export const a11yXmlLangMatch = a11y('a11y-xml-lang-match', 'moderate', {
  title: 'lang and xml:lang disagree',
  help: act('5b7ae0'),
  fix: 'Give both attributes the same language, or remove xml:lang.',
  run: (view) => {
    const root = htmlRoot(view);
    const [lang, xml] = root ? [attr(root, 'lang')?.trim(), attr(root, 'xml:lang')?.trim()] : [];
    if (!root || !lang || !xml) return notApplicable('The html element does not have both lang and xml:lang.');
    if (!isKnownLanguage(lang)) return notApplicable('lang is not a registered language.');
    if (primarySubtag(lang) === primarySubtag(xml)) return passed();
    return failed(`lang says '${lang}', xml:lang says '${xml}'.`, [view.page.item(root)]);
  },
  examples: {
    passed: sample.whole('<html lang="en-GB" xml:lang="en"><body>x'),
    failed: sample.whole('<html lang="en" xml:lang="fr"><body>x'),
    notApplicable: '',
  },
});
