import { html, type Markup, type Part } from '../../text/markup.ts';
import type { Severity } from '../model/check.ts';
import { SEVERITY_NAMES } from './words.ts';

/** Text of the page under test: of any script and direction. */
export const foreign = (value: string): Markup => html`<span dir="auto">${value}</span>`;

/** A link out of the report; `href` is an http or https address. */
export const link = (href: string, label: Part): Markup =>
  html`<a href="${href}" rel="noopener noreferrer nofollow">${label}</a>`;

export const badge = (severity: Severity): Markup =>
  html`<span class="badge ${severity}">${SEVERITY_NAMES[severity]}</span>`;

/** Content that is folded away on a screen until asked for, and always there on paper and in text browsers. */
export const folded = (summary: Part, content: Part): Markup =>
  html`<details class="fold"><summary>${summary}</summary></details><div class="folded">${content}</div>`;
