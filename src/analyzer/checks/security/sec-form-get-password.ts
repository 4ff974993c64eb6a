import { attr, hasAttr } from '../../reading/page/node.ts';
import { security } from './input.ts';
import { passwordForms } from './transport.ts';

export const secFormGetPassword = security('sec-form-get-password', 'serious', 'Password form submits with GET', {
  help: 'https://cwe.mitre.org/data/definitions/598.html',
  fix: 'Use POST for forms with passwords.',
  elements: (view) => passwordForms(view.page),
  test: (form) =>
    (attr(form, 'method') ?? 'get').trim().toLowerCase() === 'post' || hasAttr(form, 'onsubmit') ? null : 'GET',
  none: 'No form asks for a password.',
  message: (n) => `${n} password forms put the password into the URL.`,
  examples: {
    passed: '<form method="post"><input type="password"></form>',
    failed: '<form><input type="password"></form>',
    notApplicable: '<form><input></form>',
  },
});
