/** Autofill field names that may follow home, work, mobile, fax or pager (HTML, 4.10.18.7.1). */
const CONTACT = new Set(
  'tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp'.split(
    ' ',
  ),
);

const FIELDS = new Set([
  ...CONTACT,
  ...(
    'name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password ' +
    'current-password one-time-code organization-title organization street-address address-line1 address-line2 ' +
    'address-line3 address-level4 address-level3 address-level2 address-level1 country country-name postal-code cc-name ' +
    'cc-given-name cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type ' +
    'transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo'
  ).split(' '),
]);

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
