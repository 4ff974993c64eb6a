import { hasAttr } from '../../reading/page/node.ts';
import { html } from '../links.ts';
import { isHeader, namedHeaders, namingHeaders, tableOf } from './tables.ts';
import { a11y } from './view.ts';

export const a11yHeadersTh = a11y('a11y-headers-th', 'minor', 'Cell names a cell of data as its header', {
  help: html('tables.html#attr-tdth-headers'),
  fix: 'Use th for the cells that headers attributes refer to.',
  elements: namingHeaders,
  test: (cell, view) => {
    const table = tableOf(cell);
    const named = namedHeaders(cell).filter((id) => {
      const target = view.page.ids.get(id)?.find((one) => tableOf(one) === table);
      return target?.name === 'td' && target !== cell && !isHeader(target) && !hasAttr(target, 'scope');
    });
    return named.join(' ') || null;
  },
  none: 'No cell has a headers attribute.',
  message: (n, of) => `${n} of ${of} headers attributes name a td.`,
  examples: {
    passed: [
      '<table><tr><th id="a">x<tr><td headers="a">1</table>',
      '<table><tr><td id="a" role="columnheader">x<tr><td headers="a">1</table>',
    ],
    failed: '<table><tr><td id="a">x<tr><td headers="a">1</table>',
    notApplicable: ['<table><tr><td>1</table>', '<table role="none"><tr><td id="a">x<tr><td headers="a">1</table>'],
  },
});
