import { html, type Markup, markup } from '../../text/markup.ts';
import { areaFilters, filterBar } from './html-filters.ts';
import { findings, firstFixes } from './html-findings.ts';
import { foreign, link } from './html-parts.ts';
import { reading, undecided } from './html-sections.ts';
import { measured, scores, severities } from './html-summary.ts';
import type { ReportDocument } from './model.ts';
import { META_POLICY } from './policy.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';
import { promiseOf, scoringWords, verdictOf } from './words.ts';

const head = (name: string, report: ReportDocument): Markup => html`<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${META_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Page report: ${name}</title>
<style>${markup(STYLE)}${markup(areaFilters(report))}</style>
</head>`;

const versions = ({ read, auditVersion, checksVersion }: ReportDocument): Markup => {
  const facts: [string, string][] = [
    ['Read', read],
    ['Method', 'from source, without a browser'],
    ['Report format', auditVersion],
    ['Checks', checksVersion],
  ];
  return html`<dl class="versions">${facts
    .filter(([, value]) => value)
    .map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
};

const summary = (report: ReportDocument): Markup => html`<section aria-labelledby="summary">
<h2 id="summary">Summary</h2>
<p class="lead">${verdictOf(report)} ${promiseOf(report.first, report.places)}</p>
${severities(report)}
${scores(report)}
${firstFixes(report)}
${measured(report)}
</section>`;

const method = (report: ReportDocument): Markup => html`<section aria-labelledby="method">
<h2 id="method">How the scores come about</h2>
${scoringWords(report).map((sentence) => html`<p>${sentence}</p>`)}
</section>`;

const contents = ({ sections, fixes }: ReportDocument): Markup => {
  const links: [string, string][] = [
    ['summary', 'Summary'],
    ...(fixes.length ? [['findings', 'Findings'] satisfies [string, string]] : []),
    ...(sections.some((one) => one.undecided.length) ? [['undecided', 'Undecided'] satisfies [string, string]] : []),
    ...(sections.length ? [['reading', 'Collected data'] satisfies [string, string]] : []),
    ['method', 'Scores'],
  ];
  return html`<nav aria-label="Contents"><ul>${links.map(([id, label]) => html`<li><a href="#${id}">${label}</a></li>`)}</ul></nav>`;
};

/**
 * One HTML file that loads nothing. It is whole without its one script, which copies findings; every value is escaped.
 */
export const renderHtml = (report: ReportDocument): string => {
  const { title, url, link: href, dropped, fixes } = report;
  const name = title || url || 'Page';
  return html`<!doctype html>
<html lang="en">
${head(name, report)}
<body>
<header class="top"><p class="kicker">Page report</p>
<h1 dir="auto">${name}</h1>
<p class="url">${href ? link(href, foreign(url)) : foreign(url)}</p>
${versions(report)}
${contents(report)}</header>
<main>
${summary(report)}
${
  fixes.length > 0 &&
  html`<section aria-labelledby="findings">
<h2 id="findings">Findings</h2>
<p>By what is to be done about them, the worst first.</p>
${filterBar(report)}
${findings(report)}
${dropped > 0 && html`<p class="quiet">${dropped} more findings are omitted.</p>`}
</section>`
}
${undecided(report)}
${reading(report)}
${method(report)}
</main>
<footer><p>Only the source of the page was read: what scripts make of it is not part of this report.</p></footer>
<script>${markup(SCRIPT)}</script>
</body>
</html>
`.text;
};
