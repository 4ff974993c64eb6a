import { type Element, isElement, isText, parentOf } from '../../reading/page/node.ts';
import { explicitRole } from '../../reading/page/role.ts';
import { axe } from '../links.ts';
import { judge } from '../verdict.ts';
import { a11y } from './view.ts';

const ALWAYS = new Set(['script', 'style', 'template', 'noscript']);

/** What a list holds that HTML does not allow there; null for nothing. Content models of ul, ol, menu and dl. */
const contentFault = (list: Element): string | null => {
  const terms = list.name === 'dl';
  for (const child of list.children) {
    if (isText(child) && child.data.trim()) return 'text';
    if (!isElement(child) || ALWAYS.has(child.name)) continue;
    if (terms ? !/^(dt|dd|div)$/.test(child.name) : child.name !== 'li') return child.name;
  }
  return null;
};

export const a11yList = a11y({
  id: 'a11y-list',
  severity: 'serious',
  title: 'List has invalid children',
  help: axe('list'),
  fix: 'Use only li in ul and ol, and only dt and dd in dl.',
  run: (view) => {
    const lists = view.page
      .byTag('ul', 'ol', 'menu', 'dl')
      .filter((element) => explicitRole(element) === null && view.rendering.exposed(element));
    const strays = view.page.byTag('li', 'dt', 'dd').filter((element) => {
      const parent = parentOf(element);
      if (!parent || explicitRole(element) !== null || !view.rendering.exposed(element)) return false;
      const fits = element.name === 'li' ? /^(ul|ol|menu)$/ : /^(dl|div)$/;
      return !fits.test(parent.name) && explicitRole(parent) !== 'list';
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
    failed: ['<ul><p>x</p></ul>', '<ul>x</ul>', '<dl><p>x</p></dl>', '<div><li>x</li></div>'],
    notApplicable: ['<p>x</p>', '<ul role="menu"><p>x</p></ul>'],
  },
});
