import { cannotTell, judge } from '../../../model/verdict.ts';
import { attr, type Element } from '../../../page/tree/node.ts';
import { missingIds } from '../facts/aria-attributes.ts';
import { a11y } from './check.ts';

const READ_AT_ONCE = ['aria-labelledby', 'aria-describedby', 'aria-details'];
/** What these name may come into being later, while the element says that it is closed. */
const WHEN_OPEN = ['aria-controls', 'aria-owns', 'aria-flowto', 'aria-activedescendant', 'aria-errormessage'];
const ALL = [...READ_AT_ONCE, ...WHEN_OPEN];

const isClosed = (element: Element): boolean =>
  attr(element, 'aria-expanded') === 'false' ||
  attr(element, 'aria-selected') === 'false' ||
  attr(element, 'aria-haspopup') !== undefined ||
  attr(element, 'aria-errormessage') !== undefined;

export const a11yAriaReferenceMissing = a11y(
  'a11y-aria-reference-missing',
  'moderate',
  'ARIA attribute refers to a missing id',
  {
    help: 'https://html-validate.org/rules/no-missing-references.html',
    fix: 'Correct the id, or remove the attribute.',
    run: (view) => {
      const elements = view.page
        .byAttribute(...ALL)
        .filter((element) => ALL.some((name) => attr(element, name)?.trim()));
      const scripted = view.page.byTag('script').length > 0;
      return judge(
        view,
        elements,
        (element) => {
          const missing = READ_AT_ONCE.flatMap((name) => missingIds(view.page, element, name));
          const later = WHEN_OPEN.flatMap((name) => missingIds(view.page, element, name));
          if (!missing.length && !later.length) return null;
          if (scripted && (later.length > 0 ? isClosed(element) : !view.rendering.exposed(element)))
            return cannotTell('A script may add the element when it opens or shows the part.');
          return [...missing, ...later].join(' ');
        },
        {
          none: 'No ARIA attribute refers to an element.',
          message: (n, of) => `${n} of ${of} references point to an id that no element has.`,
        },
      );
    },
    examples: {
      passed: '<b id="n">Name</b><input aria-labelledby="n">',
      failed: [
        '<input aria-labelledby="gone">',
        '<button aria-controls="gone" aria-expanded="true">x</button>',
        '<div role="listbox" aria-owns="gone">x</div>',
      ],
      undecided: [
        '<script>x</script><div hidden><input aria-labelledby="gone"></div>',
        '<script>x</script><button aria-controls="gone" aria-expanded="false">x</button>',
      ],
      notApplicable: '<p>x</p>',
    },
  },
);
