import { html, type Markup } from '../../text/markup.ts';
import { understanding } from '../model/criteria.ts';
import type { Conformance, ConformanceLine, ConformanceWord } from './conformance.ts';
import { byPrinciple, countsOf, evidenceOf, introOf, scopeOf } from './conformance-parts.ts';
import { inEnglish, link } from './html-parts.ts';
import type { Language } from './language/language.ts';
import type { ReportDocument } from './model.ts';

const classOf = (word: ConformanceWord): string => word.replaceAll(' ', '-');

const badge = (word: ConformanceWord, language: Language): Markup =>
  html`<span class="word ${classOf(word)}">${language.conformance(word).word}</span>`;

/** A cell that says on a narrow screen, where the table is a list, what its column is called. */
const cell = (label: string, content: Markup | string): Markup => html`<td data-label="${label}">${content}</td>`;

const row = (line: ConformanceLine, language: Language): Markup => {
  const { sees, left } = scopeOf(line);
  const evidence = evidenceOf(line, language);
  const english = inEnglish(!language.isOriginal);
  return html`<tr><th scope="row">${link(understanding(line.sc), language.criterion(line.sc))}</th>${cell(language.text('result'), badge(line.word, language))}${cell(
    language.text('found'),
    evidence.length > 0 ? html`<ul>${evidence.map((one) => html`<li>${one}</li>`)}</ul>` : '',
  )}${cell(language.text('sees'), sees === null ? language.text('nothing') : html`<span${english}>${sees}</span>`)}${cell(language.text('left'), html`<span${english}>${left}</span>`)}</tr>`;
};

/** How many criteria each word is said of, with what it means. */
const counts = (conformance: Conformance, language: Language): Markup =>
  html`<dl class="words">${countsOf(conformance).map(
    ({ word, n }) =>
      html`<div><dt><strong>${n}</strong> ${badge(word, language)}</dt><dd>${language.conformance(word).meaning}</dd></div>`,
  )}</dl>`;

/** The criteria of a standard with what the report says of each, as a part of a page. */
export const conformance = ({ language }: ReportDocument, given: Conformance): Markup => {
  const head = ['criterion', 'result', 'found', 'sees', 'left'] as const;
  return html`<section aria-labelledby="conformance"><h2 id="conformance">${language.text('conformance')}</h2>
<p class="lead">${introOf(given, language)}</p>
${counts(given, language)}
<table class="criteria"><caption class="sr">${language.text('conformance')}</caption><thead><tr>${head.map(
    (key) => html`<th scope="col">${language.text(key)}</th>`,
  )}</tr></thead>${byPrinciple(given, language).map(
    ({ title, lines }) =>
      html`<tbody><tr class="group"><th scope="rowgroup" colspan="5">${title}</th></tr>${lines.map((line) => row(line, language))}</tbody>`,
  )}</table></section>`;
};

/** The style of the view, beside that of reports. */
export const CONFORMANCE_STYLE = `
.words{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,19rem),1fr));gap:.6rem 1.6rem;margin:1rem 0 1.6rem}
.words dt{color:var(--ink)}.words dt strong{font-size:1.25rem;display:inline-block;min-width:2rem;font-variant-numeric:tabular-nums}
.words dd{font-size:.88rem;color:var(--quiet)}
.word{display:inline-block;border:1px solid currentColor;border-radius:.35rem;padding:0 .45rem;font-size:.86rem;font-weight:600;white-space:nowrap;color:var(--quiet)}
.word.fails{color:var(--page);background:var(--critical);border-color:var(--critical)}.word.may-fail{color:var(--serious)}.word.ask{color:var(--moderate)}.word.nothing-found{color:var(--good)}
.criteria{font-size:.88rem;table-layout:fixed}.criteria thead th:nth-child(1){width:20%}.criteria thead th:nth-child(2){width:9.5rem}.criteria thead th:nth-child(3){width:24%}.criteria th[scope=row]{white-space:normal;color:var(--ink);font-weight:600}
.criteria ul{margin:0;padding-left:1rem}.criteria thead th{position:sticky;top:0;background:var(--page)}
.criteria .group th{font-size:1.05rem;color:var(--ink);padding-top:1.4rem}
@media (max-width:46rem){.criteria,.criteria :is(tbody,tr,th,td){display:block;width:auto}.criteria thead{display:none}.criteria tr{border-bottom:1px solid var(--line);padding:.5rem 0}.criteria :is(th,td){border:0;padding:.1rem 0}.criteria td:empty{display:none}.criteria td::before{content:attr(data-label) ": ";color:var(--quiet)}}
@media print{.criteria thead th{position:static}.criteria tr{break-inside:avoid}.word.fails{color:#fff;print-color-adjust:exact}}
`.trim();
