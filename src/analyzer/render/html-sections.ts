import { html, type Markup } from '../../text/markup.ts';
import { folded, foreign } from './html-parts.ts';
import type { ReportDocument, ShownSection, ShownTable } from './model.ts';

const table = ({ title, head, rows, more }: ShownTable, id: string): Markup =>
  html`<div class="wide" role="region" aria-labelledby="${id}" tabindex="0"><table><caption id="${id}">${title}</caption><thead><tr>${head.map(
    (cell) => html`<th scope="col">${cell}</th>`,
  )}</tr></thead><tbody>${rows.map(
    (row) => html`<tr>${row.map((cell) => html`<td dir="auto">${cell}</td>`)}</tr>`,
  )}</tbody></table></div>${more > 0 && html`<p class="quiet">And ${more} more rows.</p>`}`;

const panel = ({ panel: { facts, tables, swatches } }: ShownSection, key: number): Markup[] => [
  ...(facts.length
    ? [
        html`<dl class="facts">${facts.map(([label, value]) => html`<div><dt>${label}</dt><dd dir="auto">${value}</dd></div>`)}</dl>`,
      ]
    : []),
  ...swatches.map(
    ({ title, colors }) =>
      html`<h4>${title}</h4><ul class="swatches">${colors.map(
        ({ hex, uses }) =>
          html`<li><svg width="22" height="22" aria-hidden="true"><rect width="22" height="22" rx="4" fill="${hex}"/></svg><code>${hex}</code>${uses !== null && html` <span class="quiet">${uses}×</span>`}</li>`,
      )}</ul>`,
  ),
  ...tables.map((one, i) => table(one, `t-${key}-${i}`)),
];

const tally = ({ passed, failed, notApplicable, undecided: open }: ShownSection): Markup | null => {
  const left = open.reduce((sum, { ids }) => sum + ids.length, 0);
  if (passed.length + failed + notApplicable + left === 0) return null;
  return html`<p class="quiet">Checks: ${passed.length} passed, ${failed} failed, ${notApplicable} did not apply, ${left} undecided.</p>${
    passed.length > 0 &&
    folded(
      `Checks that passed: ${passed.length}`,
      html`<ul class="ids">${passed.map((id) => html`<li><code>${id}</code></li>`)}</ul>`,
    )
  }`;
};

/** Facts, tables and colours of each section, with how its checks came out. */
export const reading = ({ sections }: ReportDocument): Markup | null =>
  sections.length === 0
    ? null
    : html`<section aria-labelledby="reading"><h2 id="reading">What was read</h2>${sections.map(
        (one, i) =>
          html`<section class="part" aria-labelledby="s-${i}"><h3 id="s-${i}">${one.label}</h3>${tally(one)}${panel(one, i)}</section>`,
      )}</section>`;

/** Checks that source alone could not answer. */
export const undecided = ({ sections }: ReportDocument): Markup | null => {
  const all = sections.flatMap((one) => one.undecided);
  return all.length === 0
    ? null
    : html`<section aria-labelledby="undecided"><h2 id="undecided">Left undecided</h2><p>The page source alone cannot decide these checks; they do not affect the scores.</p><ul class="open">${all.map(
        ({ reason, ids }) => html`<li>${foreign(reason)} ${ids.map((id) => html`<code>${id}</code> `)}</li>`,
      )}</ul></section>`;
};
