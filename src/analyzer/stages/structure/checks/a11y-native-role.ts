import { explicitRole, implicitRole } from '../../../page/accessibility/role.ts';
import { hasAttr } from '../../../page/tree/node.ts';
import { a11y } from './check.ts';

/** Roles that give back what style sheets take away in some browsers. */
const KEPT = new Set(['ul list', 'ol list', 'menu list', 'li listitem', 'img img', 'svg img']);

const NATIVE: Readonly<Record<string, string>> = {
  button: 'button',
  link: 'a',
  checkbox: 'input type=checkbox',
  radio: 'input type=radio',
  textbox: 'input',
  heading: 'h1 to h6',
  navigation: 'nav',
  main: 'main',
  img: 'img',
  table: 'table',
  list: 'ul',
  listitem: 'li',
};

export const a11yNativeRole = a11y('a11y-native-role', 'info', 'Role says what the element says already', {
  help: 'https://www.w3.org/TR/html-aria/#author-guidance-to-avoid-incorrect-use-of-aria-in-html',
  fix: 'Remove the role; for role="button" and its like on a div use the element itself.',
  requirements: { criteria: [], techniques: ['H88'] },
  elements: ({ page }) => page.byAttribute('role').filter((element) => explicitRole(element) !== null),
  test: (element) => {
    const role = explicitRole(element)!;
    if (KEPT.has(`${element.name} ${role}`)) return null;
    if (role === implicitRole(element)) return `${element.name} role="${role}"`;
    const native = NATIVE[role];
    return native && /^(div|span)$/.test(element.name) && !hasAttr(element, 'contenteditable')
      ? `${element.name} role="${role}": ${native}`
      : null;
  },
  none: 'No element states a role.',
  message: (n, of) => `${n} of ${of} roles repeat or imitate an element of HTML.`,
  examples: {
    passed: ['<div role="tablist"><div role="tab">x</div></div>', '<ul role="list"><li>x</li></ul>'],
    failed: ['<nav role="navigation">x</nav>', '<div role="button" tabindex="0">x</div>'],
    notApplicable: '<p>x</p>',
  },
});
