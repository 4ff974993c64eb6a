import { act } from '../../../model/links.ts';
import { cannotTell } from '../../../model/verdict.ts';
import { ROLES } from '../../../page/accessibility/aria.ts';
import { attr, type Element } from '../../../page/tree/node.ts';
import { NONE, withAria } from '../facts/aria-attributes.ts';
import { a11y } from './check.ts';

/** Elements without a role that may not be named (ARIA in HTML). */
const UNNAMED = new Set('abbr br cite kbd label legend map rp rt ruby var wbr'.split(' '));
const isUnnamed = ({ name, namespace }: Element): boolean => namespace === 'html' && UNNAMED.has(name);
/** Custom elements are generic until their script gives them a role. */
const isCustom = ({ name, namespace }: Element): boolean => namespace === 'html' && name.includes('-');

export const a11yAriaAttrProhibited = a11y(
  'a11y-aria-attr-prohibited',
  'serious',
  'Naming is prohibited on this role',
  {
    help: act('kb1m8s'),
    fix: 'Give the element a role that allows a name, or move the name to an element that does.',
    requirements: { criteria: [{ sc: '4.1.2', when: 'may' }], techniques: ['ARIA5'], act: ['kb1m8s'] },
    elements: (view) => withAria(view).filter((element) => view.rendering.exposed(element)),
    test: (element, view) => {
      const role = view.roleOf(element);
      if (role === 'none') return null;
      const facts = role === null ? undefined : ROLES.get(role);
      const custom = role === null && isCustom(element);
      if (!(role === null ? custom || isUnnamed(element) : facts?.namingProhibited)) return null;
      const list = ['aria-label', 'aria-labelledby', 'aria-braillelabel'];
      if (role === 'generic' || role === null) list.push('aria-roledescription', 'aria-brailleroledescription');
      const named = list.filter((name) => attr(element, name)?.trim()).join(', ');
      return named && custom
        ? cannotTell(`A script may give <${element.name}> a role that can be named.`)
        : named || null;
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
        '<kbd aria-label="Enter">⏎</kbd>',
        '<label aria-label="Name">x <input></label>',
      ],
      undecided: '<x-card aria-label="x">x</x-card>',
      notApplicable: '<p>x</p>',
    },
  },
);
