import type { CriterionId } from '../../../model/criteria.ts';
import type { Requirement } from '../../../model/requirements.ts';
import { cannotTell, faultOf, judge } from '../../../model/verdict.ts';
import { attr, type Element } from '../../../page/tree/node.ts';
import { missingIds } from '../facts/aria-attributes.ts';
import { a11y } from './check.ts';

const READ_AT_ONCE = ['aria-labelledby', 'aria-describedby', 'aria-details'];
/** What these name may come into being later, while the element says that it is closed. */
const WHEN_OPEN = ['aria-controls', 'aria-owns', 'aria-flowto', 'aria-activedescendant', 'aria-errormessage'];
const ALL = [...READ_AT_ONCE, ...WHEN_OPEN];

/** What is lost with the reference: a relation, an error message, or otherwise a name or a state. */
const CRITERIA: Readonly<Record<string, CriterionId>> = {
  'aria-describedby': '1.3.1',
  'aria-details': '1.3.1',
  'aria-owns': '1.3.1',
  'aria-errormessage': '3.3.1',
};

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
    requirements: {
      criteria: [
        { sc: '1.3.1', when: 'may' },
        { sc: '4.1.2', when: 'may' },
        { sc: '3.3.1', when: 'may' },
      ],
      techniques: ['ARIA1', 'ARIA16'],
      failures: ['F68'],
    },
    run: (view) => {
      const elements = view.page
        .byAttribute(...ALL)
        .filter((element) => ALL.some((name) => attr(element, name)?.trim()));
      const scripted = view.page.byTag('script').length > 0;
      return judge(
        view,
        elements,
        (element) => {
          const missingOf = (names: readonly string[]) =>
            names.flatMap((name) => missingIds(view.page, element, name).map((id) => ({ name, id })));
          const missing = missingOf(READ_AT_ONCE);
          const later = missingOf(WHEN_OPEN);
          if (!missing.length && !later.length) return null;
          if (scripted && (later.length > 0 ? isClosed(element) : !view.rendering.exposed(element)))
            return cannotTell('A script may add the element when it opens or shows the part.');
          const all = [...missing, ...later];
          return faultOf(
            all.map(({ id }) => id).join(' '),
            all.map(({ name }): Requirement => ({ sc: CRITERIA[name] ?? '4.1.2', when: 'may' })),
          );
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
