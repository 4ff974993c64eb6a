import { attr } from '../../reading/page/node.ts';
import { axe } from '../links.ts';
import { judge } from '../verdict.ts';
import { a11y, type View } from './view.ts';

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

const referredTo = ({ page }: View): Set<string> => {
  const ids = new Set<string>();
  for (const name of REFERRING)
    for (const element of page.byAttribute(name))
      for (const id of attr(element, name)!.split(/\s+/)) if (id) ids.add(id);
  return ids;
};

export const a11yDuplicateIdAria = a11y(
  'a11y-duplicate-id-aria',
  'critical',
  'id used by labels or ARIA is not unique',
  {
    help: axe('duplicate-id-aria'),
    fix: 'Give each element a unique id.',
    run: (view) => {
      const ids = referredTo(view);
      const named = [...view.page.ids].filter(([id]) => ids.has(id)).map(([, list]) => list[list.length > 1 ? 1 : 0]!);
      return judge(
        view,
        named,
        (element) => (view.page.ids.get(attr(element, 'id')!)!.length > 1 ? attr(element, 'id')! : null),
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
  },
);
