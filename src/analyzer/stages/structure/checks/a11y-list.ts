import { axe } from '../../../model/links.ts';
import { judge } from '../../../model/verdict.ts';
import { explicitRole } from '../../../page/accessibility/role.ts';
import { childElements, type Element, isText, parentOf } from '../../../page/tree/node.ts';
import { a11y } from './check.ts';

const ALWAYS = new Set(['script', 'style', 'template', 'noscript']);

/** Text where HTML has none. The elements in ul and ol are checked as their required owned elements. */
const textFault = (list: Element): string | null =>
  list.children.some((child) => isText(child) && child.data.trim()) ? 'text' : null;

/** What a list of terms, or a group of it, holds that HTML does not allow there; null for nothing. */
const termsFault = (list: Element): string | null => {
  const text = textFault(list);
  if (text) return text;
  const children = childElements(list).filter(({ name }) => !ALWAYS.has(name));
  const groups = list.name === 'dl' && children.some(({ name }) => name === 'div');
  let before = '';
  for (const child of children) {
    if (groups && child.name === 'div') {
      const fault = termsFault(child);
      if (fault) return `div with ${fault}`;
      continue;
    }
    if (groups || !/^(dt|dd)$/.test(child.name)) return child.name;
    if (child.name === 'dd' && !before) return 'dd before any dt';
    before = child.name;
  }
  return before === 'dt' ? 'dt without dd' : null;
};

const contentFault = (list: Element): string | null => (list.name === 'dl' ? termsFault(list) : textFault(list));

/** Where a list item or a term may stand: in a list of its kind, for terms also in a div of one. */
const isStray = (element: Element): boolean => {
  const parent = parentOf(element);
  if (!parent) return false;
  const role = explicitRole(parent);
  if (element.name === 'li')
    return !(/^(ul|ol|menu)$/.test(parent.name) && (role === null || role === 'none')) && role !== 'list';
  if (parent.name === 'dl') return role !== null;
  return !(parent.name === 'div' && parentOf(parent)?.name === 'dl');
};

export const a11yList = a11y('a11y-list', 'serious', 'List has invalid children', {
  help: axe('list'),
  fix: 'Use only li in ul and ol, and only dt and dd in dl.',
  requirements: {
    criteria: [{ sc: '1.3.1', when: 'may' }],
    techniques: ['H48'],
    failures: ['F43'],
    note: 'The markup violates HTML; what is lost depends on the browser.',
  },
  run: (view) => {
    const lists = view.page
      .byTag('ul', 'ol', 'menu', 'dl')
      .filter((element) => explicitRole(element) === null && view.rendering.exposed(element));
    const strays = view.page.byTag('li', 'dt', 'dd').filter((element) => {
      return explicitRole(element) === null && view.rendering.exposed(element) && isStray(element);
    });
    return judge(
      view,
      [...lists, ...strays],
      (element) => (/^(li|dt|dd)$/.test(element.name) ? `${element.name} outside a list` : contentFault(element)),
      {
        none: 'There are no lists.',
        message: (n, of) => `${n} of ${of} lists or list items violate the content model of HTML.`,
      },
    );
  },
  examples: {
    passed: ['<ul><li>x</li></ul>', '<dl><dt>a</dt><dd>b</dd></dl>', '<dl><div><dt>a</dt><dd>b</dd></div></dl>'],
    failed: [
      '<ul>x</ul>',
      '<dl><p>x</p></dl>',
      '<dl><dd>b</dd></dl>',
      '<dl><dt>a</dt></dl>',
      '<dl><div>x<dt>a</dt><dd>b</dd></div></dl>',
      '<div><dd>b</dd></div>',
      '<div><li>x</li></div>',
      '<ul role="menu"><li>x</li></ul>',
    ],
    notApplicable: ['<p>x</p>', '<ul role="menu"><p>x</p></ul>'],
  },
});
