import { attr } from '../../../page/tree/node.ts';
import { security } from './input.ts';

export const secAutocompletePassword = security(
  'sec-autocomplete-password',
  'minor',
  'Password fields block password managers',
  {
    help: 'https://html-validate.org/rules/autocomplete-password.html',
    fix: 'Use autocomplete="current-password" or "new-password".',
    requirements: { criteria: [{ sc: '1.3.5', when: 'may' }], techniques: ['H98', 'H100'] },
    elements: ({ page }) => page.$(page.byTag('input')).filter('[type="password" i]').get(),
    test: (input) => {
      const value = attr(input, 'autocomplete')?.trim().toLowerCase();
      return value === undefined || value === 'off' ? (value ?? 'no autocomplete') : null;
    },
    none: 'There is no password field.',
    message: (n, of) => `${n} of ${of} password fields do not state which password they expect.`,
    examples: {
      passed: '<input type="password" autocomplete="current-password">',
      failed: '<input type="password" autocomplete="off">',
      notApplicable: '',
    },
  },
);
