import { act } from '../../../model/links.ts';
import { ARIA_ATTRIBUTES, GLOBAL_ATTRIBUTES, ROLES } from '../../../page/accessibility/aria.ts';
import { ariaNames, NONE, withAria } from '../facts/aria-attributes.ts';
import { a11y } from './check.ts';

/** Attributes beyond the role's own that HTML elements may have (ARIA in HTML, conformance requirements). */
const EXTRA: Readonly<Record<string, readonly string[]>> = {
  input: ['aria-required', 'aria-placeholder', 'aria-readonly'],
  textarea: ['aria-required', 'aria-readonly', 'aria-placeholder'],
  select: ['aria-required', 'aria-expanded'],
  summary: ['aria-expanded', 'aria-pressed'],
  details: ['aria-expanded'],
  tr: [
    'aria-colindex',
    'aria-rowindex',
    'aria-level',
    'aria-selected',
    'aria-expanded',
    'aria-posinset',
    'aria-setsize',
  ],
  td: ['aria-colindex', 'aria-rowindex', 'aria-colspan', 'aria-rowspan', 'aria-sort'],
  th: [
    'aria-colindex',
    'aria-rowindex',
    'aria-colspan',
    'aria-rowspan',
    'aria-sort',
    'aria-expanded',
    'aria-required',
    'aria-readonly',
    'aria-selected',
  ],
};

export const a11yAriaAttrAllowed = a11y('a11y-aria-attr-allowed', 'serious', 'ARIA attribute does not fit the role', {
  help: act('5c01ea'),
  fix: 'Remove the attribute, or use a role that supports it.',
  requirements: {
    criteria: [
      { sc: '4.1.2', when: 'may' },
      { sc: '1.3.1', when: 'may' },
    ],
    techniques: ['ARIA5'],
    act: ['5c01ea'],
  },
  elements: (view) => withAria(view).filter((element) => view.rendering.exposed(element)),
  test: (element, view) => {
    const facts = ROLES.get(view.roleOf(element) ?? '');
    return (
      ariaNames(element)
        .filter(
          (name) =>
            ARIA_ATTRIBUTES.has(name) &&
            !GLOBAL_ATTRIBUTES.has(name) &&
            !facts?.supported.has(name) &&
            !facts?.required.has(name) &&
            !EXTRA[element.name]?.includes(name),
        )
        .join(', ') || null
    );
  },
  none: NONE,
  message: (n, of) => `${n} of ${of} elements with ARIA attributes have one their role does not support.`,
  examples: {
    passed: [
      '<button aria-pressed="true">x</button>',
      '<div aria-live="polite">x</div>',
      '<input type="password" aria-required="true">',
    ],
    failed: [
      '<button aria-sort="ascending">x</button>',
      '<div aria-checked="true">x</div>',
      '<a href="/x" aria-selected="true">x</a>',
    ],
    notApplicable: ['<p>x</p>', '<button hidden aria-sort="ascending">x</button>'],
  },
});
