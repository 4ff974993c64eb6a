import { attr, type Element, firstChild, hasAttr, isElement } from '../tree/node.ts';
import type { Page } from '../tree/page.ts';

/** Collapses white space. Single spaces, which most of it is, are not matched. */
export const collapse = (text: string): string => (text === '' ? '' : text.replace(/[^\S ]\s*| \s+/g, ' ').trim());

const fieldValue = (field: Element): string => attr(field, 'value') ?? '';

const chosenText = (page: Page, field: Element): string => {
  const options = [...page.descendants(field)].filter(
    (node): node is Element => isElement(node) && node.name === 'option',
  );
  const chosen = options.filter((option) => hasAttr(option, 'selected'));
  return (chosen.length ? chosen : options.slice(0, 1)).map((option) => page.text(option)).join(' ');
};

/** The value of a field inside a label, which is read there in place of its name; null for what has no value. */
export const embeddedValue = (page: Page, element: Element, role: string | null): string | null => {
  if (role === 'textbox' || role === 'searchbox')
    return element.name === 'input' ? fieldValue(element) : page.text(element);
  if (role === 'combobox' || role === 'listbox') {
    if (element.name === 'select') return chosenText(page, element);
    return element.name === 'input' ? fieldValue(element) : null;
  }
  if (role === 'slider' || role === 'spinbutton' || role === 'progressbar' || role === 'meter')
    return attr(element, 'aria-valuetext') ?? attr(element, 'aria-valuenow') ?? fieldValue(element);
  return null;
};

const inputName = (input: Element, value: (name: string) => string): string => {
  const type = attr(input, 'type')?.toLowerCase();
  if (type === 'image') return value('alt');
  if (type === 'button') return value('value');
  if (type === 'submit') return hasAttr(input, 'value') ? value('value') : 'Submit';
  if (type === 'reset') return hasAttr(input, 'value') ? value('value') : 'Reset';
  return '';
};

/** The name that an element's own markup gives it (HTML-AAM 1.0, SVG-AAM 1.0), besides labels and captions; else empty. */
export const ownNativeName = (page: Page, element: Element): string => {
  const { name: tag, namespace } = element;
  const value = (name: string) => collapse(attr(element, name) ?? '');
  if (namespace === 'svg') {
    const title = firstChild(element, 'title');
    return (title && collapse(page.text(title))) || (tag === 'a' ? value('xlink:title') : '');
  }
  if (namespace !== 'html') return '';
  if (tag === 'img' || tag === 'area') return value('alt');
  if (tag === 'input') return inputName(element, value);
  return tag === 'optgroup' || tag === 'option' || tag === 'track' ? value('label') : '';
};
