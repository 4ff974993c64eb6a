import { axe } from '../../../model/links.ts';
import { all } from '../../../model/requirements.ts';
import { cannotTell, type ElementResult, faultOf, judge } from '../../../model/verdict.ts';
import { explicitRole } from '../../../page/accessibility/role.ts';
import { childElements, type Element, isText, parentOf } from '../../../page/tree/node.ts';
import type { View } from '../facts/view.ts';
import { a11y } from './check.ts';

/** Browsers repair it: whether a relation is lost depends on them. */
const CONTENT = all('may', '1.3.1');

const ALWAYS = new Set(['script', 'style', 'template', 'noscript']);

/** Text where HTML has none. */
const textFault = (list: Element): string | null =>
  list.children.some((child) => isText(child) && child.data.trim()) ? 'text' : null;

/** Children of a list other than its items. A list without items is checked by what it must own. */
const strangerIn = (view: View, list: Element): ElementResult => {
  const children = childElements(list).filter(({ name }) => !ALWAYS.has(name));
  if (!children.some((child) => child.name === 'li' || explicitRole(child) === 'listitem')) return null;
  const stranger = children.find(
    (child) => child.name !== 'li' && explicitRole(child) !== 'listitem' && view.rendering.exposed(child),
  );
  if (!stranger) return null;
  return stranger.name.includes('-')
    ? cannotTell(`What <${stranger.name}> is depends on its script.`)
    : faultOf(stranger.name, CONTENT);
};

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

const contentFault = (view: View, list: Element): ElementResult =>
  list.name === 'dl' ? termsFault(list) : (textFault(list) ?? strangerIn(view, list));

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
    const lists = view.page.byTag('ul', 'ol', 'menu', 'dl').filter((element) => {
      if (!view.rendering.exposed(element)) return false;
      const role = explicitRole(element);
      return role === null || (role === 'list' && element.name !== 'dl');
    });
    const strays = view.page.byTag('li', 'dt', 'dd').filter((element) => {
      return explicitRole(element) === null && view.rendering.exposed(element) && isStray(element);
    });
    return judge(
      view,
      [...lists, ...strays],
      (element) => (/^(li|dt|dd)$/.test(element.name) ? `${element.name} outside a list` : contentFault(view, element)),
      {
        none: 'There are no lists.',
        message: (n, of) => `${n} of ${of} lists or list items violate the content model of HTML.`,
      },
    );
  },
  examples: {
    undecided: '<ul><li>a</li><x-item>b</x-item></ul>',
    passed: [
      '<ul><li>x</li></ul>',
      '<ul><li>a</li><script></script></ul>',
      '<ul><li>a<div>b</div></li></ul>',
      '<ul><li>a</li><div role="listitem">b</div></ul>',
      '<ul><li>a</li><div hidden>b</div></ul>',
      '<dl><dt>a</dt><dd>b</dd></dl>',
      '<dl><div><dt>a</dt><dd>b</dd></div></dl>',
    ],
    failed: [
      '<ul>x</ul>',
      '<ul><li>a</li><div>b</div></ul>',
      '<ol><li>a</li><p>b</p></ol>',
      '<ul><li>a</li><ul><li>b</li></ul></ul>',
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
