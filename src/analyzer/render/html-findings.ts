import { html, type Markup } from '../../text/markup.ts';
import { changes } from './html-changes.ts';
import { areasClass } from './html-filters.ts';
import { badge, folded, foreign, inEnglish, link } from './html-parts.ts';
import type { Language } from './language/language.ts';
import type { Fix, Place, ReportDocument, ShownFinding } from './model.ts';
import { meaningOf, positionText } from './words.ts';

/** Places that are seen before the others are asked for. */
const SEEN = 1;

const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Whether a change shows the source of its place once more. */
const isRepeated = ({ snippet, changes: all }: Place): boolean =>
  all?.some(({ before }) => squeezed(before) === squeezed(snippet)) ?? false;

const place =
  (language: Language) =>
  (one: Place): Markup => {
    const at = positionText(one, language);
    return html`<li>${at && html`<span class="at" data-copy="- ">${at}</span> `}${one.snippet && !isRepeated(one) && html`<pre dir="ltr"><code data-copy="      ">${one.snippet}</code></pre> `}${one.where && html`<code class="where" dir="auto" data-copy="  ">${one.where}</code>`}${one.value && html`<span class="value" dir="auto" data-copy="  ">${one.value}</span>`}${changes(one.changes, language)}</li>`;
  };

const places = ({ places: all, count }: ShownFinding, language: Language): Markup | null => {
  if (!all.length) return null;
  const [seen, rest] = [all.slice(0, SEEN), all.slice(SEEN)];
  const unnamed = count - all.length;
  const list = (some: readonly Place[]) => html`<ul class="places">${some.map(place(language))}</ul>`;
  const others = html`${rest.length > 0 && list(rest)}${
    unnamed > 0 && html`<p class="quiet">${language.count('unlisted', unnamed)}</p>`
  }`;
  return html`${list(seen)}${count > SEEN && folded(language.count('more', count - SEEN), others)}`;
};

/** What it means for WCAG, what it counts for, and the rule that it follows. */
const facts = (one: ShownFinding, { areas }: Fix, language: Language): Markup => {
  const { id, title, help, area } = one;
  const meaning = meaningOf(one, language);
  const rule =
    help &&
    html`<span data-copy="Rule: ">${link(help, html`${id || language.text('rule')}<span class="sr">: ${title}</span>`)}</span>`;
  return html`<p class="facts-line">${meaning && html`<span class="meaning" data-copy="">${meaning}.</span> `}${
    areas.length > 1 && html`<span>${foreign(area)}</span> `
  }${rule || (id && html`<code>${id}</code>`)}</p>`;
};

const finding = (one: ShownFinding, fix: Fix, language: Language): Markup => {
  const { title, message, english } = one;
  return html`<section class="finding"><h4 dir="auto" data-copy="**"${inEnglish(english.includes('title'))}>${title}</h4>${
    message &&
    message !== title &&
    html`<p dir="auto" data-copy=""${inEnglish(english.includes('message'))}>${message}</p>`
  }${facts(one, fix, language)}${places(one, language)}</section>`;
};

/** Findings of other areas that say the same. */
const shared = ({ also }: Fix, language: Language): Markup | null =>
  also.length === 0
    ? null
    : html`<p class="quiet">${language.text('also', { list: language.list(also.map(({ area, id }) => `${area} (${id})`)) })}</p>`;

const fixMarkup =
  ({ areas, fixes, language }: ReportDocument) =>
  (one: Fix): Markup => {
    const id = `fix-${fixes.indexOf(one)}`;
    return html`<article class="fix ${one.severity} ${areasClass(one, areas)}" id="${id}" aria-labelledby="${id}-title">
<div class="tags">${badge(one.severity, language)} <span>${foreign(one.areas.join(', '))}</span> <span class="quiet">${language.count('place', one.count)}</span> <button type="button" class="copy" hidden>${language.text('copy')}<span class="sr">: ${one.title}</span></button></div>
<h3 id="${id}-title" dir="auto" data-copy="## "${inEnglish(one.isEnglish)}>${one.title}</h3>
${one.findings.map((found) => finding(found, one, language))}${shared(one, language)}</article>`;
  };

/** Findings by what is to be done about them; notes are folded. */
export const findings = (report: ReportDocument): Markup => {
  const { fixes, language } = report;
  const notes = fixes.filter(({ severity }) => severity === 'info');
  const others = fixes.filter(({ severity }) => severity !== 'info');
  return html`${others.map(fixMarkup(report))}${
    notes.length > 0 && folded(`${language.text('notes')} (${notes.length})`, notes.map(fixMarkup(report)))
  }`;
};

/** The fixes that remove most, each linked to its findings. */
export const firstFixes = ({ first, fixes, language }: ReportDocument): Markup | null =>
  first.fixes.length === 0
    ? null
    : html`<h3>${language.text('first')}</h3><ol class="first">${first.fixes.map(
        (one) =>
          html`<li><a href="#fix-${fixes.indexOf(one)}" dir="auto"${inEnglish(one.isEnglish)}>${one.title}</a><span class="tags">${badge(one.severity, language)} ${foreign(one.areas.join(', '))} <span class="quiet">${language.count('place', one.count)}</span></span></li>`,
      )}</ol>`;
