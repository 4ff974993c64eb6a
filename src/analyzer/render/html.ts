import { html, type Markup, markup } from '../../text/markup.ts';
import { SEVERITIES } from '../model/scoring.ts';
import type { Conformance } from './conformance.ts';
import { CONFORMANCE_STYLE, conformance } from './html-conformance.ts';
import { areaFilters, filterBar } from './html-filters.ts';
import { findings, firstFixes } from './html-findings.ts';
import { badge, foldedPart, foreign, link } from './html-parts.ts';
import { reading, undecided } from './html-sections.ts';
import { measured, scores, severities } from './html-summary.ts';
import type { ReportDocument } from './model.ts';
import { META_POLICY } from './policy.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';
import { criteriaSentence, promiseOf, scoringWords, verdictOf } from './words.ts';

/** The colour of who made the report, where it decorates: text keeps the colours of the report. */
const brandStyle = ({ brand }: ReportDocument): string => (brand?.color ? `:root{--brand:${brand.color}}` : '');

const head = (name: string, report: ReportDocument): Markup => html`<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${META_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${report.language.text('report')}: ${name}</title>
<style>${markup(STYLE)}${markup(CONFORMANCE_STYLE)}${markup(areaFilters(report))}${markup(brandStyle(report))}</style>
</head>`;

const versions = ({ read, auditVersion, checksVersion, language }: ReportDocument): Markup => {
  const facts: [string, string][] = [
    [language.text('read'), read],
    [language.text('method'), language.text('fromSource')],
    [language.text('format'), auditVersion],
    [language.text('checks'), checksVersion],
  ];
  return html`<dl class="versions">${facts
    .filter(([, value]) => value)
    .map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
};

const maker = ({ brand, language }: ReportDocument): Markup | null =>
  brand &&
  html`<p class="brand">${brand.logo && html`<img src="${brand.logo}" alt="">`}<span>${language.text('preparedBy', { name: brand.name })}</span></p>`;

const summary = (report: ReportDocument): Markup => {
  const { language, first, places } = report;
  const sentences = [
    verdictOf(report, language),
    criteriaSentence(report, language),
    promiseOf(first, places, language),
  ].filter(Boolean);
  return html`<section aria-labelledby="summary">
<h2 id="summary">${language.text('summary')}</h2>
<div class="lead">${sentences.map((sentence) => html`<p>${sentence}</p>`)}</div>
${severities(report)}
${scores(report)}
${firstFixes(report)}
${measured(report)}
</section>`;
};

const method = (report: ReportDocument): Markup => {
  const { language } = report;
  return html`<section aria-labelledby="method">
${foldedPart(
  html`<h2 id="method">${language.text('howScored')}</h2>`,
  html`${scoringWords(report, language).map((sentence) => html`<p>${sentence}</p>`)}<h3>${language.text('severities')}</h3><dl class="meanings">${SEVERITIES.map(
    (severity) => html`<div><dt>${badge(severity, language)}</dt><dd>${language.meaning(severity)}</dd></div>`,
  )}</dl>`,
)}
</section>`;
};

const ignored = ({ ignored: all, language }: ReportDocument): Markup | null =>
  all.length === 0
    ? null
    : html`<section aria-labelledby="ignored"><h2 id="ignored">${language.text('ignored')}</h2><ul class="plain">${all.map(
        ({ check, count, until, reason, by }) =>
          html`<li><code>${check}</code> ${language.count('place', count)}, ${language.text('ignoredUntil', { day: until, reason })}${by && ` (${by})`}</li>`,
      )}</ul></section>`;

const contents = ({ sections, fixes, language }: ReportDocument): Markup => {
  const links: [string, string][] = [
    ['summary', language.text('summary')],
    ...(fixes.length ? [['findings', language.text('findings')] satisfies [string, string]] : []),
    ...(sections.some((one) => one.undecided.length)
      ? [['undecided', language.text('undecided')] satisfies [string, string]]
      : []),
    ...(sections.length ? [['reading', language.text('data')] satisfies [string, string]] : []),
    ['method', language.text('scores')],
  ];
  return html`<nav aria-label="${language.text('contents')}"><ul>${links.map(([id, label]) => html`<li><a href="#${id}">${label}</a></li>`)}</ul></nav>`;
};

/** All parts of a report. */
const whole = (report: ReportDocument): Markup => {
  const { fixes, dropped, language } = report;
  return html`${summary(report)}
${
  fixes.length > 0 &&
  html`<section aria-labelledby="findings">
<h2 id="findings">${language.text('findings')}</h2>
${filterBar(report)}
${findings(report)}
${dropped > 0 && html`<p class="quiet">${language.count('omitted', dropped)}</p>`}
</section>`
}
${ignored(report)}
${undecided(report)}
${reading(report)}
${method(report)}`;
};

/**
 * One HTML file that loads nothing. It is whole without its one script, which copies findings; every value is escaped.
 */
export const renderHtml = (report: ReportDocument, given?: Conformance): string => {
  const { title, url, link: href, history, language } = report;
  const name = title || url || language.text('report');
  return html`<!doctype html>
<html lang="${language.id}">
${head(name, report)}
<body data-copied="${language.text('copied')}" data-not-copied="${language.text('notCopied')}">
<header class="top">${maker(report)}<p class="kicker">${language.text('report')}</p>
<h1 dir="auto">${name}</h1>
<p class="url">${href ? link(href, foreign(url)) : foreign(url)}</p>
${versions(report)}
${!given && contents(report)}</header>
<main>
${given ? conformance(report, given) : whole(report)}
</main>
<footer><p>${language.text('sourceOnly')}${history.length > 0 && ` ${language.text('trendIntro')} ${language.text('otherChecks')}`}</p></footer>
<script>${markup(SCRIPT)}</script>
</body>
</html>
`.text;
};
