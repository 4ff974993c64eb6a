import { attr, childElements } from '../../reading/page/node.ts';
import { axe } from '../links.ts';
import { cellsOf, isHeader, isTable } from './tables.ts';
import { a11y } from './view.ts';

export const a11yTableCaption = a11y(
  'a11y-table-caption',
  'moderate',
  'Table has a cell in place of a caption, or has its caption twice',
  {
    help: axe('table-fake-caption'),
    fix: 'Use a caption element for the title of a table, and summary or aria-describedby for what it does not say.',
    elements: (view) => view.page.byTag('table').filter((table) => isTable(view, table)),
    test: (table, view) => {
      const [caption, ...others] = childElements(table).filter(({ name }) => name === 'caption');
      if (others.length) return `${others.length + 1} captions`;
      const words = caption ? view.page.text(caption).trim().toLowerCase() : '';
      if (words && attr(table, 'summary')?.trim().toLowerCase() === words) return 'summary repeats the caption';
      const [cells = []] = cellsOf(table);
      const only = cells.length === 1 ? cells[0]! : null;
      const wide = Number.parseInt(attr(only ?? table, 'colspan') ?? '1', 10);
      return !caption && only && wide > 1 && cellsOf(table).some((one) => one.some(isHeader))
        ? 'a cell across all columns stands for it'
        : null;
    },
    none: 'There is no table.',
    message: (n, of) => `${n} of ${of} tables have a cell in place of a caption, or have their caption twice.`,
    examples: {
      passed: '<table><caption>Ages</caption><tr><th>Name<th>Age<tr><td>Ann<td>3</table>',
      failed: [
        '<table><tr><td colspan="2">Ages<tr><th>Name<th>Age<tr><td>Ann<td>3</table>',
        '<table><caption>Ages</caption><caption>Names</caption><tr><th>Name<tr><td>Ann</table>',
        '<table summary="Ages"><caption>Ages</caption><tr><th>Name<tr><td>Ann</table>',
      ],
      notApplicable: '<p>x</p>',
    },
  },
);
