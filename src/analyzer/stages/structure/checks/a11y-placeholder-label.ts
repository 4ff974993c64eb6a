import { attr } from '../../../page/tree/node.ts';
import { formFields } from '../facts/fields.ts';
import { a11y } from './check.ts';

export const a11yPlaceholderLabel = a11y(
  'a11y-placeholder-label',
  'moderate',
  'Form field is named by its placeholder only',
  {
    help: 'https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions.html',
    fix: 'Add a label that stays visible when something has been typed.',
    requirements: { criteria: [{ sc: '3.3.2', when: 'may' }], techniques: ['G131', 'H44'] },
    elements: (view) => formFields(view).filter((field) => attr(field, 'placeholder')?.trim() && view.names.of(field)),
    test: (field, view) => (view.names.source(field) === 'placeholder' ? attr(field, 'placeholder')! : null),
    none: 'No form field has a placeholder.',
    message: (n, of) =>
      `${n} of ${of} fields with a placeholder have no other label; it vanishes as soon as somebody types.`,
    examples: {
      passed: [
        '<label>Mail <input placeholder="a@example.org"></label>',
        '<input placeholder="Search" aria-label="Search">',
      ],
      failed: ['<input placeholder="Search">', '<textarea placeholder="Comment"></textarea>'],
      notApplicable: '<input>',
    },
  },
);
