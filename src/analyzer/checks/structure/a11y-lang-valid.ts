import { isKnownLanguage } from '../../reading/page/language.ts';
import { attr, type Element, hasAttr, isElement, isText } from '../../reading/page/node.ts';
import { act } from '../links.ts';
import * as sample from '../samples.ts';
import { a11y, type View } from './view.ts';

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

export const a11yLangValid = a11y('a11y-lang-valid', 'serious', 'Language of an element is not a registered language', {
  help: act('de46e4'),
  fix: 'Use a language tag whose first part is in the IANA registry, or remove the attribute.',
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
    passed: ['<p lang="fr">Bonjour</p>', '<p lang="frenchie"><b lang="fr">Bonjour</b></p>', '<p lang="zh-Hant">碗</p>'],
    failed: ['<p lang="frenchie">Bonjour</p>', `<p lang="zz9"><img alt="Bol" ${sample.PICTURE}></p>`],
    notApplicable: [
      '<p>Hello</p>',
      '<p lang="frenchie"></p>',
      '<p lang="">Hello</p>',
      '<p lang="zz9" hidden>Hello</p>',
    ],
  },
});
