import { html, type Markup } from '../../text/markup.ts';
import { folded, foldedPart, inEnglish } from './html-parts.ts';
import type { Language } from './language/language.ts';
import type { ReportDocument, ShownSection, ShownTable } from './model.ts';

const table = ({ title, head, rows, more }: ShownTable, id: string, language: Language): Markup =>
  html`<div class="wide" role="region" aria-labelledby="${id}" tabindex="0"><table><caption id="${id}">${title}</caption><thead><tr>${head.map(
    (cell) => html`<th scope="col">${cell}</th>`,
  )}</tr></thead><tbody>${rows.map(
    (row) => html`<tr>${row.map((cell) => html`<td dir="auto">${cell}</td>`)}</tr>`,
  )}</tbody></table></div>${more > 0 && html`<p class="quiet">${language.count('rows', more)}</p>`}`;

const panel = ({ panel: { facts, tables, swatches } }: ShownSection, key: number, language: Language): Markup[] => [
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
  ...tables.map((one, i) => table(one, `t-${key}-${i}`, language)),
];

const tally = ({ passed, failed, notApplicable, undecided: open }: ShownSection, language: Language): Markup | null => {
  const undecided = open.reduce((sum, { ids }) => sum + ids.length, 0);
  if (passed.length + failed + notApplicable + undecided === 0) return null;
  const counts = { passed: passed.length, failed, notApplicable, undecided };
  return html`<p class="quiet">${language.text('outcomes', counts)}</p>${
    passed.length > 0 &&
    folded(
      language.text('passed', { n: passed.length }),
      html`<ul class="ids">${passed.map((id) => html`<li><code>${id}</code></li>`)}</ul>`,
    )
  }`;
};

/** Facts, tables and colours of each section, with how its checks came out; each is folded. */
export const reading = ({ sections, language }: ReportDocument): Markup | null =>
  sections.length === 0
    ? null
    : html`<section aria-labelledby="reading"><h2 id="reading">${language.text('data')}</h2>${sections.map(
        (one, i) =>
          html`<section class="part" aria-labelledby="s-${i}">${foldedPart(
            html`<h3 id="s-${i}">${one.label}</h3>`,
            html`${tally(one, language)}${panel(one, i, language)}`,
          )}</section>`,
      )}</section>`;

/** Checks that source alone could not answer. */
export const undecided = ({ sections, language }: ReportDocument): Markup | null => {
  const all = sections.flatMap((one) => one.undecided);
  if (all.length === 0) return null;
  const count = all.reduce((sum, { ids }) => sum + ids.length, 0);
  return html`<section aria-labelledby="undecided">${foldedPart(
    html`<h2 id="undecided">${language.text('undecided')} (${count})</h2>`,
    html`<p>${language.text('undecidedIntro')}</p><ul class="open">${all.map(
      ({ reason, ids }) =>
        html`<li><span dir="auto"${inEnglish(!language.isOriginal)}>${reason}</span> ${ids.map((id) => html`<code>${id}</code> `)}</li>`,
    )}</ul>`,
  )}</section>`;
};
