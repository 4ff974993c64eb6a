import { attr, type Element } from '../../../page/tree/node.ts';

/** Autofill field names that may follow home, work, mobile, fax or pager (HTML, 4.10.18.7.1). */
const CONTACT = new Set(
  'tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp'.split(
    ' ',
  ),
);

const FIELDS: ReadonlySet<string> = new Set([
  ...CONTACT,
  ...(
    'name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password ' +
    'current-password one-time-code organization-title organization street-address address-line1 address-line2 ' +
    'address-line3 address-level4 address-level3 address-level2 address-level1 country country-name postal-code cc-name ' +
    'cc-given-name cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type ' +
    'transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo'
  ).split(' '),
]);

/** Every autofill field name. */
export const AUTOFILL_FIELDS: readonly string[] = [...FIELDS];

/** Controls that a field name fits, where it is one of a group of its own (HTML, "autofill field", control group). */
const GROUPS: Readonly<Record<string, string>> = {
  'street-address': 'multiline',
  'new-password': 'password',
  'current-password': 'password',
  'one-time-code': 'password',
  'cc-exp': 'month',
  'cc-exp-month': 'numeric',
  'cc-exp-year': 'numeric',
  'transaction-amount': 'numeric',
  'bday-day': 'numeric',
  'bday-month': 'numeric',
  'bday-year': 'numeric',
  bday: 'date',
  url: 'url',
  photo: 'url',
  impp: 'url',
  tel: 'tel',
  email: 'username',
  username: 'username',
};

/** Groups whose field names fit a type of input; any other field name is of the group `text`. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  password: ['text', 'password', 'username'],
  url: ['url'],
  email: ['username'],
  tel: ['tel'],
  number: ['numeric'],
  month: ['month'],
  date: ['date'],
  range: [],
  color: [],
  checkbox: [],
  radio: [],
  file: [],
  time: [],
  week: [],
  'datetime-local': [],
};

/** The field name that a value ends with, without `webauthn`. */
const fieldIn = (value: string): string =>
  value
    .toLowerCase()
    .trim()
    .replace(/\s+webauthn$/, '')
    .split(/\s+/)
    .at(-1)!;

/** A field name that HTML does not allow on this type of control; null if it fits. Text, search and select take any. */
export const autofillMisfit = (element: Element, value: string): string | null => {
  const field = fieldIn(value);
  const group = GROUPS[field] ?? 'text';
  if (element.name !== 'input') return null;
  const type = attr(element, 'type')?.trim().toLowerCase() ?? 'text';
  const fits = TYPES[type];
  if (fits === undefined) return group === 'multiline' && type !== 'hidden' ? field : null;
  return fits.includes(group) ? null : `${field} on type="${type}"`;
};

/** The token of an autocomplete value that stands where HTML does not allow it, or null where all are right. */
export const autofillFault = (value: string): string | null => {
  const rest = value
    .toLowerCase()
    .split(/[\t\n\f\r ]+/)
    .filter(Boolean);
  if (rest[0]?.startsWith('section-')) rest.shift();
  if (rest[0] === 'shipping' || rest[0] === 'billing') rest.shift();
  const contact = /^(home|work|mobile|fax|pager)$/.test(rest[0] ?? '') ? rest.shift() : undefined;
  const field = rest.shift();
  if (rest[0] === 'webauthn') rest.shift();
  if (field === undefined || rest.length) return value;
  return (contact ? CONTACT : FIELDS).has(field) ? null : value;
};
