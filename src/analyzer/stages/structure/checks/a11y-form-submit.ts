import { attr, type Element, isElement } from '../../../page/tree/node.ts';
import { perPage } from '../../../page/tree/page.ts';
import type { View } from '../facts/view.ts';
import { a11y } from './check.ts';

const isField = (element: Element): boolean =>
  /^(select|textarea)$/.test(element.name) ||
  (element.name === 'input' && !/^(hidden|button|reset|submit|image)$/i.test(attr(element, 'type') ?? ''));

const isSubmit = (element: Element): boolean => {
  const type = attr(element, 'type')?.toLowerCase() ?? '';
  return (
    (element.name === 'button' && !/^(button|reset)$/.test(type)) ||
    (element.name === 'input' && /^(submit|image)$/.test(type))
  );
};

/** Whether a form holds an element that passes a test. */
const holds = ({ page }: View, form: Element, test: (element: Element) => boolean): boolean => {
  for (const node of page.descendants(form)) if (isElement(node) && test(node)) return true;
  return false;
};

/** The ids that `form` attributes of submit buttons name, wherever these stand. */
const senders = perPage(
  (page) =>
    new Set(
      page.byAttribute('form').flatMap((one) => (isSubmit(one) && attr(one, 'form') ? [attr(one, 'form')!] : [])),
    ),
);

export const a11yFormSubmit = a11y('a11y-form-submit', 'minor', 'Form has no button that sends it', {
  help: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H32',
  fix: 'Add a submit button.',
  requirements: { criteria: [{ sc: '3.2.2', when: 'may' }], techniques: ['H32'], failures: ['F36', 'F37'] },
  elements: (view) =>
    view.page.byTag('form').filter((form) => view.rendering.visible(form) && holds(view, form, isField)),
  test: (form, view) => {
    const sent = holds(view, form, isSubmit) || senders(view.page).has(attr(form, 'id') || '');
    return sent ? null : '';
  },
  none: 'No form has fields.',
  message: (n, of) => `${n} of ${of} forms have no submit button.`,
  examples: {
    passed: ['<form><input><button>Send</button></form>', '<form id="f"><input></form><button form="f">Send</button>'],
    failed: ['<form><input></form>', '<form><input><button type="button">x</button></form>'],
    notApplicable: ['<p>x</p>', '<form><p>x</p></form>'],
  },
});
