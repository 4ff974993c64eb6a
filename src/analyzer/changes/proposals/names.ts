import { languageOf, primarySubtag } from '../../page/language.ts';
import {
  attr,
  childElements,
  closest,
  type Element,
  hasAttr,
  isElement,
  isText,
  parentOf,
} from '../../page/tree/node.ts';
import type { ChangeContext } from '../source/context.ts';
import { textAs, together } from '../source/markup.ts';
import { exact, type Proposal, type Propose, suggestion, template } from '../source/proposal.ts';
import { iconWord, networkOf } from './icons.ts';

const named =
  (attribute: string, says: string): Propose =>
  (element, { markup }) =>
    template(says, markup.set(element, attribute, '…'));

const label = named('aria-label', 'Name it');

const isEnglish = (element: Element): boolean => primarySubtag(languageOf(element)) === 'en';

/** A name guessed from what an element shows or leads to, in the language of the page alone. */
const guessed = (element: Element, { page, markup }: ChangeContext): Proposal[] => {
  const address = attr(element, 'href');
  const word =
    (address ? networkOf(page.resolve(address.trim())) : null) ?? (isEnglish(element) ? iconWord(element) : null);
  return word ? suggestion(`Name it ${word}`, markup.set(element, 'aria-label', word)) : [];
};

/** Without a role that takes its own away. */
const unhidden = (element: Element, { markup }: ChangeContext): Proposal[] =>
  /^(none|presentation)$/.test(attr(element, 'role')?.trim() ?? '')
    ? template(
        'Remove the role, and name it',
        together(markup.drop(element, 'role'), markup.set(element, 'aria-label', '…')),
      )
    : [];

const link: Propose = (element, context, value) => {
  if (element.name === 'area') return named('alt', 'Say where it leads')(element, context, value);
  const [image] = childElements(element).filter(({ name }) => name === 'img');
  return [
    ...guessed(element, context),
    ...unhidden(element, context),
    ...(image && attr(image, 'alt') === '' && childElements(element).length === 1
      ? template('Say in alt where the link leads', context.markup.set(image, 'alt', '…'))
      : []),
    ...label(element, context, value),
  ];
};

const button: Propose = (element, context, value) => {
  if (element.name !== 'input')
    return [...guessed(element, context), ...unhidden(element, context), ...label(element, context, value)];
  const type = attr(element, 'type')?.trim().toLowerCase();
  return type === 'button'
    ? named('value', 'Write on it what it does')(element, context, value)
    : suggestion('Remove the empty value, for the one of the browser', context.markup.drop(element, 'value'));
};

const image: Propose = (element, context) => {
  const { markup, page } = context;
  if (element.name !== 'img') return label(element, context, '');
  const around = closest(element, 'a', 'button');
  const beside = around && page.text(around).trim();
  const plain = !hasAttr(element, 'tabindex') && !hasAttr(element, 'aria-live');
  return [
    ...(beside && plain
      ? suggestion('Leave alt empty: the text beside it says it', markup.set(element, 'alt', ''))
      : []),
    ...(/^(none|presentation)$/.test(attr(element, 'role')?.trim() ?? '')
      ? template(
          'Remove the role, and describe the image',
          together(markup.drop(element, 'role'), markup.set(element, 'alt', '…')),
        )
      : template('Describe the image', markup.set(element, 'alt', '…'))),
  ];
};

const alternative: Propose = (element, context) => {
  const { markup, page } = context;
  const around = closest(element, 'a', 'button');
  const same = around && page.text(around).trim().toLowerCase() === attr(element, 'alt')?.trim().toLowerCase();
  return same
    ? suggestion('Leave alt empty: the text beside it says it', markup.set(element, 'alt', ''))
    : template('Describe the image', markup.set(element, 'alt', '…'));
};

/** Nothing in it at all, so that nothing is lost with it. */
const isBare = (element: Element): boolean =>
  Object.keys(element.attribs).length === 0 && element.children.every((child) => isText(child) && !child.data.trim());

const heading: Propose = (element, context, value) => {
  const { markup } = context;
  const text = textIn(element, context, value);
  return isBare(element)
    ? [...exact('Remove the empty heading', markup.remove(element), context.namesTag(element.name)), ...text]
    : text;
};

/** Words in an element that has none; a name where it holds something. */
const textIn: Propose = (element, context, value) => {
  const empty = element.children.every((child) => isText(child) && !child.data.trim());
  return empty ? template('Write what it says', context.markup.first(element, '…')) : label(element, context, value);
};

const summary: Propose = (element, { markup, page }) =>
  template(
    'Say what the details are about',
    together(
      hasAttr(element, 'role') ? markup.drop(element, 'role') : [],
      page.text(element).trim() ? [] : markup.first(element, '…'),
    ),
  );

const option: Propose = (element, { markup }) => {
  const value = attr(element, 'value')?.trim();
  return [
    ...(value ? suggestion('Show the value', markup.first(element, textAs(value))) : []),
    ...template('Say what choosing it means', markup.first(element, '…')),
  ];
};

/** The first heading in an element. */
const headingIn = (element: Element): Element | undefined => {
  const stack = [...element.children].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!isElement(node)) continue;
    if (/^h[1-6]$/.test(node.name) && node.children.length) return node;
    stack.push(...[...node.children].reverse());
  }
  return undefined;
};

const dialog: Propose = (element, context, value) => {
  const { markup, page } = context;
  const title = headingIn(element);
  if (!title || !page.text(title).trim()) return label(element, context, value);
  const id = context.idOf(title, `${attr(element, 'id') ?? 'dialog'}-title`);
  return exact(
    'Name it by its heading',
    together(markup.set(element, 'aria-labelledby', id), attr(title, 'id') ? [] : markup.set(title, 'id', id)),
  );
};

const composite: Propose = (element, context, value) => {
  const id = attr(element, 'id');
  const tab = id && context.page.byAttribute('aria-controls').find((one) => attr(one, 'aria-controls')?.trim() === id);
  if (!tab || attr(element, 'role') !== 'tabpanel') return label(element, context, value);
  const own = context.idOf(tab, `${id}-tab`);
  return exact(
    'Name it by its tab',
    together(
      context.markup.set(element, 'aria-labelledby', own),
      attr(tab, 'id') ? [] : context.markup.set(tab, 'id', own),
    ),
  );
};

const group: Propose = (element, context, value) => {
  const { markup } = context;
  if (element.name !== 'fieldset' || hasAttr(element, 'aria-label')) return label(element, context, value);
  const legend = childElements(element).find(({ name }) => name === 'legend');
  if (!legend) return template('Begin it with a legend', markup.first(element, '<legend>…</legend>'));
  return context.page.text(legend).trim()
    ? template('Give it a name of its own', markup.set(element, 'aria-label', '…'))
    : template('Write what the fields have in common', markup.first(legend, '…'));
};

/** Words that tell a link from others of its name, behind those that are seen. */
const linkText: Propose = (element, { markup, page }) => {
  const seen = page.text(element).replaceAll(/\s+/g, ' ').trim();
  if (!seen || hasAttr(element, 'aria-label')) return [];
  const about = headingNear(element);
  const text = about && page.text(about).replaceAll(/\s+/g, ' ').trim();
  return [
    ...(text && text.length <= 80
      ? suggestion('Say what it is about', markup.set(element, 'aria-label', `${seen}: ${text}`))
      : []),
    ...template('Say what it is about', markup.set(element, 'aria-label', `${seen}: …`)),
  ];
};

/** The heading of the smallest part around an element that has one. */
const headingNear = (element: Element): Element | undefined => {
  for (let up = parentOf(element), n = 0; up && n < 4 && up.name !== 'body'; up = parentOf(up), n += 1) {
    const found = headingIn(up);
    if (found) return found;
  }
  return undefined;
};

/** Changes that give names, and better ones. */
export const NAMES: Readonly<Record<string, Propose>> = {
  'a11y-img-name': image,
  'a11y-alt-suspicious': alternative,
  'a11y-image-button-name': named('alt', 'Say what the button does'),
  'a11y-area-unused': named('alt', 'Say where it leads'),
  'a11y-svg-name': label,
  'a11y-object-name': label,
  'a11y-button-name': button,
  'a11y-link-name': link,
  'a11y-link-text': linkText,
  'a11y-summary-name': summary,
  'a11y-menuitem-name': textIn,
  'a11y-option-name': option,
  'a11y-iframe-name': named('title', 'Say what the frame holds'),
  'a11y-iframe-title-unique': named('title', 'Give it a title of its own'),
  'a11y-heading-name': heading,
  'a11y-dialog-name': dialog,
  'a11y-progress-name': label,
  'a11y-widget-name': (element, context, value) =>
    element.name === 'img' ? named('alt', 'Describe it')(element, context, value) : label(element, context, value),
  'a11y-composite-name': composite,
  'a11y-group-name': group,
  'a11y-fieldset-legend': group,
  'a11y-label-in-name': (element, { markup }) =>
    suggestion('Remove aria-label: the text that is seen becomes the name', markup.drop(element, 'aria-label')),
};
