import { html, type Markup, markup, type Part } from '../../text/markup.ts';
import type { Severity } from '../model/check.ts';
import type { Language } from './language/language.ts';

/** Text of the page under test: of any script and direction. */
export const foreign = (value: string): Markup => html`<span dir="auto">${value}</span>`;

/** Marks a text that is in English within a report of another language. */
export const inEnglish = (is: boolean): Markup | null => (is ? markup(' lang="en"') : null);

/** A link out of the report; `href` is an http or https address. */
export const link = (href: string, label: Part): Markup =>
  html`<a href="${href}" rel="noopener noreferrer nofollow">${label}</a>`;

export const badge = (severity: Severity, language: Language): Markup =>
  html`<span class="badge ${severity}">${language.severity(severity)}</span>`;

/** Content that is folded away on a screen until asked for, and always there on paper and in text browsers. */
export const folded = (summary: Part, content: Part): Markup =>
  html`<details class="fold"><summary>${summary}</summary></details><div class="folded">${content}</div>`;

/** The same for a part of the report: what is pressed is its heading, which stays on paper. */
export const foldedPart = (heading: Markup, content: Part): Markup =>
  html`<details class="fold titled"><summary>${heading}</summary></details><div class="folded">${content}</div>`;
