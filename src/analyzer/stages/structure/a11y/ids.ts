import { attr, type Element } from '../../../page/node.ts';
import { act, axe } from '../../links.ts';
import { judge } from '../../verdict.ts';
import { a11y, type View } from './define.ts';

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

const repeated = ({ page }: View): Element[] =>
  [...page.ids.values()].filter((list) => list.length > 1).map((list) => list[1]!);

const duplicateAria = a11y(
  {
    id: 'a11y-duplicate-id-aria',
    severity: 'critical',
    title: 'id used by labels or ARIA is not unique',
    help: axe('duplicate-id-aria'),
    fix: 'Give each element a unique id.',
  },
  (view) => {
    const ids = referredTo(view);
    const named = [...view.page.ids].filter(([id]) => ids.has(id)).map(([, list]) => list[list.length > 1 ? 1 : 0]!);
    return judge(
      view.page,
      named,
      (element) => (view.page.ids.get(attr(element, 'id')!)!.length > 1 ? attr(element, 'id')! : null),
      {
        none: 'No label or ARIA attribute refers to an id.',
        message: (n, of) => `${n} of ${of} referenced ids are used more than once.`,
      },
    );
  },
);

const duplicate = a11y(
  {
    id: 'a11y-duplicate-id',
    severity: 'minor',
    title: 'id is not unique',
    help: act('3ea0c8'),
    fix: 'Give each element a unique id.',
  },
  (view) => {
    const twice = new Set(repeated(view));
    const first = [...view.page.ids.values()].map((list) => list[1] ?? list[0]!);
    return judge(view.page, first, (element) => (twice.has(element) ? attr(element, 'id')! : null), {
      none: 'No element has an id.',
      message: (n, of) => `${n} of ${of} ids are used more than once.`,
    });
  },
);

export const idChecks = [duplicateAria, duplicate];
