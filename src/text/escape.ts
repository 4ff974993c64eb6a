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
