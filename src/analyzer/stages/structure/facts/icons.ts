import { attr, type Element, isElement, isText, tokens } from '../../../page/tree/node.ts';
import type { View } from './view.ts';

/** Classes of fonts that draw a word as a picture, and of the components that use them. */
const ICON_FONT =
  /^(material-icons(-\w+)*|material-symbols-\w+|mat-icon|mdc-[\w-]*__icon|v-icon|q-icon|md-icons?|(google|gi)-symbols)$/;
const ICON_ELEMENTS = new Set(['mat-icon', 'md-icon', 'ion-icon', 'mdc-icon', 'iron-icon', 'paper-icon']);
/** Classes of icons in general: their text is a picture only where it is the name of one. */
const ICON = /(^|[-_])icons?([-_]|$)/;

/** The name of an icon as fonts spell it: one word, in lower case. */
const isIconName = (element: Element): boolean => {
  const words: string[] = [];
  for (const child of element.children) {
    if (isElement(child)) return false;
    if (isText(child) && child.data.trim()) words.push(child.data.trim());
  }
  return words.length === 1 && /^[a-z][a-z0-9_]*$/.test(words[0]!);
};

const holdsElements = (element: Element): boolean => element.children.some(isElement);

/** Whether the text of an element is the name of an icon, which a font draws in its place. */
export const isIcon = ({ rendering }: View, element: Element): boolean => {
  if (ICON_ELEMENTS.has(element.name)) return true;
  const classes = tokens(element, 'class');
  if (classes.some((name) => ICON_FONT.test(name))) return !holdsElements(element);
  if (!isIconName(element)) return false;
  if (attr(element, 'translate')?.toLowerCase() === 'no' || classes.includes('notranslate')) return true;
  if (classes.some((name) => ICON.test(name))) return true;
  const family = rendering.declared(element, 'font-family');
  return family !== null && /icon|symbol/i.test(family);
};
