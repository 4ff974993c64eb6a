/** Addresses of public documents that checks follow, by what names one in its collection. */

export const mdn = (path: string): string => `https://developer.mozilla.org/en-US/docs/Web/${path}`;
/** The HTML Standard, by page and fragment. */
export const html = (anchor: string): string => `https://html.spec.whatwg.org/multipage/${anchor}`;
/** Chrome's documents for developers. */
export const chrome = (path: string): string => `https://developer.chrome.com/docs/${path}`;
/** An audit of Lighthouse, by category and id. */
export const lighthouse = (audit: string): string => chrome(`lighthouse/${audit}`);
/** Google's documents on search. */
export const google = (path: string): string => `https://developers.google.com/search/docs/${path}`;
/** A W3C ACT rule. */
export const act = (id: string): string => `https://www.w3.org/WAI/standards-guidelines/act/rules/${id}/`;
/** A rule of axe-core. */
export const axe = (rule: string): string => `https://dequeuniversity.com/rules/axe/4.11/${rule}`;
