import { attr, type Element, isElement } from '../../reading/page/node.ts';
import type { Page } from '../../reading/page/page.ts';
import { mdn } from '../links.ts';
import { judge } from '../verdict.ts';
import { security } from './input.ts';
import { isPlain, isSecure, passwordForms } from './transport.ts';

/** Fields that hold what others should not read. */
const PRIVATE = /^(email|file|password|tel)$/;

/** A form whose contents are worth hiding: it posts, or asks for something about a person. A search is not. */
const isPrivate = (page: Page, form: Element): boolean =>
  attr(form, 'method')?.trim().toLowerCase() === 'post' ||
  [...page.descendants(form)].some(
    (node) => isElement(node) && node.name === 'input' && PRIVATE.test(attr(node, 'type')?.trim().toLowerCase() ?? ''),
  );

const isSubmitter = (node: Element): boolean =>
  (node.name === 'button' && !/^(button|reset)$/i.test(attr(node, 'type')?.trim() ?? '')) ||
  (node.name === 'input' && /^(image|submit)$/i.test(attr(node, 'type')?.trim() ?? ''));

/** Where a form may be sent: its own action, and those that its buttons put in its place. */
const targetsOf = (page: Page, form: Element): (string | undefined)[] => [
  attr(form, 'action'),
  ...[...page.descendants(form)].flatMap((node) =>
    isElement(node) && isSubmitter(node) ? (attr(node, 'formaction') ?? []) : [],
  ),
];

export const secFormInsecure = security('sec-form-insecure', 'critical', 'Form submits over plain HTTP', {
  help: mdn('Security/Insecure_passwords'),
  fix: 'Submit forms to HTTPS URLs, and serve password fields over HTTPS only.',
  run: (view) => {
    const asking = new Set(isSecure(view) ? [] : passwordForms(view.page));
    return judge(
      view,
      view.page.byTag('form'),
      (form) => {
        const plain = targetsOf(view.page, form).find((target) => isPlain(view.page, target));
        if (plain !== undefined && isPrivate(view.page, form)) return `submits to ${view.page.resolve(plain)}`;
        return asking.has(form) ? 'asks for a password over plain HTTP' : null;
      },
      { none: 'There are no forms.', message: (n, of) => `${n} of ${of} forms submit over plain HTTP.` },
    );
  },
  examples: {
    passed: ['<form action="/send"><input></form>', '<form action="http://example.org/search"><input name="q"></form>'],
    failed: [
      '<form method="post" action="http://example.org/"><input name="mail" type="email"></form>',
      '<form method="post" action="/send"><input name="q"><button formaction="http://example.org/">Send</button></form>',
      { url: 'http://example.org/', body: '<form method="post"><input type="password"></form>' },
    ],
    notApplicable: '',
  },
});
