import { act, axe } from '../../../model/links.ts';
import { isDisabled, isFocusable, tabIndex } from '../../../page/accessibility/focus.ts';
import { attr } from '../../../page/tree/node.ts';
import { autofillFault, autofillMisfit } from '../facts/autofill.ts';
import { formFields } from '../facts/fields.ts';
import { a11y } from './check.ts';
import { nameless } from './nameless.ts';

const LABELABLE = /^(button|input|meter|output|progress|select|textarea)$/;

export const FIELD_LABELS_CHECKS = [
  a11y('a11y-form-field-name', 'critical', 'Form field has no label', {
    help: act('e086e5'),
    fix: 'Associate a label element with the field: <label for="id">.',
    requirements: {
      criteria: [
        { sc: '4.1.2', when: 'fails' },
        { sc: '1.3.1', when: 'may' },
        { sc: '3.3.2', when: 'may' },
      ],
      techniques: ['H44', 'H65', 'ARIA14', 'ARIA16'],
      failures: ['F68', 'F111'],
      act: ['e086e5'],
    },
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
  }),
  a11y('a11y-label-title-only', 'moderate', 'Form field is labelled by title only', {
    help: axe('label-title-only'),
    fix: 'Add a visible label.',
    requirements: {
      criteria: [{ sc: '3.3.2', when: 'may' }],
      techniques: ['H65', 'H44'],
      note: 'H65 allows title where a label cannot be used.',
    },
    elements: (view) =>
      formFields(view).filter((element) => /^(input|select|textarea)$/.test(element.name) && view.names.of(element)),
    test: (element, view) => (view.names.source(element) === 'title' ? attr(element, 'title')! : null),
    none: 'No form field has a name.',
    message: (n, of) => `${n} of ${of} form fields get their name from title only.`,
    examples: {
      passed: '<label>Name <input></label>',
      failed: '<input title="Name">',
      notApplicable: '<p>x</p>',
    },
  }),
  a11y('a11y-multiple-labels', 'moderate', 'Form field has several labels', {
    help: axe('form-field-multiple-labels'),
    fix: 'Keep one label, and reference the others with aria-describedby.',
    requirements: { criteria: [{ sc: '3.3.2', when: 'may' }], techniques: ['H44'] },
    elements: (view) => formFields(view).filter((element) => view.names.labels(element).length),
    test: (element, view) => {
      const labels = view.names.labels(element).filter((label) => view.rendering.exposed(label));
      return new Set(labels).size > 1 && !attr(element, 'aria-labelledby') ? '' : null;
    },
    none: 'No form field has a label element.',
    message: (n, of) => `${n} of ${of} labelled fields have more than one label.`,
    examples: {
      passed: '<label for="n">Name</label><input id="n">',
      failed: [
        '<label for="n">Name</label><label for="n">Again</label><input id="n">',
        '<label>Name <label>of the owner <input></label></label>',
      ],
      notApplicable: '<input aria-label="x">',
    },
  }),
  a11y('a11y-label-for-missing', 'moderate', 'Label refers to a missing field', {
    help: 'https://html-validate.org/rules/valid-for.html',
    fix: 'Set for to the id of a form field.',
    requirements: {
      criteria: [
        { sc: '1.3.1', when: 'may' },
        { sc: '4.1.2', when: 'may' },
      ],
      techniques: ['H44'],
      failures: ['F68'],
    },
    elements: ({ page }) => page.$(page.byTag('label')).filter('[for]').get(),
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
  }),
  a11y('a11y-autocomplete-valid', 'serious', 'autocomplete value is unknown', {
    help: act('73f2c2'),
    fix: 'Use the field names of the HTML Standard, such as email or street-address.',
    requirements: {
      criteria: [{ sc: '1.3.5', when: 'fails' }],
      techniques: ['H98'],
      failures: ['F107'],
      act: ['73f2c2'],
    },
    elements: (view) =>
      view.page.byTag('input', 'select', 'textarea').filter((element) => {
        const value = attr(element, 'autocomplete')?.trim().toLowerCase();
        const type = attr(element, 'type')?.toLowerCase() ?? '';
        if (!value || value === 'on' || value === 'off' || /^(hidden|button|submit|reset)$/.test(type)) return false;
        if (!view.rendering.visible(element) && !view.rendering.exposed(element)) return false;
        if (isDisabled(element) || attr(element, 'aria-disabled')?.toLowerCase() === 'true') return false;
        const widget = !/^(none|banner|main|navigation|region|generic)$/.test(view.roleOf(element) ?? '');
        return isFocusable(element, view.rendering) && ((tabIndex(element) ?? 0) >= 0 || widget);
      }),
    test: (element) => {
      const value = attr(element, 'autocomplete')!;
      return autofillFault(value) ?? autofillMisfit(element, value);
    },
    none: 'No field has an autocomplete attribute.',
    message: (n, of) => `${n} of ${of} autocomplete values are not defined by the HTML Standard.`,
    examples: {
      passed: [
        '<input autocomplete="email">',
        '<textarea autocomplete="section-a shipping street-address"></textarea>',
        '<input autocomplete="home tel">',
        '<input autocomplete="username webauthn">',
        '<input type="text" autocomplete="tel">',
        '<textarea autocomplete="street-address"></textarea>',
        '<input type="tel" autocomplete="tel">',
      ],
      failed: [
        '<input autocomplete="mail">',
        '<input autocomplete="home street-address">',
        '<input autocomplete="shipping">',
        '<input autocomplete="email name">',
        '<input type="number" autocomplete="email">',
        '<input autocomplete="street-address">',
        '<input type="tel" autocomplete="one-time-code">',
      ],
      notApplicable: [
        '<input autocomplete="off">',
        '<input>',
        '<input disabled autocomplete="mail">',
        '<input type="submit" autocomplete="mail">',
        '<fieldset disabled><input autocomplete="mail"></fieldset>',
        '<input aria-disabled="true" autocomplete="mail">',
      ],
    },
  }),
];
