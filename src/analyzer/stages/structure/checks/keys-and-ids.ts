import { axe, html } from '../../../model/links.ts';
import { all } from '../../../model/requirements.ts';
import { faultOf, judge } from '../../../model/verdict.ts';
import { tabIndex } from '../../../page/accessibility/focus.ts';
import { attr, type Element } from '../../../page/tree/node.ts';
import { KEY_SAMPLES, keyed, keyOf, NO_KEY } from '../facts/accesskeys.ts';
import type { View } from '../facts/view.ts';
import { a11y } from './check.ts';

const foldedKey = (element: Element): string => keyOf(element).toLowerCase();

const REFERRING = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-activedescendant',
  'aria-errormessage',
  'aria-details',
  'aria-flowto',
  'for',
  'headers',
];

/** Referenced ids, with whether labels or cells of tables alone refer to them. */
const referredTo = ({ page }: View): ReadonlyMap<string, boolean> => {
  const ids = new Map<string, boolean>();
  for (const name of REFERRING)
    for (const element of page.byAttribute(name))
      for (const id of attr(element, name)!.split(/\s+/))
        if (id) ids.set(id, (ids.get(id) ?? true) && /^(for|headers)$/.test(name));
  return ids;
};

const repeated = ({ page }: View): Element[] =>
  [...page.ids.values()].filter((list) => list.length > 1).map((list) => list[1]!);

export const KEYS_AND_IDS_CHECKS = [
  a11y('a11y-tabindex', 'serious', 'Positive tabindex', {
    help: axe('tabindex'),
    fix: 'Use tabindex="0" and arrange the source order instead.',
    requirements: {
      criteria: [{ sc: '2.4.3', when: 'may' }],
      techniques: ['G59'],
      failures: ['F44'],
      note: '2.4.3 fails only if the resulting order makes no sense.',
    },
    elements: (view) => view.page.byAttribute('tabindex').filter((element) => tabIndex(element) !== null),
    test: (element) => (tabIndex(element)! > 0 ? String(tabIndex(element)) : null),
    none: 'No element has a tabindex.',
    message: (n, of) => `${n} of ${of} tabindex values are above 0.`,
    examples: {
      passed: '<div tabindex="0">x</div>',
      failed: '<div tabindex="3">x</div>',
      notApplicable: '<p>x</p>',
    },
  }),
  a11y('a11y-accesskey-unique', 'minor', 'Access key is used twice', {
    help: axe('accesskeys'),
    fix: 'Use a different key for each element, or none.',
    requirements: { criteria: [], techniques: ['H88'] },
    run: (view) => {
      const elements = keyed(view).filter(keyOf);
      const uses = new Map<string, number>();
      for (const key of elements.map(foldedKey)) uses.set(key, (uses.get(key) ?? 0) + 1);
      return judge(view, elements, (element) => (uses.get(foldedKey(element))! > 1 ? foldedKey(element) : null), {
        none: NO_KEY,
        message: (n) => `${n} elements share an access key.`,
      });
    },
    examples: { passed: KEY_SAMPLES.one, failed: KEY_SAMPLES.two, notApplicable: KEY_SAMPLES.none },
  }),
  a11y('a11y-duplicate-id-aria', 'critical', 'id used by labels or ARIA is not unique', {
    help: axe('duplicate-id-aria'),
    fix: 'Give each element a unique id.',
    requirements: {
      criteria: [
        { sc: '4.1.2', when: 'may' },
        { sc: '1.3.1', when: 'may' },
      ],
    },
    run: (view) => {
      const ids = referredTo(view);
      const named = [...view.page.ids].filter(([id]) => ids.has(id)).map(([, list]) => list[list.length > 1 ? 1 : 0]!);
      return judge(
        view,
        named,
        (element) => {
          const id = attr(element, 'id')!;
          if (view.page.ids.get(id)!.length < 2) return null;
          return faultOf(id, all('may', ids.get(id) ? '1.3.1' : '4.1.2'));
        },
        {
          none: 'No label or ARIA attribute refers to an id.',
          message: (n, of) => `${n} of ${of} referenced ids are used more than once.`,
        },
      );
    },
    examples: {
      passed: '<label for="a">x</label><input id="a">',
      failed: '<label for="a">x</label><input id="a"><p id="a"></p>',
      notApplicable: '<p id="a"></p><p id="a"></p>',
    },
  }),
  a11y('a11y-duplicate-id', 'minor', 'id is not unique', {
    help: html('dom.html#the-id-attribute'),
    fix: 'Give each element a unique id.',
    requirements: {
      criteria: [],
      techniques: ['H88'],
      note: '4.1.1 was removed from WCAG 2.2 and counts as met for HTML in 2.0 and 2.1.',
    },
    run: (view) => {
      const twice = new Set(repeated(view));
      const first = [...view.page.ids.values()].map((list) => list[1] ?? list[0]!);
      return judge(view, first, (element) => (twice.has(element) ? attr(element, 'id')! : null), {
        none: 'No element has an id.',
        message: (n, of) => `${n} of ${of} ids are used more than once.`,
      });
    },
    examples: {
      passed: '<p id="a"></p><p id="b"></p>',
      failed: '<p id="a"></p><p id="a"></p>',
      notApplicable: '<p></p>',
    },
  }),
];
