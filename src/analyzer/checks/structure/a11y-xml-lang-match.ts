import { isKnownLanguage, primarySubtag } from '../../reading/page/language.ts';
import { attr, type Element, parentOf } from '../../reading/page/node.ts';
import { act } from '../links.ts';
import * as sample from '../samples.ts';
import { htmlRoot } from './language.ts';
import { a11y } from './view.ts';

/** The language that HTML gives an element: the nearest lang. */
const langOf = (element: Element): string => {
  for (let up: Element | null = element; up; up = parentOf(up)) {
    const lang = attr(up, 'lang');
    if (lang !== undefined) return lang.trim();
  }
  return '';
};
const xmlLangOf = (element: Element): string => attr(element, 'xml:lang')?.trim() ?? '';

export const a11yXmlLangMatch = a11y('a11y-xml-lang-match', 'moderate', 'lang and xml:lang disagree', {
  help: act('5b7ae0'),
  fix: 'Give both attributes the same language, or remove xml:lang: HTML reads lang alone.',
  elements: (view) => {
    const root = htmlRoot(view);
    if (!root) return [];
    return view.page.byAttribute('xml:lang').filter((element) => {
      if (element.namespace !== 'html' || !xmlLangOf(element) || !isKnownLanguage(langOf(element))) return false;
      return element === root || (view.rendering.exposed(element) && view.page.text(element).trim() !== '');
    });
  },
  test: (element) => {
    const [lang, xml] = [langOf(element), xmlLangOf(element)];
    return primarySubtag(lang) === primarySubtag(xml) ? null : `lang ${lang}, xml:lang ${xml}`;
  },
  none: 'No element has xml:lang besides a language that is registered.',
  message: (n, of) => `${n} of ${of} elements are in another language by xml:lang than by lang.`,
  examples: {
    passed: [
      sample.whole('<html lang="en-GB" xml:lang="en"><body>x'),
      '<p lang="fr" xml:lang="fr">Un bol</p>',
      '<p xml:lang="en">A bowl</p>',
    ],
    failed: [sample.whole('<html lang="en" xml:lang="fr"><body>x'), '<p>A bowl, <i xml:lang="fr">un bol</i></p>'],
    notApplicable: ['', '<p xml:lang="fr" hidden>Un bol</p>', '<svg xml:lang="fr"><text>Un bol</text></svg>'],
  },
});
