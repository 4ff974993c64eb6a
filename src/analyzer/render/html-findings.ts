import { html, type Markup } from '../../text/markup.ts';
import { changes } from './html-changes.ts';
import { areasClass } from './html-filters.ts';
import { badge, folded, foreign, link } from './html-parts.ts';
import type { Fix, Place, ReportDocument, ShownFinding } from './model.ts';
import { counted, joined, meaningOf } from './words.ts';

/** Places that are seen before the others are asked for. */
const SEEN = 4;

const position = ({ line, column }: Place): string => {
  if (line === null) return '';
  return column === null ? `Line ${line}` : `Line ${line}, column ${column}`;
};

const place = (one: Place): Markup => {
  const at = position(one);
  return html`<li>${at && html`<span class="at" data-copy="- ">${at}</span> `}${one.where && html`<code dir="auto" data-copy="  ">${one.where}</code>`}${one.value && html`<span class="value" dir="auto" data-copy="  ">${one.value}</span>`}${one.snippet && html`<pre dir="ltr"><code data-copy="      ">${one.snippet}</code></pre>`}${changes(one.changes)}</li>`;
};

const places = ({ places: all, count }: ShownFinding): Markup | null => {
  if (!all.length) return null;
  const [seen, rest] = [all.slice(0, SEEN), all.slice(SEEN)];
  const unnamed = count - all.length;
  return html`<ul class="places">${seen.map(place)}</ul>${
    rest.length > 0 && folded(`${rest.length} more`, html`<ul class="places">${rest.map(place)}</ul>`)
  }${unnamed > 0 && html`<p class="quiet">And at ${counted(unnamed, 'more place')} that the report does not list.</p>`}`;
};

const rule = ({ id, title, help }: ShownFinding): Markup | null =>
  id || help
    ? html`<p class="rule">${id && html`<code>${id}</code>`}${id && help && ' · '}${
        help &&
        html`<span data-copy="Rule: ">${link(help, html`About the rule<span class="sr">: ${title}</span>`)}</span>`
      }</p>`
    : null;

/** What it means for WCAG, each criterion with a link to its explanation. */
const meaning = (one: ShownFinding): Markup | null => {
  const text = meaningOf(one);
  return text ? html`<p class="meaning" data-copy="">${text}.</p>` : null;
};

const finding = (one: ShownFinding): Markup =>
  html`<section class="finding"><h4 dir="auto" data-copy="**">${one.title}</h4>${
    one.message && one.message !== one.title && html`<p dir="auto" data-copy="">${one.message}</p>`
  }${meaning(one)}${places(one)}${rule(one)}</section>`;

/** Findings of other areas that say the same. */
const shared = ({ also }: Fix): Markup | null =>
  also.length === 0
    ? null
    : html`<p class="quiet">Also counts for ${joined(also.map(({ area, id }) => `${area} (${id})`))}.</p>`;

const fix =
  (areas: readonly string[]) =>
  (one: Fix, i: number): Markup =>
    html`<article class="fix ${one.severity} ${areasClass(one, areas)}" id="fix-${i}" aria-labelledby="fix-${i}-title">
<p class="tags">${badge(one.severity)} <span>${one.areas.join(', ')}</span> <span class="quiet">${counted(one.count, 'place')}</span> <button type="button" class="copy" hidden>Copy<span class="sr">: ${one.title}</span></button></p>
<h3 id="fix-${i}-title" dir="auto" data-copy="## ">${one.title}</h3>
${one.findings.map(finding)}${shared(one)}</article>`;

/** Findings by what is to be done about them. */
export const findings = ({ fixes, areas }: ReportDocument): Markup => html`${fixes.map(fix(areas))}`;

/** The fixes that remove most, each linked to its findings. */
export const firstFixes = ({ first, fixes }: ReportDocument): Markup | null =>
  first.fixes.length === 0
    ? null
    : html`<h3>Fix these first</h3><ol class="first">${first.fixes.map(
        (one) =>
          html`<li><a href="#fix-${fixes.indexOf(one)}" dir="auto">${one.title}</a><span class="tags">${badge(one.severity)} ${foreign(one.areas.join(', '))} <span class="quiet">${counted(one.count, 'place')}</span></span></li>`,
      )}</ol>`;
