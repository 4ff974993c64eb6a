import { isKnownLanguage, primarySubtag } from '../../../page/language.ts';
import { attr, type Element, hasAttr } from '../../../page/node.ts';
import { act } from '../../links.ts';
import { failed, notApplicable, passed } from '../../verdict.ts';
import { a11y, type View } from './define.ts';

const htmlRoot = ({ page }: View): Element | null => (page.root.tag === 'html' ? page.root : null);

const htmlLang = a11y(
  {
    id: 'a11y-html-lang',
    severity: 'serious',
    title: 'Page language is not declared',
    help: act('b5c3f8'),
    fix: 'Declare the language of the page: <html lang="en">.',
  },
  (view) => {
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
);

const htmlLangValid = a11y(
  {
    id: 'a11y-html-lang-valid',
    severity: 'serious',
    title: 'Page language is not a registered language',
    help: act('bf051a'),
    fix: 'Use a language tag whose first part is in the IANA registry, such as en, de-CH or zh-Hant.',
  },
  (view) => {
    const lang = htmlRoot(view) ? attr(view.page.root, 'lang')?.trim() : '';
    if (!lang) return notApplicable('The page declares no language.');
    return isKnownLanguage(lang)
      ? passed()
      : failed(`'${lang}' is not a registered language.`, [view.page.item(view.page.root, lang)]);
  },
);

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
      if (
        child.kind === 'text' &&
        child.text.trim() &&
        (heard || rendering.visible(at)) &&
        !/^(script|style)$/.test(at.tag)
      )
        return true;
      if (child.kind === 'element') stack.push(child);
    }
  }
  return page.body === null;
};

const partLang = a11y.each(
  {
    id: 'a11y-lang-valid',
    severity: 'serious',
    title: 'Language of an element is not a registered language',
    help: act('de46e4'),
    fix: 'Use a language tag whose first part is in the IANA registry, or remove the attribute.',
  },
  (view) =>
    view.page
      .byAttribute('lang')
      .filter(
        (element) =>
          element !== view.page.root &&
          element.tag !== 'head' &&
          attr(element, 'lang')?.length &&
          speaks(view, element),
      ),
  (element) => (isKnownLanguage(attr(element, 'lang')!) ? null : attr(element, 'lang')!),
  {
    none: 'No element in the body declares a language.',
    message: (failing) => `${failing} of the languages declared within the page are not registered.`,
  },
);

const xmlLang = a11y(
  {
    id: 'a11y-xml-lang-match',
    severity: 'moderate',
    title: 'lang and xml:lang disagree',
    help: act('5b7ae0'),
    fix: 'Give both attributes the same language, or remove xml:lang.',
  },
  (view) => {
    const root = htmlRoot(view);
    const [lang, xml] = root ? [attr(root, 'lang')?.trim(), attr(root, 'xml:lang')?.trim()] : [];
    if (!root || !lang || !xml) return notApplicable('The html element does not have both lang and xml:lang.');
    if (!isKnownLanguage(lang)) return notApplicable('lang is not a registered language.');
    if (primarySubtag(lang) === primarySubtag(xml)) return passed();
    return failed(`lang says '${lang}', xml:lang says '${xml}'.`, [view.page.item(root)]);
  },
);

export const languageChecks = [htmlLang, htmlLangValid, partLang, xmlLang];
