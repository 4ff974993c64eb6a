import { attr, type Element } from '../../reading/page/node.ts';
import { act } from '../links.ts';
import { judge } from '../verdict.ts';
import { a11y, type View } from './view.ts';

const repeated = ({ page }: View): Element[] =>
  [...page.ids.values()].filter((list) => list.length > 1).map((list) => list[1]!);

export const a11yDuplicateId = a11y('a11y-duplicate-id', 'minor', 'id is not unique', {
  help: act('3ea0c8'),
  fix: 'Give each element a unique id.',
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
});
