import { nearMatches } from '../../../errors/suggest.ts';
import { ARIA_ATTRIBUTES, isRole, ROLES } from '../../page/accessibility/aria.ts';
import { isFocusable } from '../../page/accessibility/focus.ts';
import { explicitRole, implicitRole } from '../../page/accessibility/role.ts';
import { attr, type Element, hasAttr, isElement, type Node, parentOf } from '../../page/tree/node.ts';
import type { ChangeContext } from '../source/context.ts';
import { together } from '../source/markup.ts';
import { exact, type Proposal, type Propose, suggestion, template } from '../source/proposal.ts';

/** Roles of controls, which have to be reached by keyboard. */
const CONTROL =
  /^(button|checkbox|combobox|link|menuitem|menuitemcheckbox|menuitemradio|option|radio|searchbox|slider|spinbutton|switch|tab|textbox|treeitem)$/;

/** The values that required attributes begin with. */
const FIRST_VALUES: Readonly<Record<string, string>> = {
  'aria-checked': 'false',
  'aria-expanded': 'false',
  'aria-selected': 'false',
  'aria-level': '2',
  'aria-valuenow': '0',
};

const dropRole: Propose = (element, { markup }) => suggestion('Remove the role', markup.drop(element, 'role'));

const unknownRole: Propose = (element, context) => {
  const { markup, view } = context;
  const given = attr(element, 'role')!.trim().split(/\s+/)[0]!;
  const roles = [...ROLES.keys()].filter((role) => isRole(role) && !role.startsWith('doc-'));
  const near = nearMatches(given, roles, 1)[0];
  const focus =
    near && CONTROL.test(near) && !isFocusable(element, view.rendering) ? markup.set(element, 'tabindex', '0') : [];
  const state = [...(ROLES.get(near ?? '')?.required.keys() ?? [])].flatMap((name) =>
    hasAttr(element, name) || !FIRST_VALUES[name] ? [] : (markup.set(element, name, FIRST_VALUES[name]) ?? []),
  );
  return [
    ...(near
      ? suggestion(`Correct ${given} to ${near}`, together(markup.set(element, 'role', near), focus, state))
      : []),
    ...dropRole(element, context, ''),
  ];
};

const deprecated: Propose = (element, context) => {
  const { markup } = context;
  const role = attr(element, 'role')!.trim().toLowerCase();
  const own = implicitRole(element);
  if (own === 'list' || own === 'listitem')
    return exact('Remove the role', markup.drop(element, 'role'), context.namesAttribute('role'));
  return [
    ...suggestion(
      'Use the role that replaces it',
      markup.set(element, 'role', role === 'directory' ? 'list' : 'listitem'),
    ),
    ...dropRole(element, context, ''),
  ];
};

const requiredAttribute: Propose = (element, { markup }, value) => {
  const names = value.split(', ').filter((name) => FIRST_VALUES[name] !== undefined);
  if (names.length < value.split(', ').length) return [];
  return suggestion(
    `Add ${names.join(' and ')}`,
    together(...names.map((name) => markup.set(element, name, FIRST_VALUES[name]!))),
  );
};

const TRUE = /^(yes|1|on|y|t)$/i;
const FALSE = /^(no|0|off|n|f|null)$/i;

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The value that an attribute was probably meant to have; null for none. */
const meant = (name: string, value: string): string | null => {
  const facts = ARIA_ATTRIBUTES.get(name);
  if (!facts) return null;
  if (facts.type === 'boolean' || facts.type === 'tristate' || facts.values.includes('true')) {
    if (TRUE.test(value.trim())) return 'true';
    if (FALSE.test(value.trim())) return 'false';
  }
  if (name === 'aria-level')
    return /^\d+$/.test(value.trim()) ? '1' : String(1 + NUMBERS.indexOf(value.trim().toLowerCase()) || 2);
  const tokens = value.trim().split(/\s+/);
  const known = tokens.filter((token) => facts.values.includes(token.toLowerCase()));
  if (known.length && facts.type === 'tokenlist') return known.join(' ');
  return facts.values.length ? (nearMatches(value.trim(), facts.values, 1)[0] ?? null) : null;
};

const wrongValue: Propose = (element, { markup }, value) => {
  const names = [...value.matchAll(/aria-[a-z]+/g)].map(([name]) => name).filter((name) => hasAttr(element, name));
  const wrong = [...new Set(names)];
  const values = wrong.map((name) => [name, meant(name, attr(element, name)!)] as const);
  const known = values.filter(([, right]) => right !== null);
  return [
    ...(known.length === values.length
      ? suggestion('Correct the value', together(...values.map(([name, right]) => markup.set(element, name, right!))))
      : []),
    ...suggestion(`Remove ${wrong.join(' and ')}`, markup.drop(element, ...wrong)),
  ];
};

const BLOCK =
  /^(address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul)$/;

const holds = (element: Element, test: (one: Element) => boolean): boolean => {
  const stack: Node[] = [...element.children];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!isElement(node)) continue;
    if (test(node)) return true;
    stack.push(...node.children);
  }
  return false;
};

/** A button in place of an element; none if it would hold what a button may not. */
const asButton = (element: Element, { markup, view }: ChangeContext): Proposal[] => {
  if (!/^(a|b|div|em|i|span|strong)$/.test(element.name)) return [];
  if (holds(element, (one) => BLOCK.test(one.name) || isFocusable(one, view.rendering))) return [];
  const dropped = ['href', 'tabindex', 'target', 'rel', 'role'].filter((name) => hasAttr(element, name));
  return suggestion(
    'Use a button',
    together(
      markup.retag(element, 'button'),
      hasAttr(element, 'type') ? markup.set(element, 'type', 'button') : markup.set(element, 'type', 'button'),
      dropped.length ? markup.drop(element, ...dropped) : [],
    ),
  );
};

const withRole = (element: Element, role: string, { markup }: ChangeContext): Proposal[] =>
  suggestion(
    `Make it a ${role} that keys reach; it has to act on Enter${role === 'button' ? ' and Space' : ''} too`,
    together(markup.set(element, 'role', role), markup.set(element, 'tabindex', '0')),
  );

/** The address that a handler leads to. */
const leadsTo = (element: Element): string | null =>
  /^\s*(?:window\.|document\.|self\.|top\.)?location(?:\.href)?\s*=\s*(['"])([^'"\\]+)\1\s*;?\s*$/.exec(
    attr(element, 'onclick') ?? '',
  )?.[2] ?? null;

const clicked: Propose = (element, context) => {
  const { markup } = context;
  const address = leadsTo(element);
  if (address && /^(a|b|i|span)$/.test(element.name))
    return suggestion(
      'Use a link',
      together(
        element.name === 'a' ? [] : markup.retag(element, 'a'),
        markup.set(element, 'href', address),
        markup.drop(element, 'onclick'),
      ),
    );
  return [...asButton(element, context), ...withRole(element, address ? 'link' : 'button', context)];
};

const inTabOrder: Propose = (element, context) => {
  const drop = suggestion('Remove tabindex', context.markup.drop(element, 'tabindex'));
  return element.name === 'a' ? [...asButton(element, context), ...drop] : drop;
};

const tablist: Propose = (element, { markup, view }) => {
  const tab = view.withRole('tab').find((one) => {
    for (let up: Element | null = one; up; up = parentOf(up)) if (up === element) return true;
    return false;
  });
  if (!tab) return [];
  return hasAttr(tab, 'disabled')
    ? suggestion('Do not switch the first tab off', markup.drop(tab, 'disabled'))
    : suggestion('Let the tab key reach the first tab', markup.set(tab, 'tabindex', '0'));
};

const landmarkTop: Propose = (element, { markup }) => {
  if (explicitRole(element) && hasAttr(element, 'role'))
    return suggestion('Remove the role', markup.drop(element, 'role'));
  return /^(header|footer|aside)$/.test(element.name) ? suggestion('Use a div', markup.retag(element, 'div')) : [];
};

/** A part outside all landmarks, if it is one that may become a landmark. */
const region: Propose = (element, { markup }) => {
  if (element.name === 'section') return template('Name the section', markup.set(element, 'aria-label', '…'));
  if (!/^(div|center)$/.test(element.name) || hasAttr(element, 'role')) return [];
  return template(
    'Make it a region with a name',
    together(markup.set(element, 'role', 'region'), markup.set(element, 'aria-label', '…')),
  );
};

/** Changes of roles, and what a role needs. */
export const ROLE_CHANGES: Readonly<Record<string, Propose>> = {
  'a11y-role-valid': unknownRole,
  'a11y-role-allowed': dropRole,
  'a11y-role-deprecated': deprecated,
  'a11y-role-required-attr': requiredAttribute,
  'a11y-aria-required-context': dropRole,
  'a11y-aria-value-valid': wrongValue,
  'a11y-widget-focusable': (element, { markup }) =>
    suggestion('Let keys reach it; it has to act on them too', markup.set(element, 'tabindex', '0')),
  'a11y-pointer-only': clicked,
  'a11y-link-placeholder': asButton,
  'a11y-focus-role': inTabOrder,
  'a11y-tablist-stop': tablist,
  'a11y-landmark-top': landmarkTop,
  'a11y-region': region,
  'a11y-landmark-unique': (element, { markup }) =>
    template('Name the landmark', markup.set(element, 'aria-label', '…')),
};
