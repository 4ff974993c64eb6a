import { attr, hasAttr } from '../../reading/page/node.ts';
import { a11y } from './view.ts';

const LABELABLE = /^(button|input|meter|output|progress|select|textarea)$/;

export const a11yLabelForMissing = a11y('a11y-label-for-missing', 'moderate', 'Label refers to a missing field', {
  help: 'https://html-validate.org/rules/valid-for.html',
  fix: 'Set for to the id of a form field.',
  elements: ({ page }) => page.byTag('label').filter((label) => hasAttr(label, 'for')),
  test: (label, { page }) => {
    const id = attr(label, 'for')!;
    const target = page.byId(id);
    return target && (LABELABLE.test(target.name) || target.name.includes('-')) ? null : id;
  },
  none: 'No label has a for attribute.',
  message: (n, of) => `${n} of ${of} labels refer to an id that no form field has.`,
  examples: {
    passed: '<label for="n">Name</label><input id="n">',
    failed: ['<label for="n">Name</label>', '<label for="n">Name</label><div id="n"></div>'],
    notApplicable: '<label>Name <input></label>',
  },
});
