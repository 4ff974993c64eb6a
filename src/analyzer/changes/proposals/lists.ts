import { explicitRole } from '../../page/accessibility/role.ts';
import { childElements, type Element, hasAttr, isElement, isText, parentOf } from '../../page/tree/node.ts';
import type { SourceEdit } from '../source/edit.ts';
import { type Markup, together } from '../source/markup.ts';
import { type Proposal, type Propose, suggestion } from '../source/proposal.ts';

const ALWAYS = new Set(['script', 'template', 'style', 'noscript']);
const children = (list: Element): Element[] => childElements(list).filter(({ name }) => !ALWAYS.has(name));
const hasText = (list: Element): boolean => list.children.some((child) => isText(child) && child.data.trim());

/** Wraps everything else in items. A list in a list goes into the item before it. */
const items = (list: Element, markup: Markup): SourceEdit[] | null => {
  const edits: SourceEdit[] = [];
  let last: Element | undefined;
  for (const child of children(list)) {
    if (child.name === 'li' || explicitRole(child) === 'listitem') {
      last = child;
      continue;
    }
    if (/^(ul|ol)$/.test(child.name) && last) {
      const end = markup.last(last, '');
      const whole = markup.remove(child);
      const close = end?.[0];
      if (!close || !whole) return null;
      // The end tag of the item moves behind the list.
      edits.push(
        { start: close.start, end: close.start + 5, text: '' },
        { start: whole[0]!.end, end: whole[0]!.end, text: '</li>' },
      );
      last = undefined;
      continue;
    }
    const wrapped = markup.wrap(child, '<li>', '</li>');
    if (!wrapped) return null;
    edits.push(...wrapped);
  }
  return edits;
};

/** Terms and descriptions out of what is neither. */
const terms = (list: Element, markup: Markup): SourceEdit[] | null => {
  if (hasText(list)) return null;
  const edits = children(list)
    .filter(({ name }) => !/^(dt|dd|div)$/.test(name))
    .map((child) => markup.wrap(child, '<dd>', '</dd>'));
  return edits.length ? together(...edits) : null;
};

const list: Propose = (element, { markup }) => {
  const { name } = element;
  if (/^(ul|ol|menu)$/.test(name)) {
    const text = hasText(element);
    const only = text && !children(element).length;
    return [
      ...(only
        ? suggestion('Make the text an item', together(markup.first(element, '<li>'), markup.last(element, '</li>')))
        : []),
      ...(text ? [] : suggestion('Put it into an item', items(element, markup))),
      ...(children(element).every((child) => child.name !== 'li')
        ? suggestion('Use a div', markup.retag(element, 'div'))
        : []),
    ];
  }
  if (name === 'dl') return [...suggestion('Describe with dd', terms(element, markup)), ...asDivs(element, markup)];
  const parent = parentOf(element)!;
  if (name === 'li')
    return explicitRole(parent) && hasAttr(parent, 'role')
      ? suggestion('Take the item out of the list', markup.set(element, 'role', 'none'))
      : suggestion('Use a div', markup.retag(element, 'div'));
  return suggestion('Use a div', markup.retag(element, 'div'));
};

/** A list of terms that is none, as parts without meaning. */
const asDivs = (element: Element, markup: Markup): Proposal[] =>
  hasText(element)
    ? []
    : suggestion(
        'Use div',
        together(
          markup.retag(element, 'div'),
          ...children(element)
            .filter(({ name }) => /^(dt|dd)$/.test(name))
            .map((child) => markup.retag(child, 'div')),
        ),
      );

const owned: Propose = (element, context, value) => {
  if (explicitRole(element) === null) return list(element, context, value);
  const { markup } = context;
  const inner = children(element).filter(isElement);
  const role = { list: 'listitem', tablist: 'tab', menu: 'menuitem', menubar: 'menuitem', listbox: 'option' }[
    explicitRole(element)!
  ];
  return [
    ...(role &&
    inner.length &&
    inner.every((child) => /^(div|p|span)$/.test(child.name) && (!hasAttr(child, 'role') || role !== 'listitem'))
      ? suggestion(
          `Give its children the role ${role}`,
          together(...inner.map((child) => markup.set(child, 'role', role))),
        )
      : []),
    ...suggestion('Remove the role', markup.drop(element, 'role')),
  ];
};

/** Changes of lists and of what widgets own. */
export const LIST_CHANGES: Readonly<Record<string, Propose>> = {
  'a11y-list': list,
  'a11y-aria-required-owned': owned,
};
