import { attr, type Element } from '../../../page/tree/node.ts';
import type { View } from '../facts/view.ts';
import { a11y } from './check.ts';

/** The elements that hold the error message of a field. */
const messages = (field: Element, view: View): readonly Element[] =>
  attr(field, 'aria-errormessage')!
    .split(/\s+/)
    .map((id) => view.page.byId(id))
    .filter((element) => element !== undefined);

export const a11yErrormessageShown = a11y(
  'a11y-errormessage-shown',
  'serious',
  'Error message of a field is not shown',
  {
    help: 'https://www.w3.org/TR/wai-aria-1.2/#aria-errormessage',
    fix: 'Show the message while aria-invalid is true, or remove aria-invalid.',
    requirements: {
      criteria: [
        { sc: '3.3.1', when: 'may' },
        { sc: '4.1.2', when: 'may' },
      ],
      techniques: ['ARIA21'],
      act: ['36b590'],
    },
    elements: (view) =>
      view.page
        .byAttribute('aria-errormessage')
        .filter(
          (field) =>
            !/^(|false)$/.test(attr(field, 'aria-invalid')?.trim().toLowerCase() ?? '') &&
            view.rendering.exposed(field) &&
            messages(field, view).length > 0,
        ),
    test: (field, view) =>
      messages(field, view).some((message) => view.rendering.exposed(message) && view.page.text(message).trim())
        ? null
        : attr(field, 'aria-errormessage')!,
    none: 'No field that is marked as wrong names an error message.',
    message: (n, of) => `${n} of ${of} fields marked as wrong name an error message that is not shown.`,
    examples: {
      passed: '<input aria-label="Age" aria-invalid="true" aria-errormessage="e"><p id="e">Not a number</p>',
      failed: [
        '<input aria-label="Age" aria-invalid="true" aria-errormessage="e"><p id="e" hidden>Not a number</p>',
        '<input aria-label="Age" aria-invalid="spelling" aria-errormessage="e"><p id="e"></p>',
        '<input aria-label="Age" aria-invalid="true" aria-errormessage="e"><p id="e" aria-hidden="true">x</p>',
      ],
      notApplicable: [
        '<input aria-label="Age" aria-errormessage="e"><p id="e" hidden>x</p>',
        '<input aria-label="Age" aria-invalid="false" aria-errormessage="e"><p id="e" hidden>x</p>',
      ],
    },
  },
);
