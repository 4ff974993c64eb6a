import { act } from '../links.ts';
import { formFields } from './fields.ts';
import { nameless } from './nameless.ts';
import { a11y } from './view.ts';

export const a11yFormFieldName = a11y('a11y-form-field-name', 'critical', 'Form field has no label', {
  help: act('e086e5'),
  fix: 'Associate a label element with the field: <label for="id">.',
  elements: (view) => formFields(view),
  test: nameless,
  none: 'There is no form field.',
  message: (n, of) => `${n} of ${of} form fields have no label.`,
  examples: {
    passed: [
      '<label>Name <input></label>',
      '<label for="n">Name</label><input id="n">',
      '<input aria-label="Name">',
      '<div role="textbox" aria-label="Name"></div>',
      '<input placeholder="Name">',
      '<input type="password" title="Password">',
      '<label>Size <select><option>S</option></select></label>',
    ],
    failed: [
      '<input>',
      '<select><option>S</option></select>',
      '<label for="n"></label><input id="n">',
      '<div role="checkbox">',
      '<input type="date">',
      '<label style="display:none" for="n"> </label><textarea id="n"></textarea>',
      '<div aria-label="Name"><input></div>',
    ],
    notApplicable: ['<input type="hidden">', '<input hidden>', '<button>Go</button>'],
  },
});
