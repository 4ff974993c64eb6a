import { isDisabled, isFocusable, tabIndex } from '../../reading/page/focus.ts';
import { attr } from '../../reading/page/node.ts';
import { act } from '../links.ts';
import { autofillFault } from './autofill.ts';
import { a11y } from './view.ts';

export const a11yAutocompleteValid = a11y('a11y-autocomplete-valid', 'serious', 'autocomplete value is unknown', {
  help: act('73f2c2'),
  fix: 'Use the field names of the HTML Standard, such as email or street-address.',
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
  test: (element) => autofillFault(attr(element, 'autocomplete')!),
  none: 'No field has an autocomplete attribute.',
  message: (n, of) => `${n} of ${of} autocomplete values are not defined by the HTML Standard.`,
  examples: {
    passed: [
      '<input autocomplete="email">',
      '<input autocomplete="section-a shipping street-address">',
      '<input autocomplete="home tel">',
      '<input autocomplete="username webauthn">',
    ],
    failed: [
      '<input autocomplete="mail">',
      '<input autocomplete="home street-address">',
      '<input autocomplete="shipping">',
      '<input autocomplete="email name">',
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
});
