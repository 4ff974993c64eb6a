import { ROLES } from '../../reading/page/aria.ts';
import { attr } from '../../reading/page/node.ts';
import { act } from '../links.ts';
import { NONE, withAria } from './aria-attributes.ts';
import { a11y } from './view.ts';

export const a11yAriaAttrProhibited = a11y({
  id: 'a11y-aria-attr-prohibited',
  severity: 'serious',
  title: 'Naming is prohibited on this role',
  help: act('kb1m8s'),
  fix: 'Give the element a role that allows a name, or move the name to an element that does.',
  elements: (view) => withAria(view).filter((element) => view.rendering.exposed(element)),
  test: (element, view) => {
    const role = view.roleOf(element);
    const facts = role === null || role === 'none' ? undefined : ROLES.get(role);
    if (!facts?.namingProhibited) return null;
    const list = ['aria-label', 'aria-labelledby', 'aria-braillelabel'];
    if (role === 'generic') list.push('aria-roledescription', 'aria-brailleroledescription');
    return list.filter((name) => attr(element, name)?.trim()).join(', ') || null;
  },
  none: NONE,
  message: (n, of) => `${n} of ${of} elements with ARIA attributes are named although their role prohibits it.`,
  examples: {
    passed: '<button aria-label="x">x</button>',
    failed: [
      '<div aria-label="x">x</div>',
      '<p aria-labelledby="t">x</p><b id="t">t</b>',
      '<span aria-roledescription="card">x</span>',
      '<em aria-braillelabel="x">x</em>',
    ],
    notApplicable: '<p>x</p>',
  },
});
