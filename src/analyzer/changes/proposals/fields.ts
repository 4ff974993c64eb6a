import { nearMatches } from '../../../errors/suggest.ts';
import { labelIndex } from '../../page/accessibility/labels.ts';
import { attr, childElements, type Element, hasAttr, parentOf } from '../../page/tree/node.ts';
import { perPage } from '../../page/tree/page.ts';
import { AUTOFILL_FIELDS, autofillFault, autofillMisfit } from '../../stages/structure/facts/autofill.ts';
import type { ChangeContext } from '../source/context.ts';
import { textAs, together } from '../source/markup.ts';
import { type Proposal, type Propose, suggestion, template } from '../source/proposal.ts';

const usedLabels = perPage((page) => new Set([...labelIndex(page).values()].flat()));

const isCheckable = (element: Element): boolean => /^(checkbox|radio)$/.test(attr(element, 'type')?.trim() ?? '');

/** A label that names nothing yet, next to a field or to the part that the field is in. */
const loneLabel = (field: Element, { page }: ChangeContext): Element | undefined => {
  const fits = (one: Element | undefined): one is Element =>
    one?.name === 'label' && !usedLabels(page).has(one) && page.text(one).trim() !== '';
  for (let at: Element | null = field, n = 0; at && n < 3; at = parentOf(at), n += 1) {
    const parent = parentOf(at);
    if (!parent) return undefined;
    const siblings = childElements(parent);
    const place = siblings.indexOf(at);
    const [before, after] = [siblings[place - 1], siblings[place + 1]];
    const order = isCheckable(field) ? [after, before] : [before, after];
    const found = order.find(fits);
    if (found) return found;
    if (siblings.length > 3) return undefined;
  }
  return undefined;
};

/** An id for a field: its own, its name, or `field`. */
const idFor = (field: Element, context: ChangeContext): string => {
  const name = attr(field, 'name')?.trim() ?? '';
  return context.idOf(field, /^[A-Za-z][\w-]*$/.test(name) ? name : 'field');
};

const withId = (field: Element, id: string, { markup }: ChangeContext) =>
  attr(field, 'id') ? [] : markup.set(field, 'id', id);

const labelled = (field: Element, context: ChangeContext): Proposal[] => {
  const lone = loneLabel(field, context);
  if (!lone || !/^(input|select|textarea|meter|progress|output)$/.test(field.name) || !context.claim(lone, field))
    return [];
  const id = idFor(field, context);
  return suggestion(
    'Let the label beside it name it',
    together(context.markup.set(lone, 'for', id), withId(field, id, context)),
  );
};

const field: Propose = (element, context) => {
  const { markup, page } = context;
  const own = (attr(element, 'id') ? page.byTag('label') : []).find((one) => attr(one, 'for') === attr(element, 'id'));
  return [
    ...labelled(element, context),
    ...(own && page.text(own).trim() === '' && own.children.length === 0
      ? template('Write what belongs into the field', markup.first(own, '…'))
      : []),
    ...template('Name it', markup.set(element, 'aria-label', '…')),
  ];
};

/** A label that is seen, of the words of a placeholder or title. */
const seenLabel =
  (from: 'placeholder' | 'title'): Propose =>
  (element, context) => {
    const words = attr(element, from)!.trim();
    const id = idFor(element, context);
    const markup = `<label for="${id}">${textAs(words)}</label> `;
    return [
      ...labelled(element, context),
      ...suggestion(
        'Put a label before it',
        together(context.markup.before(element, markup), withId(element, id, context)),
      ),
      ...suggestion('Name it', context.markup.set(element, 'aria-label', words)),
    ];
  };

const labelTarget: Propose = (element, context) => {
  const { markup, page } = context;
  const wanted = attr(element, 'for')!.trim();
  const fields = page.byTag('input', 'select', 'textarea').filter((one) => !labelIndex(page).has(one));
  const near = nearMatches(
    wanted,
    fields.flatMap((one) => attr(one, 'id') ?? []),
    1,
  )[0];
  const beside = fields.find((one) => loneLabel(one, context) === element && attr(one, 'type') !== 'hidden');
  const id = beside && idFor(beside, context);
  return [
    ...(id
      ? suggestion(
          'Let it name the field beside it',
          together(markup.set(element, 'for', id), withId(beside, id, context)),
        )
      : []),
    ...(near ? suggestion(`Correct the id to ${near}`, markup.set(element, 'for', near)) : []),
    ...suggestion('Remove for', markup.drop(element, 'for')),
  ];
};

/** Names of fields as people write them. */
const MEANT: Readonly<Record<string, string>> = {
  mail: 'email',
  'e-mail': 'email',
  'email-address': 'email',
  phone: 'tel',
  telephone: 'tel',
  mobile: 'tel',
  zip: 'postal-code',
  zipcode: 'postal-code',
  'zip-code': 'postal-code',
  postcode: 'postal-code',
  'first-name': 'given-name',
  firstname: 'given-name',
  fname: 'given-name',
  'last-name': 'family-name',
  lastname: 'family-name',
  lname: 'family-name',
  surname: 'family-name',
  fullname: 'name',
  'full-name': 'name',
  city: 'address-level2',
  state: 'address-level1',
  region: 'address-level1',
  address: 'street-address',
  street: 'street-address',
  company: 'organization',
  password: 'current-password',
  user: 'username',
  login: 'username',
  otp: 'one-time-code',
  birthday: 'bday',
  dob: 'bday',
  false: 'off',
  no: 'off',
  none: 'off',
  disabled: 'off',
  nope: 'off',
  true: 'on',
  yes: 'on',
};

const autocomplete: Propose = (element, { markup }) => {
  const value = attr(element, 'autocomplete')!.trim().toLowerCase();
  const last = value.split(/\s+/).at(-1)!;
  const candidates = [MEANT[value], MEANT[last], last, nearMatches(last, AUTOFILL_FIELDS, 1)[0]];
  const fitting = candidates.find(
    (one) =>
      one !== undefined &&
      one !== value &&
      (/^(on|off)$/.test(one) || (autofillFault(one) === null && autofillMisfit(element, one) === null)),
  );
  return [
    ...(fitting ? suggestion(`Write ${fitting}`, markup.set(element, 'autocomplete', fitting)) : []),
    ...suggestion('Remove autocomplete', markup.drop(element, 'autocomplete')),
  ];
};

const submit: Propose = (element, { markup }) =>
  template('Add a button that sends the form', markup.last(element, '<button>…</button>'));

const extraLabel: Propose = (element, context) => {
  const labels = labelIndex(context.page).get(element) ?? [];
  const [, second] = labels.filter((one) => hasAttr(one, 'for'));
  if (!second) {
    const around = labels.filter((one) => !hasAttr(one, 'for'));
    const inner = around.length > 1 ? around.at(-1) : undefined;
    return inner ? suggestion('Keep the outer label', context.markup.retag(inner, 'span')) : [];
  }
  const id = context.idOf(second, `${attr(element, 'id') ?? 'field'}-hint`);
  return suggestion(
    'Let the second label describe it',
    together(
      context.markup.retag(second, 'span'),
      context.markup.drop(second, 'for'),
      attr(second, 'id') ? [] : context.markup.set(second, 'id', id),
      context.markup.set(
        element,
        'aria-describedby',
        [attr(element, 'aria-describedby')?.trim(), id].filter(Boolean).join(' '),
      ),
    ),
  );
};

/** Changes of form fields and their labels. */
export const FIELD_CHANGES: Readonly<Record<string, Propose>> = {
  'a11y-form-field-name': field,
  'a11y-placeholder-label': seenLabel('placeholder'),
  'a11y-label-title-only': seenLabel('title'),
  'a11y-label-for-missing': labelTarget,
  'a11y-multiple-labels': extraLabel,
  'a11y-autocomplete-valid': autocomplete,
  'a11y-form-submit': submit,
};
