import { attr, closest, type Element, hasAttr, isElement, parentOf, tokens } from '../tree/node.ts';
import { GLOBAL_ATTRIBUTES, isRole } from './aria.ts';
import { isFocusable } from './focus.ts';
import type { Rendering } from './rendering.ts';

/** The role an element ends up with; null where HTML gives it none that a role is named for. */
export type RoleOf = (element: Element) => string | null;

/** The first valid token of the role attribute, as `none` for its synonym `presentation`. */
export const explicitRole = (element: Element): string | null => {
  if (!hasAttr(element, 'role')) return null;
  const role = tokens(element, 'role').find(isRole);
  return role === 'presentation' ? 'none' : (role ?? null);
};

/** True for a global state or property other than aria-hidden: it keeps an element in the accessibility tree. */
export const hasGlobalAria = (element: Element): boolean => {
  for (const name in element.attribs)
    if (name.startsWith('aria-') && GLOBAL_ATTRIBUTES.has(name) && name !== 'aria-hidden') return true;
  return false;
};

/** WAI-ARIA 1.2, 9.3: a presentational role is ignored on what can be focused or has a global attribute. */
export const presentationConflict = (element: Element, rendering: Rendering): boolean =>
  isFocusable(element, rendering) || hasGlobalAria(element);

/** Roles of one page: explicit before implicit, conflicts resolved, each worked out once. */
export const rolesOf = (rendering: Rendering): RoleOf => {
  const known: (string | null)[] = [];
  return (element) => {
    const before = known[element.index];
    if (before !== undefined) return before;
    const role = resolve(element, rendering);
    if (element.index >= 0) known[element.index] = role;
    return role;
  };
};

const resolve = (element: Element, rendering: Rendering): string | null => {
  const explicit = explicitRole(element);
  const candidate = explicit ?? implicitRole(element);
  if (candidate !== 'none') return candidate;
  if (!presentationConflict(element, rendering)) return 'none';
  // An image with an empty alt that may not be decorative is an image after all.
  if (element.name === 'img') return 'img';
  return explicit === null ? 'none' : implicitRole(element);
};

/** Landmark only where it is not inside sectioning content (HTML-AAM 1.0, header and footer). */
const scopedToBody = (element: Element): boolean => {
  for (let up = parentOf(element); up; up = parentOf(up)) {
    if (/^(article|aside|main|nav|section)$/.test(up.name)) return false;
    if (tokens(up, 'role').some((role) => /^(article|complementary|main|navigation|region)$/.test(role))) return false;
  }
  return true;
};

const named = (element: Element): boolean =>
  Boolean(
    attr(element, 'aria-label')?.trim() || attr(element, 'aria-labelledby')?.trim() || attr(element, 'title')?.trim(),
  );

const INPUT_ROLES: Readonly<Record<string, string | null>> = {
  button: 'button',
  image: 'button',
  reset: 'button',
  submit: 'button',
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  number: 'spinbutton',
  color: null,
  date: null,
  'datetime-local': null,
  file: null,
  hidden: null,
  month: null,
  password: null,
  time: null,
  week: null,
};

const inputRole = (element: Element): string | null => {
  const type = attr(element, 'type')?.toLowerCase() ?? 'text';
  const listed = ['email', 'search', 'tel', 'text', 'url'].includes(type) || !(type in INPUT_ROLES);
  if (!listed) return INPUT_ROLES[type]!;
  if (hasAttr(element, 'list')) return 'combobox';
  return type === 'search' ? 'searchbox' : 'textbox';
};

const cellRole = (element: Element): string | null => {
  const table = closest(element, 'table');
  if (!table) return null;
  const role = explicitRole(table);
  if (role === 'none') return null;
  return role === 'grid' || role === 'treegrid' ? 'gridcell' : 'cell';
};

const headerCellRole = (element: Element): string | null => {
  if (!closest(element, 'table')) return null;
  const scope = attr(element, 'scope')?.toLowerCase();
  if (scope === 'row' || scope === 'rowgroup') return 'rowheader';
  if (scope === 'col' || scope === 'colgroup') return 'columnheader';
  const row = parentOf(element);
  return (row && isHeaderRow(row)) || closest(element, 'thead') ? 'columnheader' : 'rowheader';
};

const headerRows = new WeakMap<Element, boolean>();
/** A row of header cells alone; looked through once, however many of its cells ask. */
const isHeaderRow = (row: Element): boolean => {
  const known = headerRows.get(row);
  if (known !== undefined) return known;
  const only = row.children.every((child) => !isElement(child) || child.name === 'th');
  headerRows.set(row, only);
  return only;
};

const inTable = (element: Element): boolean => {
  const table = closest(element, 'table');
  return table !== null && explicitRole(table) !== 'none';
};

const fixed = (role: string | null) => () => role;

/** HTML Accessibility API Mappings 1.0: the role of each element that has one. */
const IMPLICIT: ReadonlyMap<string, (element: Element) => string | null> = new Map<
  string,
  (element: Element) => string | null
>([
  ['a', (e) => (hasAttr(e, 'href') ? 'link' : 'generic')],
  ['area', (e) => (hasAttr(e, 'href') ? 'link' : 'generic')],
  ['address', fixed('group')],
  ['article', fixed('article')],
  ['aside', (e) => (scopedToBody(e) || named(e) ? 'complementary' : 'generic')],
  ['b', fixed('generic')],
  ['bdi', fixed('generic')],
  ['bdo', fixed('generic')],
  ['blockquote', fixed('blockquote')],
  ['body', fixed('generic')],
  ['button', fixed('button')],
  ['caption', fixed('caption')],
  ['code', fixed('code')],
  ['data', fixed('generic')],
  ['datalist', fixed('listbox')],
  ['dd', fixed('definition')],
  ['del', fixed('deletion')],
  ['details', fixed('group')],
  ['dfn', fixed('term')],
  ['dialog', fixed('dialog')],
  ['div', fixed('generic')],
  ['dt', fixed('term')],
  ['em', fixed('emphasis')],
  ['fieldset', fixed('group')],
  ['figure', fixed('figure')],
  ['footer', (e) => (scopedToBody(e) ? 'contentinfo' : 'generic')],
  ['form', fixed('form')],
  ['h1', fixed('heading')],
  ['h2', fixed('heading')],
  ['h3', fixed('heading')],
  ['h4', fixed('heading')],
  ['h5', fixed('heading')],
  ['h6', fixed('heading')],
  ['header', (e) => (scopedToBody(e) ? 'banner' : 'generic')],
  ['hgroup', fixed('group')],
  ['hr', fixed('separator')],
  ['html', fixed('document')],
  ['i', fixed('generic')],
  ['img', (e) => (attr(e, 'alt') === '' ? 'none' : 'img')],
  ['input', inputRole],
  ['ins', fixed('insertion')],
  ['li', (e) => (/^(ul|ol|menu)$/.test(parentOf(e)?.name ?? '') ? 'listitem' : 'generic')],
  ['main', fixed('main')],
  ['mark', fixed('mark')],
  ['math', fixed('math')],
  ['menu', fixed('list')],
  ['meter', fixed('meter')],
  ['nav', fixed('navigation')],
  ['ol', fixed('list')],
  ['optgroup', fixed('group')],
  ['option', fixed('option')],
  ['output', fixed('status')],
  ['p', fixed('paragraph')],
  ['pre', fixed('generic')],
  ['progress', fixed('progressbar')],
  ['q', fixed('generic')],
  ['s', fixed('deletion')],
  ['samp', fixed('generic')],
  ['search', fixed('search')],
  ['section', (e) => (named(e) ? 'region' : 'generic')],
  ['select', (e) => (hasAttr(e, 'multiple') || Number(attr(e, 'size') ?? 1) > 1 ? 'listbox' : 'combobox')],
  ['small', fixed('generic')],
  ['span', fixed('generic')],
  ['strong', fixed('strong')],
  ['sub', fixed('subscript')],
  ['sup', fixed('superscript')],
  ['table', fixed('table')],
  ['tbody', (e) => (inTable(e) ? 'rowgroup' : null)],
  ['td', cellRole],
  ['textarea', fixed('textbox')],
  ['tfoot', (e) => (inTable(e) ? 'rowgroup' : null)],
  ['th', headerCellRole],
  ['thead', (e) => (inTable(e) ? 'rowgroup' : null)],
  ['time', fixed('time')],
  ['tr', (e) => (inTable(e) ? 'row' : null)],
  ['u', fixed('generic')],
  ['ul', fixed('list')],
]);

/** Implicit roles of SVG elements (SVG-AAM 1.0), those that source decides. */
const SVG_ROLES: ReadonlyMap<string, string> = new Map([
  ['svg', 'graphics-document'],
  ['a', 'link'],
]);

export const implicitRole = (element: Element): string | null => {
  if (element.namespace === 'svg') return SVG_ROLES.get(element.name) ?? null;
  return element.namespace === 'html' ? (IMPLICIT.get(element.name)?.(element) ?? null) : null;
};
