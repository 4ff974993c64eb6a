import { act, html } from '../../../model/links.ts';
import * as sample from '../../../model/samples.ts';
import { failed, notApplicable, passed } from '../../../model/verdict.ts';
import { isKnownLanguage, languageOf, primarySubtag } from '../../../page/language.ts';
import { shellReason } from '../../../page/shell.ts';
import { languageFault } from '../../../page/text-language.ts';
import { attr, type Element, hasAttr, isElement, isText } from '../../../page/tree/node.ts';
import type { View } from '../facts/view.ts';
import { a11y } from './check.ts';

const htmlRoot = ({ page }: View): Element | null => (page.root.name === 'html' ? page.root : null);

const SPEAKING = ['alt', 'aria-label', 'title', 'placeholder'];

/** True where some text that is shown or read out takes its language from this element. */
const speaks = ({ page, rendering }: View, element: Element): boolean => {
  const stack: Element[] = [element];
  while (stack.length) {
    const at = stack.pop()!;
    if (at !== element && hasAttr(at, 'lang')) continue;
    const heard = rendering.exposed(at);
    if (heard && SPEAKING.some((name) => attr(at, name)?.trim())) return true;
    for (const child of at.children) {
      if (isText(child) && child.data.trim() && (heard || rendering.visible(at)) && !/^(script|style)$/.test(at.name))
        return true;
      if (isElement(child)) stack.push(child);
    }
  }
  return page.body === null;
};

const xmlLangOf = (element: Element): string => attr(element, 'xml:lang')?.trim() ?? '';

const GERMAN =
  'Die Schale ist aus Steinzeug und wird auf der Scheibe gedreht, sie ist nicht für den Ofen und auch nicht für das Eis. ';

export const PAGE_LANGUAGE_CHECKS = [
  a11y('a11y-html-lang', 'serious', 'Page language is not declared', {
    help: act('b5c3f8'),
    fix: 'Declare the language of the page: <html lang="en">.',
    requirements: { criteria: [{ sc: '3.1.1', when: 'fails' }], techniques: ['H57'], act: ['b5c3f8'] },
    run: (view) => {
      const root = htmlRoot(view);
      if (!root) return notApplicable('The document has no html element.');
      if (attr(root, 'lang')?.trim()) return passed();
      return failed(
        hasAttr(root, 'lang')
          ? 'The lang attribute of the html element is empty.'
          : 'The html element has no lang attribute.',
        [view.page.item(root)],
      );
    },
    examples: {
      passed: '',
      failed: [sample.whole('<html><body>x</body></html>'), sample.whole('<html lang=" "><body>x</body></html>')],
    },
  }),
  a11y('a11y-html-lang-valid', 'serious', 'Page language is not a registered language', {
    help: act('bf051a'),
    fix: 'Use a language tag whose first part is in the IANA registry, such as en, de-CH or zh-Hant.',
    requirements: { criteria: [{ sc: '3.1.1', when: 'fails' }], techniques: ['H57'], act: ['bf051a'] },
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
  }),
  a11y('a11y-lang-valid', 'serious', 'Language of an element is not a registered language', {
    help: act('de46e4'),
    fix: 'Use a language tag whose first part is in the IANA registry, or remove the attribute.',
    requirements: {
      criteria: [{ sc: '3.1.2', when: 'fails' }],
      techniques: ['H58'],
      act: ['de46e4'],
      note: '3.1.1 is about the language of the page, which another check reads.',
    },
    elements: (view) =>
      view.page
        .byAttribute('lang')
        .filter(
          (element) =>
            element !== view.page.root &&
            element.name !== 'head' &&
            attr(element, 'lang')?.length &&
            speaks(view, element),
        ),
    test: (element) => (isKnownLanguage(attr(element, 'lang')!) ? null : attr(element, 'lang')!),
    none: 'No element in the body declares a language.',
    message: (failing) => `${failing} of the languages declared within the page are not registered.`,
    examples: {
      passed: [
        '<p lang="fr">Bonjour</p>',
        '<p lang="frenchie"><b lang="fr">Bonjour</b></p>',
        '<p lang="zh-Hant">碗</p>',
      ],
      failed: ['<p lang="frenchie">Bonjour</p>', `<p lang="zz9"><img alt="Bol" ${sample.PICTURE}></p>`],
      notApplicable: [
        '<p>Hello</p>',
        '<p lang="frenchie"></p>',
        '<p lang="">Hello</p>',
        '<p lang="zz9" hidden>Hello</p>',
      ],
    },
  }),
  a11y('a11y-xml-lang-match', 'moderate', 'lang and xml:lang disagree', {
    help: html('dom.html#the-lang-and-xml:lang-attributes'),
    fix: 'Give both attributes the same language, or remove xml:lang: HTML reads lang alone.',
    requirements: {
      criteria: [
        { sc: '3.1.1', when: 'may' },
        { sc: '3.1.2', when: 'may' },
      ],
      techniques: ['H57', 'H58'],
    },
    elements: (view) => {
      const root = htmlRoot(view);
      if (!root) return [];
      return view.page.byAttribute('xml:lang').filter((element) => {
        if (element.namespace !== 'html' || !xmlLangOf(element) || !isKnownLanguage(languageOf(element))) return false;
        return element === root || (view.rendering.exposed(element) && view.page.text(element).trim() !== '');
      });
    },
    test: (element) => {
      const [lang, xml] = [languageOf(element), xmlLangOf(element)];
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
  }),
  a11y('a11y-lang-text', 'serious', 'Text is not in the language of the page', {
    help: act('ucwvc8'),
    fix: 'State in lang of the html element the language that the page is written in.',
    requirements: { criteria: [{ sc: '3.1.1', when: 'may' }], techniques: ['H57'], act: ['ucwvc8'] },
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
  }),
];
