const MARKS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

/** Text as it may stand in an element or a quoted attribute of HTML; a backtick was a quotation mark to old browsers. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"'`]/g, (mark) => MARKS[mark]!);

/** A number as it is written by hand or by a program: digits with a sign, a point and an exponent, and nothing else. */
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * A field of a CSV file (RFC 4180). Where a spreadsheet would take a text for a formula (it begins with `=`, `+`, `-`, `@`, a
 * tab or a carriage return) an apostrophe stands before it; plain numbers such as -5 or +1.5e3 stay as they are.
 */
export const csvCell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
