import { act } from '../links.ts';
import { namedHeaders, namingHeaders, tableOf } from './tables.ts';
import { a11y } from './view.ts';

export const a11yTdHeaders = a11y('a11y-td-headers', 'serious', 'Cell refers to a header outside its table', {
  help: act('a25f45'),
  fix: 'Use ids of other cells of the same table in headers.',
  elements: namingHeaders,
  test: (cell, view) => {
    const wrong = namedHeaders(cell).filter((id) => {
      const target = (view.page.ids.get(id) ?? []).find((one) => tableOf(one) === tableOf(cell));
      return !target || target === cell || !/^(td|th)$/.test(target.name);
    });
    return wrong.join(' ') || null;
  },
  none: 'No cell has a headers attribute.',
  message: (n, of) => `${n} of ${of} headers attributes refer to something other than a cell of the same table.`,
  examples: {
    passed: '<table><tr><th id="a">x</th></tr><tr><td headers="a">1</td></tr></table>',
    failed: [
      '<table><tr><td headers="a">1</td></tr></table><p id="a"></p>',
      '<table><tr><td id="a" headers="a">1</td></tr></table>',
      '<table><tr><th id="a">x</th></tr></table><table><tr><td headers="a">1</td></tr></table>',
    ],
    notApplicable: [
      '<table><tr><td>1</td></tr></table>',
      '<table role="none"><tr><td headers="a">1</td></tr></table>',
      '<table style="position:absolute;left:-9999px"><tr><td headers="a">1</td></tr></table>',
    ],
  },
});
