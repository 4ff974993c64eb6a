/** The names and values that a fragment carries. */
export type AddressValues = Readonly<Record<string, string>>;

/** Characters that a fragment may hold as they are, and that keep a value readable. */
const PLAIN = /%(?:20|23|25|28|29|2C|2F|3A|3B|40|7E)/g;
const READABLE: Readonly<Record<string, string>> = {
  '%20': '+',
  '%28': '(',
  '%29': ')',
  '%2C': ',',
  '%2F': '/',
  '%3A': ':',
  '%3B': ';',
  '%40': '@',
  '%7E': '~',
};

const encode = (text: string): string => encodeURIComponent(text).replace(PLAIN, (found) => READABLE[found] ?? found);

/** `#` and what follows it: values by name, in their order; nothing where all are left out. */
export const writeFragment = (values: AddressValues): string => {
  const parts = Object.entries(values).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return parts.length ? `#${parts.join('&')}` : '';
};

/** Reads what `writeFragment` wrote, and what a person changed in it: a name without a value, a broken escape. Never throws. */
export const readFragment = (fragment: string): AddressValues =>
  Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, '')));
