import { escapeHtml } from '../../text/escape.ts';
import { gradeOf } from './grade.ts';
import type { ReportDocument, ShownFinding, ShownSection, ShownTable } from './model.ts';
import { HTML_POLICY } from './policy.ts';
import { STYLE } from './style.ts';

/** Text of the page under test: of any script and direction. */
const foreign = (value: string, tag = 'span'): string => `<${tag} dir="auto">${escapeHtml(value)}</${tag}>`;

const link = (href: string, label: string): string =>
  `<a href="${escapeHtml(href)}" rel="noopener noreferrer nofollow">${label}</a>`;

const scores = ({ scores: all, unmeasured }: ReportDocument): string => {
  const cards = all.map(
    ({ category, score }) =>
      `<li class="score ${gradeOf(score)}"><span class="ring" style="--p:${score}" aria-hidden="true"></span><strong>${score}</strong><span class="of"> of 100</span><span class="name">${escapeHtml(category)}</span></li>`,
  );
  const missing = unmeasured.length
    ? `<p class="quiet">Not measured from source: ${unmeasured.map(escapeHtml).join(', ')}.</p>`
    : '';
  if (!cards.length && !missing) return '';
  return `<section aria-labelledby="scores"><h2 id="scores">Scores</h2>${cards.length ? `<ul class="scores">${cards.join('')}</ul>` : ''}${missing}</section>`;
};

const item = ({ where, line, snippet, value }: ShownFinding['items'][number]): string => {
  const place = [line === null ? '' : `Line ${line}`, where && foreign(where, 'code')].filter(Boolean).join(' · ');
  return `<li>${place}${value ? `<span class="value">${foreign(value)}</span>` : ''}${snippet ? `<pre dir="ltr"><code>${escapeHtml(snippet)}</code></pre>` : ''}</li>`;
};

const finding = (one: ShownFinding): string => {
  const more = one.count - one.items.length;
  const items = one.items.length
    ? `<ul class="items">${one.items.map(item).join('')}</ul>${more > 0 ? `<p class="quiet">And ${more} more.</p>` : ''}`
    : '';
  const help = one.help
    ? ` ${link(one.help, `About this rule<span class="sr"> (${escapeHtml(one.id || one.title)})</span>`)}`
    : '';
  return `<article class="finding ${one.weight}"><h4><span class="weight">${one.weight}</span> ${escapeHtml(one.title)}</h4>${one.message && one.message !== one.title ? `<p>${foreign(one.message)}</p>` : ''}${one.fix || help ? `<p class="fix">${escapeHtml(one.fix)}${help}</p>` : ''}${items}</article>`;
};

const table = ({ title, head, rows, more }: ShownTable, id: string): string =>
  `<div class="wide" role="region" aria-labelledby="${id}" tabindex="0"><table><caption id="${id}">${escapeHtml(title)}</caption><thead><tr>${head.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td dir="auto">${escapeHtml(cell)}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>${more ? `<p class="quiet">And ${more} more rows.</p>` : ''}`;

const panel = ({ panel: { facts, tables, swatches } }: ShownSection, key: string): string => {
  const list = facts.length
    ? `<dl>${facts.map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd dir="auto">${escapeHtml(value)}</dd></div>`).join('')}</dl>`
    : '';
  const colors = swatches
    .map(
      ({ title, colors: all }) =>
        `<h4>${escapeHtml(title)}</h4><ul class="swatches">${all.map(({ hex, uses }) => `<li><span class="swatch" style="background:${hex}"></span><code>${escapeHtml(hex)}</code>${uses === null ? '' : ` <span class="quiet">${uses}×</span>`}</li>`).join('')}</ul>`,
    )
    .join('');
  return `${list}${colors}${tables.map((one, i) => table(one, `t-${key}-${i}`)).join('')}`;
};

const tally = ({ passed, failed, notApplicable, undecided }: ShownSection): string =>
  passed + failed + notApplicable + undecided.length
    ? `<p class="tally">Checks: <b>${passed}</b> passed, <b>${failed}</b> failed, <b>${notApplicable}</b> not applicable, <b>${undecided.length}</b> undecided.</p>`
    : '';

const findingsOf = ({ findings: found, passed }: ShownSection): string => {
  if (found.length) return `<h3>Findings</h3>${found.map(finding).join('')}`;
  return passed ? '<p>Nothing was found wrong.</p>' : '';
};

const section = (one: ShownSection, i: number): string => {
  const open = one.undecided.length
    ? `<h3>Left undecided</h3><ul class="undecided">${one.undecided.map(({ id, reason }) => `<li><code>${escapeHtml(id)}</code> ${foreign(reason)}</li>`).join('')}</ul>`
    : '';
  const shown = panel(one, String(i));
  return `<section class="part" aria-labelledby="s-${i}"><h2 id="s-${i}">${escapeHtml(one.label)}</h2>${tally(one)}${findingsOf(
    one,
  )}${open}${shown ? `<h3>What was read</h3>${shown}` : ''}</section>`;
};

/** One HTML file that loads nothing and runs nothing; every value of the report is escaped. */
export const renderHtml = (document: ReportDocument): string => {
  const { title, url, link: href, auditVersion, created, sections, incomplete, findings, dropped } = document;
  const name = title || url || 'Page';
  const narrowed = incomplete.length
    ? `<section aria-labelledby="narrowed"><h2 id="narrowed">Narrowed stages</h2><ul>${incomplete.map(({ stage, reason }) => `<li><b>${escapeHtml(stage)}</b>: ${foreign(reason)}</li>`).join('')}</ul></section>`
    : '';
  const contents =
    sections.length > 1
      ? `<nav aria-label="Sections"><ul>${sections.map(({ label, findings: all }, i) => `<li><a href="#s-${i}">${escapeHtml(label)}</a> <span class="quiet">${all.length}</span></li>`).join('')}</ul></nav>`
      : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(HTML_POLICY.replace(/; frame-ancestors [^;]*/, ''))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Page report: ${escapeHtml(name)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><p class="kicker">Page report</p><h1 dir="auto">${escapeHtml(name)}</h1><p class="url">${href ? link(href, escapeHtml(url)) : escapeHtml(url)}</p>
<p class="quiet">${[`${findings + dropped} finding${findings + dropped === 1 ? '' : 's'}`, created && `made on ${escapeHtml(created)}`, auditVersion && `audit format ${escapeHtml(auditVersion)}`, 'read from source, without a browser'].filter(Boolean).join(' · ')}</p></header>
${contents}
<main>
${scores(document)}
${narrowed}
${sections.map(section).join('\n')}
${dropped ? `<p class="quiet">${dropped} more findings are left out.</p>` : ''}
</main>
<footer><p>There is no overall score. Only the source of the page was read: what scripts do to it is not part of this report.</p></footer>
</body>
</html>
`;
};
