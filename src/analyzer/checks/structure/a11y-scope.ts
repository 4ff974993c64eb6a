import { attr, hasAttr } from '../../reading/page/node.ts';
import { axe } from '../links.ts';
import { a11y } from './view.ts';

export const a11yScope = a11y('a11y-scope', 'serious', 'scope is used incorrectly', {
  help: axe('scope-attr-valid'),
  fix: 'Use scope on th only, with row, col, rowgroup or colgroup.',
  elements: (view) => view.page.byTag('td', 'th').filter((cell) => hasAttr(cell, 'scope')),
  test: (cell) =>
    cell.name === 'th' && /^(row|col|rowgroup|colgroup)$/i.test(attr(cell, 'scope')!) ? null : attr(cell, 'scope')!,
  none: 'No cell has a scope.',
  message: (n, of) => `${n} of ${of} scope attributes are on the wrong element or have an invalid value.`,
  examples: {
    passed: '<table><tr><th scope="col">x</th></tr></table>',
    failed: ['<table><tr><td scope="col">x</td></tr></table>', '<table><tr><th scope="column">x</th></tr></table>'],
    notApplicable: '<table><tr><th>x</th></tr></table>',
  },
});
