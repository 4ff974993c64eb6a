import { attr, type Element, isElement } from '../../reading/page/node.ts';
import { a11y } from './view.ts';

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

export const a11yFormSubmit = a11y('a11y-form-submit', 'minor', 'Form has no button that sends it', {
  help: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H32',
  fix: 'Add a submit button.',
  elements: (view) =>
    view.page
      .byTag('form')
      .filter(
        (form) =>
          view.rendering.visible(form) &&
          [...view.page.descendants(form)].some((node) => isElement(node) && isField(node)),
      ),
  test: (form, view) => {
    const own = [...view.page.descendants(form)].filter(isElement);
    const id = attr(form, 'id');
    const elsewhere = id ? view.page.byAttribute('form').filter((one) => attr(one, 'form') === id) : [];
    return [...own, ...elsewhere].some(isSubmit) ? null : '';
  },
  none: 'No form has fields.',
  message: (n, of) => `${n} of ${of} forms have no submit button.`,
  examples: {
    passed: ['<form><input><button>Send</button></form>', '<form id="f"><input></form><button form="f">Send</button>'],
    failed: ['<form><input></form>', '<form><input><button type="button">x</button></form>'],
    notApplicable: ['<p>x</p>', '<form><p>x</p></form>'],
  },
});
