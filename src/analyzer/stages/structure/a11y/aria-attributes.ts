import { ARIA_ATTRIBUTES, type AttributeFacts, GLOBAL_ATTRIBUTES, ROLES } from '../../../page/aria.ts';
import { missingIds } from '../../../page/name.ts';
import { attr, type Element } from '../../../page/node.ts';
import type { Page } from '../../../page/page.ts';
import { act } from '../../links.ts';
import { judge, unsure } from '../../verdict.ts';
import { a11y, type View } from './define.ts';

const ariaNames = (element: Element): string[] => {
  const names: string[] = [];
  for (const name of element.attributes.keys()) if (name.startsWith('aria-')) names.push(name);
  return names;
};

const withAria = (view: View): readonly Element[] =>
  view.page.byAttribute(...view.page.attributeNames.filter((name) => name.startsWith('aria-')));

const NONE = 'No element has an ARIA attribute.';

const valid = a11y.each(
  {
    id: 'a11y-aria-attr-valid',
    severity: 'critical',
    title: 'ARIA attribute does not exist',
    help: act('5f99a7'),
    fix: 'Check the spelling; use data-* attributes for custom data.',
  },
  (view) => withAria(view),
  (element) =>
    ariaNames(element)
      .filter((name) => !ARIA_ATTRIBUTES.has(name))
      .join(', ') || null,
  {
    none: NONE,
    message: (n, of) => `${n} of ${of} elements with ARIA attributes have one that WAI-ARIA does not define.`,
  },
);

const TYPES: Readonly<Record<AttributeFacts['type'], (value: string, facts: AttributeFacts) => boolean>> = {
  string: () => true,
  id: (value) => !/\s/.test(value),
  idlist: () => true,
  integer: (value) => /^[+-]?\d+$/.test(value),
  number: (value) => /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value),
  boolean: (value, { allowUndefined }) =>
    value === 'true' || value === 'false' || (allowUndefined && value === 'undefined'),
  tristate: (value) => /^(true|false|mixed|undefined)$/.test(value),
  token: (value, { values }) => values.includes(value),
  tokenlist: (value, { values }) => value.split(/\s+/).every((one) => values.includes(one)),
};

/** Attributes whose value may be left open although their type is a token or boolean. */
const OPEN = new Set([
  'aria-selected',
  'aria-orientation',
  'aria-pressed',
  'aria-checked',
  'aria-expanded',
  'aria-hidden',
  'aria-grabbed',
]);

const valueFault = (page: Page, element: Element, name: string): string | null => {
  const facts = ARIA_ATTRIBUTES.get(name);
  const value = attr(element, name)!.trim();
  if (!facts || !value) return null;
  const fine = TYPES[facts.type](
    facts.type === 'token' || facts.type === 'tokenlist' ? value.toLowerCase() : value,
    facts,
  );
  if (!fine && !(value === 'undefined' && OPEN.has(name))) return `${name}="${value}"`;
  const needed =
    name === 'aria-controls' &&
    (attr(element, 'role') === 'scrollbar' ||
      (attr(element, 'role') === 'combobox' && attr(element, 'aria-expanded') === 'true'));
  const missing = needed ? missingIds(page, element, name) : [];
  return needed && missing.length === value.split(/\s+/).length ? `${name}="${value}"` : null;
};

const value = a11y.each(
  {
    id: 'a11y-aria-value-valid',
    severity: 'critical',
    title: 'ARIA attribute has a wrong value',
    help: act('6a7281'),
    fix: 'Use a value of the type that WAI-ARIA gives the attribute.',
  },
  (view) => withAria(view).filter((element) => ariaNames(element).some((name) => attr(element, name)?.trim())),
  (element, view) =>
    ariaNames(element)
      .map((name) => valueFault(view.page, element, name))
      .filter((fault) => fault !== null)
      .join(', ') || null,
  {
    none: NONE,
    message: (n, of) => `${n} of ${of} elements with ARIA attributes have one with an invalid value.`,
  },
);

const references = a11y(
  {
    id: 'a11y-aria-reference-missing',
    severity: 'moderate',
    title: 'ARIA attribute refers to a missing id',
    help: 'https://html-validate.org/rules/no-missing-references.html',
    fix: 'Correct the id, or remove the attribute.',
  },
  (view) => {
    const READ_AT_ONCE = ['aria-labelledby', 'aria-describedby'];
    const elements = view.page
      .byAttribute(...READ_AT_ONCE)
      .filter((element) => READ_AT_ONCE.some((name) => attr(element, name)?.trim()));
    const scripted = view.page.byTag('script').length > 0;
    return judge(
      view.page,
      elements,
      (element) => {
        const missing = READ_AT_ONCE.flatMap((name) => missingIds(view.page, element, name));
        if (!missing.length) return null;
        return scripted && !view.rendering.exposed(element)
          ? unsure('A script may add the element when it shows the hidden part.')
          : missing.join(' ');
      },
      {
        none: 'No element refers to another for its name or description.',
        message: (n, of) => `${n} of ${of} references point to an id that no element has.`,
      },
    );
  },
);

/** Attributes beyond the role's own that HTML elements may have (ARIA in HTML, conformance requirements). */
const EXTRA: Readonly<Record<string, readonly string[]>> = {
  input: ['aria-required', 'aria-placeholder', 'aria-readonly'],
  textarea: ['aria-required', 'aria-readonly', 'aria-placeholder'],
  select: ['aria-required', 'aria-expanded'],
  summary: ['aria-expanded', 'aria-pressed'],
  details: ['aria-expanded'],
  tr: [
    'aria-colindex',
    'aria-rowindex',
    'aria-level',
    'aria-selected',
    'aria-expanded',
    'aria-posinset',
    'aria-setsize',
  ],
  td: ['aria-colindex', 'aria-rowindex', 'aria-colspan', 'aria-rowspan', 'aria-sort'],
  th: [
    'aria-colindex',
    'aria-rowindex',
    'aria-colspan',
    'aria-rowspan',
    'aria-sort',
    'aria-expanded',
    'aria-required',
    'aria-readonly',
    'aria-selected',
  ],
};

const allowed = a11y.each(
  {
    id: 'a11y-aria-attr-allowed',
    severity: 'serious',
    title: 'ARIA attribute does not fit the role',
    help: act('5c01ea'),
    fix: 'Remove the attribute, or use a role that supports it.',
  },
  (view) => withAria(view).filter((element) => view.rendering.exposed(element)),
  (element, view) => {
    const facts = ROLES.get(view.roleOf(element) ?? '');
    return (
      ariaNames(element)
        .filter(
          (name) =>
            ARIA_ATTRIBUTES.has(name) &&
            !GLOBAL_ATTRIBUTES.has(name) &&
            !facts?.supported.has(name) &&
            !facts?.required.has(name) &&
            !EXTRA[element.tag]?.includes(name),
        )
        .join(', ') || null
    );
  },
  {
    none: NONE,
    message: (n, of) => `${n} of ${of} elements with ARIA attributes have one their role does not support.`,
  },
);

const prohibited = a11y.each(
  {
    id: 'a11y-aria-attr-prohibited',
    severity: 'serious',
    title: 'Naming is prohibited on this role',
    help: act('kb1m8s'),
    fix: 'Give the element a role that allows a name, or move the name to an element that does.',
  },
  (view) => withAria(view).filter((element) => view.rendering.exposed(element)),
  (element, view) => {
    const role = view.roleOf(element);
    const facts = role === null || role === 'none' ? undefined : ROLES.get(role);
    if (!facts?.namingProhibited) return null;
    const list = ['aria-label', 'aria-labelledby', 'aria-braillelabel'];
    if (role === 'generic') list.push('aria-roledescription', 'aria-brailleroledescription');
    return list.filter((name) => attr(element, name)?.trim()).join(', ') || null;
  },
  {
    none: NONE,
    message: (n, of) => `${n} of ${of} elements with ARIA attributes are named although their role prohibits it.`,
  },
);

export const ariaAttributeChecks = [valid, value, references, allowed, prohibited];
