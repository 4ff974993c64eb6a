import { attr } from '../../reading/page/node.ts';
import { mdn } from '../links.ts';
import { judge } from '../verdict.ts';
import { security } from './input.ts';
import { isPlain, isSecure, passwordForms } from './transport.ts';

export const secFormInsecure = security({
  id: 'sec-form-insecure',
  title: 'Form submits over plain HTTP',
  severity: 'critical',
  help: mdn('Security/Insecure_passwords'),
  fix: 'Submit forms to HTTPS URLs, and serve password fields over HTTPS only.',
  run: (view) => {
    const asking = new Set(isSecure(view) ? [] : passwordForms(view.page));
    return judge(
      view,
      view.page.byTag('form'),
      (form) => {
        const action = attr(form, 'action');
        if (isPlain(view.page, action)) return `submits to ${view.page.resolve(action!)}`;
        return asking.has(form) ? 'asks for a password over plain HTTP' : null;
      },
      { none: 'There are no forms.', message: (n, of) => `${n} of ${of} forms submit over plain HTTP.` },
    );
  },
  examples: {
    passed: '<form action="/send"><input></form>',
    failed: [
      '<form method="post" action="http://example.org/"><input name="mail" type="email"></form>',
      { url: 'http://example.org/', body: '<form method="post"><input type="password"></form>' },
    ],
    notApplicable: '',
  },
});
