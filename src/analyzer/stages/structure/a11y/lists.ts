import { type Element, parentOf } from '../../../page/node.ts';
import { explicitRole } from '../../../page/role.ts';
import { axe } from '../../links.ts';
import { judge } from '../../verdict.ts';
import { a11y } from './define.ts';

const ALWAYS = new Set(['script', 'style', 'template', 'noscript']);

/** What a list holds that HTML does not allow there; null for nothing. Content models of ul, ol, menu and dl. */
const contentFault = (list: Element): string | null => {
  const terms = list.tag === 'dl';
  for (const child of list.children) {
    if (child.kind === 'text' && child.text.trim()) return 'text';
    if (child.kind !== 'element' || ALWAYS.has(child.tag)) continue;
    if (terms ? !/^(dt|dd|div)$/.test(child.tag) : child.tag !== 'li') return child.tag;
  }
  return null;
};

const list = a11y(
  {
    id: 'a11y-list',
    severity: 'serious',
    title: 'List has invalid children',
    help: axe('list'),
    fix: 'Use only li in ul and ol, and only dt and dd in dl.',
  },
  (view) => {
    const lists = view.page
      .byTag('ul', 'ol', 'menu', 'dl')
      .filter((element) => explicitRole(element) === null && view.rendering.exposed(element));
    const strays = view.page.byTag('li', 'dt', 'dd').filter((element) => {
      const parent = parentOf(element);
      if (!parent || explicitRole(element) !== null || !view.rendering.exposed(element)) return false;
      const fits = element.tag === 'li' ? /^(ul|ol|menu)$/ : /^(dl|div)$/;
      return !fits.test(parent.tag) && explicitRole(parent) !== 'list';
    });
    return judge(
      view.page,
      [...lists, ...strays],
      (element) => (/^(li|dt|dd)$/.test(element.tag) ? `${element.tag} outside a list` : contentFault(element)),
      {
        none: 'There are no lists.',
        message: (n, of) => `${n} of ${of} lists or list items violate the content model of HTML.`,
      },
    );
  },
);

export const listChecks = [list];
