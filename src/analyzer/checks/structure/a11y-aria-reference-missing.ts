import { missingIds } from '../../reading/page/name.ts';
import { attr } from '../../reading/page/node.ts';
import { judge, unsure } from '../verdict.ts';
import { a11y } from './view.ts';

export const a11yAriaReferenceMissing = a11y({
  id: 'a11y-aria-reference-missing',
  severity: 'moderate',
  title: 'ARIA attribute refers to a missing id',
  help: 'https://html-validate.org/rules/no-missing-references.html',
  fix: 'Correct the id, or remove the attribute.',
  run: (view) => {
    const READ_AT_ONCE = ['aria-labelledby', 'aria-describedby'];
    const elements = view.page
      .byAttribute(...READ_AT_ONCE)
      .filter((element) => READ_AT_ONCE.some((name) => attr(element, name)?.trim()));
    const scripted = view.page.byTag('script').length > 0;
    return judge(
      view,
      elements,
      (element) => {
        const missing = READ_AT_ONCE.flatMap((name) => missingIds(view.page, element, name));
        if (!missing.length) return null;
        return scripted && !view.rendering.exposed(element)
          ? unsure('A script may add the element when it shows the hidden part.')
          : missing.join(' ');
      },
      {
        none: 'No element refers to another for its name or description.',
        message: (n, of) => `${n} of ${of} references point to an id that no element has.`,
      },
    );
  },
  examples: {
    passed: '<b id="n">Name</b><input aria-labelledby="n">',
    failed: '<input aria-labelledby="gone">',
    undecided: '<script>x</script><div hidden><input aria-labelledby="gone"></div>',
    notApplicable: '<p>x</p>',
  },
});
