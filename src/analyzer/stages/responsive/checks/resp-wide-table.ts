import { mdn } from '../../../model/links.ts';
import { notApplicable, passed, undecided } from '../../../model/verdict.ts';
import { attr, isElement } from '../../../page/tree/node.ts';
import { responsive } from './input.ts';

export const respWideTable = responsive('resp-wide-table', 'info', 'Wide tables cannot be scrolled on their own', {
  help: mdn('CSS/overflow'),
  fix: 'Wrap the table in an element with overflow-x: auto.',
  requirements: { criteria: [{ sc: '1.4.10', when: 'review' }], techniques: ['C32'] },
  run: ({ page }) => {
    const all = page.byTag('table').filter((table) => !/presentation|none/.test(attr(table, 'role') ?? ''));
    if (!all.length) return notApplicable('There are no tables.');
    const wide = all.filter((table) => {
      const row = [...page.descendants(table)].find((node) => isElement(node) && node.name === 'tr');
      return isElement(row) && row.children.filter((child) => isElement(child)).length > 5;
    });
    return wide.length ? undecided('Whether wide tables can be scrolled depends on the layout.') : passed(all.length);
  },
  examples: {
    passed: '<table><tr><td>1</td></tr></table>',
    undecided: `<table><tr>${'<td>1</td>'.repeat(8)}</tr></table>`,
    notApplicable: '',
  },
});
