import { act } from '../../../model/links.ts';
import { ARIA_ATTRIBUTES, type AttributeFacts } from '../../../page/accessibility/aria.ts';
import { attr, type Element } from '../../../page/tree/node.ts';
import type { Page } from '../../../page/tree/page.ts';
import { ariaNames, missingIds, NONE, withAria } from '../facts/aria-attributes.ts';
import { a11y } from './check.ts';

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

/** Counts and levels begin at 1; a set of unknown size is -1. */
const LEAST: Readonly<Record<string, number>> = {
  'aria-level': 1,
  'aria-posinset': 1,
  'aria-setsize': -1,
  'aria-colcount': -1,
  'aria-rowcount': -1,
  'aria-colindex': 1,
  'aria-rowindex': 1,
  'aria-colspan': 1,
  'aria-rowspan': 0,
};

const valueFault = (page: Page, element: Element, name: string): string | null => {
  const facts = ARIA_ATTRIBUTES.get(name);
  const value = attr(element, name)!.trim();
  if (!facts || !value) return null;
  const fine = TYPES[facts.type](
    facts.type === 'token' || facts.type === 'tokenlist' ? value.toLowerCase() : value,
    facts,
  );
  if (!fine && !(value === 'undefined' && OPEN.has(name))) return `${name}="${value}"`;
  const least = LEAST[name];
  if (least !== undefined && Number(value) < least) return `${name}="${value}"`;
  const needed =
    name === 'aria-controls' &&
    (attr(element, 'role') === 'scrollbar' ||
      (attr(element, 'role') === 'combobox' && attr(element, 'aria-expanded') === 'true'));
  const missing = needed ? missingIds(page, element, name) : [];
  return needed && missing.length === value.split(/\s+/).length ? `${name}="${value}"` : null;
};

export const a11yAriaValueValid = a11y('a11y-aria-value-valid', 'critical', 'ARIA attribute has a wrong value', {
  help: act('6a7281'),
  fix: 'Use a value of the type that WAI-ARIA gives the attribute.',
  requirements: {
    criteria: [
      { sc: '4.1.2', when: 'may' },
      { sc: '1.3.1', when: 'may' },
    ],
    techniques: ['ARIA5'],
    act: ['6a7281'],
  },
  elements: (view) =>
    withAria(view).filter((element) => ariaNames(element).some((name) => attr(element, name)?.trim())),
  test: (element, view) =>
    ariaNames(element)
      .map((name) => valueFault(view.page, element, name))
      .filter((fault) => fault !== null)
      .join(', ') || null,
  none: NONE,
  message: (n, of) => `${n} of ${of} elements with ARIA attributes have one with an invalid value.`,
  examples: {
    passed: [
      '<div aria-live="polite">x</div>',
      '<div role="textbox" aria-errormessage="gone">x</div>',
      '<div aria-relevant="additions text">x</div>',
      '<button aria-expanded="undefined">x</button>',
      '<div role="slider" aria-valuenow="-1.5">x</div>',
    ],
    failed: [
      '<div aria-live="loud">x</div>',
      '<div aria-hidden="yes">x</div>',
      '<div role="heading" aria-level="0">x</div>',
      '<div role="article" aria-posinset="0" aria-setsize="-2">x</div>',
      '<div role="heading" aria-level="two">x</div>',
      '<div aria-relevant="additions loud">x</div>',
      '<div role="scrollbar" aria-controls="gone" aria-valuenow="1">x</div>',
    ],
    notApplicable: ['<p>x</p>', '<p aria-live="">x</p>'],
  },
});
