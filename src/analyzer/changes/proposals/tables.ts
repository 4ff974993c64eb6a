import { attr, childElements, hasAttr, parentOf } from '../../page/tree/node.ts';
import { cellsOf, namedHeaders, tableOf } from '../../stages/structure/facts/tables.ts';
import type { SourceEdit } from '../source/edit.ts';
import { together } from '../source/markup.ts';
import { exact, type Propose, suggestion, template } from '../source/proposal.ts';

const SCOPES: Readonly<Record<string, string>> = {
  column: 'col',
  columns: 'col',
  cols: 'col',
  rows: 'row',
  line: 'row',
};

const scope: Propose = (cell, context) => {
  const { markup } = context;
  const given = attr(cell, 'scope')!.trim().toLowerCase();
  const known = SCOPES[given] ?? given;
  if (cell.name === 'td')
    return [
      ...suggestion(
        'Make it a header cell',
        together(markup.retag(cell, 'th'), known === given ? [] : markup.set(cell, 'scope', known)),
      ),
      ...suggestion('Remove scope', markup.drop(cell, 'scope')),
    ];
  return /^(row|col|rowgroup|colgroup)$/.test(known)
    ? exact(`Write ${known}`, markup.set(cell, 'scope', known), context.namesAttribute('scope'))
    : exact('Remove scope, which browsers do not know', markup.drop(cell, 'scope'), context.namesAttribute('scope'));
};

/** Header cells of the first row head columns, the first of others rows. */
const missingScope: Propose = (cell, context) => {
  const row = parentOf(cell);
  const rows = cellsOf(tableOf(cell)!);
  const first = rows[0]?.includes(cell) ?? false;
  if (!first && row && childElements(row)[0] !== cell) return [];
  const wanted = first ? 'col' : 'row';
  return exact(`Add scope="${wanted}"`, context.markup.set(cell, 'scope', wanted), context.namesAttribute('scope'));
};

const asData: Propose = (cell, context) =>
  exact(
    'Use a cell of data',
    together(context.markup.retag(cell, 'td'), hasAttr(cell, 'scope') ? context.markup.drop(cell, 'scope') : []),
    context.namesTag('th') || context.namesTag('td'),
  );

const emptyHeader: Propose = (cell, context, value) => [
  ...asData(cell, context, value),
  ...template('Write what it heads', context.markup.first(cell, '…')),
];

const headerOf: Propose = (cell, { page, markup }) => {
  const table = tableOf(cell);
  const targets = namedHeaders(cell).flatMap((id) => page.ids.get(id)?.find((one) => tableOf(one) === table) ?? []);
  return suggestion(
    'Make the cell that it names a header',
    together(...targets.filter(({ name }) => name === 'td').map((one) => markup.retag(one, 'th'))),
  );
};

/** The first row as headers of its columns. */
const headerRow: Propose = (table, { markup }) => {
  const [first = []] = cellsOf(table).filter((row) => row.length > 1);
  const edits = first
    .filter(({ name }) => name === 'td')
    .map((cell): SourceEdit[] | null => together(markup.retag(cell, 'th'), markup.set(cell, 'scope', 'col')));
  return suggestion('Make the first row the headers of its columns', together(...edits));
};

const caption: Propose = (table, { markup, page }) => {
  const [, second] = childElements(table).filter(({ name }) => name === 'caption');
  if (second) return suggestion('Remove the second caption', markup.remove(second));
  if (hasAttr(table, 'summary')) return suggestion('Remove summary', markup.drop(table, 'summary'));
  const [cell] = cellsOf(table)[0] ?? [];
  const row = cell && parentOf(cell);
  const text = cell && page.text(cell).trim();
  return row && text
    ? suggestion(
        'Make the row a caption',
        together(
          markup.remove(row),
          markup.first(table, `<caption>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</caption>`),
        ),
      )
    : [];
};

/** Changes of tables. */
export const TABLE_CHANGES: Readonly<Record<string, Propose>> = {
  'a11y-scope': scope,
  'a11y-scope-missing': missingScope,
  'a11y-empty-th': emptyHeader,
  'a11y-th-assigned': (cell, { markup }) =>
    suggestion('Use a cell of data', cell.name === 'th' ? markup.retag(cell, 'td') : markup.drop(cell, 'role')),
  'a11y-headers-th': headerOf,
  'a11y-table-header-cells': headerRow,
  'a11y-table-caption': caption,
};
