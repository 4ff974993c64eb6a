import { isDisabled, isFocusable, tabIndex } from '../../../page/focus.ts';
import { attr, type Element, hasAttr } from '../../../page/node.ts';
import { act, axe } from '../../links.ts';
import { autofillFault } from './autofill.ts';
import { a11y, type View } from './define.ts';

const FIELD_ROLES = [
  'checkbox',
  'combobox',
  'listbox',
  'menuitemcheckbox',
  'menuitemradio',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'textbox',
] as const;
const ROLELESS_TYPES = /^(color|date|datetime-local|file|month|password|time|week)$/;

/** Fields a reader fills in: by role, and the input types that HTML gives no role. */
const formFields = (view: View): readonly Element[] => {
  const byRole = view.withRole(...FIELD_ROLES).filter(({ tag }) => tag !== 'datalist');
  const roleless = view.page.byTag('input').filter((input) => {
    const type = attr(input, 'type')?.toLowerCase() ?? '';
    return ROLELESS_TYPES.test(type) && view.rendering.exposed(input) && view.roleOf(input) === null;
  });
  return roleless.length ? [...byRole, ...roleless].sort((a, b) => a.index - b.index) : byRole;
};

const fieldName = a11y.each(
  {
    id: 'a11y-form-field-name',
    severity: 'critical',
    title: 'Form field has no label',
    help: act('e086e5'),
    fix: 'Associate a label element with the field: <label for="id">.',
  },
  (view) => formFields(view),
  (element, view) => (view.names.of(element) ? null : ''),
  {
    none: 'There is no form field.',
    message: (n, of) => `${n} of ${of} form fields have no label.`,
  },
);

const titleOnly = a11y.each(
  {
    id: 'a11y-label-title-only',
    severity: 'moderate',
    title: 'Form field is labelled by title only',
    help: axe('label-title-only'),
    fix: 'Add a visible label.',
  },
  (view) =>
    formFields(view).filter((element) => /^(input|select|textarea)$/.test(element.tag) && view.names.of(element)),
  (element, view) => (view.names.source(element) === 'title' ? attr(element, 'title')! : null),
  {
    none: 'No form field has a name.',
    message: (n, of) => `${n} of ${of} form fields get their name from title only.`,
  },
);

const manyLabels = a11y.each(
  {
    id: 'a11y-multiple-labels',
    severity: 'moderate',
    title: 'Form field has several labels',
    help: axe('form-field-multiple-labels'),
    fix: 'Keep one label, and reference the others with aria-describedby.',
  },
  (view) => formFields(view).filter((element) => view.names.labels(element).length),
  (element, view) => {
    const labels = view.names.labels(element).filter((label) => view.rendering.exposed(label));
    return new Set(labels).size > 1 && !attr(element, 'aria-labelledby') ? '' : null;
  },
  {
    none: 'No form field has a label element.',
    message: (n, of) => `${n} of ${of} labelled fields have more than one label.`,
  },
);

const LABELABLE = /^(button|input|meter|output|progress|select|textarea)$/;

const labelFor = a11y.each(
  {
    id: 'a11y-label-for-missing',
    severity: 'moderate',
    title: 'Label refers to a missing field',
    help: 'https://html-validate.org/rules/valid-for.html',
    fix: 'Set for to the id of a form field.',
  },
  ({ page }) => page.byTag('label').filter((label) => hasAttr(label, 'for')),
  (label, { page }) => {
    const id = attr(label, 'for')!;
    const target = page.byId(id);
    return target && (LABELABLE.test(target.tag) || target.tag.includes('-')) ? null : id;
  },
  {
    none: 'No label has a for attribute.',
    message: (n, of) => `${n} of ${of} labels refer to an id that no form field has.`,
  },
);

const autocomplete = a11y.each(
  {
    id: 'a11y-autocomplete-valid',
    severity: 'serious',
    title: 'autocomplete value is unknown',
    help: act('73f2c2'),
    fix: 'Use the field names of the HTML Standard, such as email or street-address.',
  },
  (view) =>
    view.page.byTag('input', 'select', 'textarea').filter((element) => {
      const value = attr(element, 'autocomplete')?.trim().toLowerCase();
      const type = attr(element, 'type')?.toLowerCase() ?? '';
      if (!value || value === 'on' || value === 'off' || /^(hidden|button|submit|reset)$/.test(type)) return false;
      if (!view.rendering.visible(element) && !view.rendering.exposed(element)) return false;
      if (isDisabled(element) || attr(element, 'aria-disabled')?.toLowerCase() === 'true') return false;
      const widget = !/^(none|banner|main|navigation|region|generic)$/.test(view.roleOf(element) ?? '');
      return isFocusable(element, view.rendering) && ((tabIndex(element) ?? 0) >= 0 || widget);
    }),
  (element) => autofillFault(attr(element, 'autocomplete')!),
  {
    none: 'No field has an autocomplete attribute.',
    message: (n, of) => `${n} of ${of} autocomplete values are not defined by the HTML Standard.`,
  },
);

export const fieldChecks = [fieldName, titleOnly, manyLabels, labelFor, autocomplete];
