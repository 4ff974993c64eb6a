import { isElement, parentOf } from '../../reading/page/node.ts';
import { explicitRole } from '../../reading/page/role.ts';
import { act } from '../links.ts';
import { nameCheck } from './nameless.ts';

export const a11ySummaryName = nameCheck('a11y-summary-name', 'serious', 'Summary has no name', {
  help: act('2t702h'),
  fix: 'Describe the content of the details element in its summary.',
  elements: (view) =>
    view.page.byTag('summary').filter((element) => {
      const parent = parentOf(element);
      const first = parent?.children.find((child) => isElement(child) && child.name === 'summary');
      return (
        parent?.name === 'details' &&
        first === element &&
        view.rendering.exposed(element) &&
        // A presentational role is ignored on what can be focused.
        /^(none)?$/.test(explicitRole(element) ?? '')
      );
    }),
  none: 'There is no summary of details.',
  plural: 'summaries',
  examples: {
    passed: '<details><summary>More</summary>x</details>',
    failed: ['<details open><summary></summary>x</details>', '<details><summary role="none"></summary>x</details>'],
    notApplicable: ['<summary></summary>', '<details><summary role="button"></summary></details>'],
  },
});
