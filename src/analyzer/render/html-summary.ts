import { html, type Markup } from '../../text/markup.ts';
import { gradeOf } from './grade.ts';
import { badge, folded, foreign } from './html-parts.ts';
import { sparkline } from './html-trend.ts';
import type { ReportDocument } from './model.ts';

/** Findings by severity. */
export const severities = ({ severities: all, findings, language }: ReportDocument): Markup | null =>
  findings === 0
    ? null
    : html`<ul class="severities">${all.map(
        ({ severity, findings: n, places }) =>
          html`<li class="${severity}"><strong>${n}</strong> ${badge(severity, language)}<span class="quiet">${n > 0 && language.count('place', places)}</span></li>`,
      )}</ul>`;

/** Scores of the categories that were measured, with those of earlier audits. */
export const scores = ({ scores: all, history, language }: ReportDocument): Markup | null =>
  all.length === 0
    ? null
    : html`<h3>${language.text('scores')}</h3><ul class="scores">${all.map(
        ({ id, category, score, findings }) =>
          html`<li class="${gradeOf(score)}"><span class="name">${category}</span><strong>${score}<span class="sr">: ${language.text('ofHundred', { score })}, ${language.text(gradeOf(score))}.</span></strong><svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="4"/><rect class="arc" width="${score}" height="4"/></svg><span class="quiet">${findings === 0 ? language.text('none') : language.count('finding', findings)}</span>${sparkline(id, history, language)}</li>`,
      )}</ul>`;

/** What was measured and what was not, with the reasons. */
export const measured = ({ unmeasured, narrowed, language }: ReportDocument): Markup | null => {
  if (!unmeasured.length && !narrowed.length) return null;
  const names = [
    ...unmeasured.flatMap((one) => one.names),
    ...(narrowed.length
      ? [`${language.text('partly').toLocaleLowerCase(language.id)}: ${narrowed.map(({ stage }) => stage).join(', ')}`]
      : []),
  ];
  return html`<h3>${language.text('notMeasured')}</h3>${folded(
    foreign(names.join(', ')),
    html`<ul class="plain">${unmeasured.map(
      ({ names: of, reason }) => html`<li>${of.join(', ')}. <span class="quiet">${foreign(reason)}</span></li>`,
    )}${narrowed.map(({ stage, reason }) => html`<li>${stage}. <span class="quiet">${foreign(reason)}</span></li>`)}</ul>`,
  )}`;
};
