import { cannotTell } from '../../../model/verdict.ts';
import { isDisabled } from '../../../page/accessibility/focus.ts';
import { attr, closest, type Element, hasAttr } from '../../../page/tree/node.ts';
import { a11y } from './check.ts';

/** Names of fields that are about a person, as forms spell them. */
const PERSONAL =
  /^(e-?mail(-?address)?|tel|phone(-?(number|no))?|mobile|first-?name|fname|last-?name|lname|given-?name|family-?name|sur-?name|full-?name|street(-?address)?|address-?line-?\d|post-?code|postal-?code|zip(-?code)?|birth-?day|birth-?date|date-?of-?birth|dob|card-?number|cc-?number)$/;

/** `firstName`, `first_name` and `user[first_name]` as `first-name`. */
const spelt = (name: string): string =>
  name
    .replace(/^.*\[([^\]]+)\]$/, '$1')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[_.\s]+/g, '-')
    .toLowerCase();

const isPersonal = (input: Element): boolean =>
  /^(email|tel)$/i.test(attr(input, 'type') ?? '') ||
  ['name', 'id'].some((name) => PERSONAL.test(spelt(attr(input, name) ?? '')));

const isSearch = (input: Element): boolean => {
  const form = closest(input, 'form', 'search');
  return form?.name === 'search' || attr(form ?? input, 'role') === 'search';
};

export const a11yAutocompleteMissing = a11y(
  'a11y-autocomplete-missing',
  'minor',
  'Field about a person has no autocomplete',
  {
    help: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H98',
    fix: 'Add autocomplete with the name of the field, such as email or given-name, if it asks about the user.',
    requirements: { criteria: [{ sc: '1.3.5', when: 'review' }], techniques: ['H98'], failures: ['F107'] },
    elements: (view) =>
      view.page
        .byTag('input')
        .filter(
          (input) =>
            /^(|text|email|tel|date)$/i.test(attr(input, 'type') ?? '') &&
            isPersonal(input) &&
            !isDisabled(input) &&
            !hasAttr(input, 'readonly') &&
            !isSearch(input) &&
            view.rendering.exposed(input),
        ),
    test: (input) =>
      attr(input, 'autocomplete')?.trim()
        ? null
        : cannotTell('A field that asks about the user needs autocomplete; one about another person does not.'),
    none: 'No field asks about a person, as far as its type and name say.',
    message: (n, of) => `${n} of ${of} fields about a person have no autocomplete.`,
    examples: {
      passed: '<input type="email" autocomplete="email" aria-label="Mail">',
      undecided: ['<input type="email" name="email" aria-label="Mail">', '<input name="first_name" aria-label="Name">'],
      notApplicable: ['<input aria-label="Search" name="q">', '<input type="email" disabled aria-label="Mail">'],
    },
  },
);
