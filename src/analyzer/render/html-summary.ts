import { html, type Markup } from '../../text/markup.ts';
import { gradeOf } from './grade.ts';
import { badge, foreign } from './html-parts.ts';
import type { ReportDocument } from './model.ts';
import { counted, joined, SEVERITY_MEANINGS } from './words.ts';

/** Findings by severity, with what each means. */
export const severities = ({ severities: all, findings }: ReportDocument): Markup | null =>
  findings === 0
    ? null
    : html`<ul class="severities">${all.map(
        ({ severity, findings: n, places }) =>
          html`<li class="${severity}"><strong>${n}</strong> ${badge(severity)}<span class="quiet">${n > 0 && counted(places, 'place')}</span><span class="meaning">${SEVERITY_MEANINGS[severity]}</span></li>`,
      )}</ul>`;

const RADIUS = 30;
const ROUND = 2 * Math.PI * RADIUS;

const gauge = (score: number): Markup =>
  html`<svg viewBox="0 0 72 72" width="72" height="72" aria-hidden="true"><circle class="track" cx="36" cy="36" r="${RADIUS}"/>${
    score > 0 &&
    html`<circle class="arc" cx="36" cy="36" r="${RADIUS}" stroke-dasharray="${((ROUND * score) / 100).toFixed(1)} ${ROUND.toFixed(1)}" transform="rotate(-90 36 36)"/>`
  }</svg>`;

/** Scores of the categories that were measured. */
export const scores = ({ scores: all }: ReportDocument): Markup | null =>
  all.length === 0
    ? null
    : html`<h3>Scores</h3><ul class="scores">${all.map(
        ({ category, score, findings }) =>
          html`<li class="${gradeOf(score)}"><span class="gauge">${gauge(score)}<strong>${score}</strong></span><span class="name">${category}<span class="sr">: ${score} of 100, ${gradeOf(score)}.</span></span><span class="quiet">${findings === 0 ? 'nothing found' : counted(findings, 'finding')}</span></li>`,
      )}</ul>`;

/** What was measured and what was not, with the reasons. */
export const measured = ({ scores: all, unmeasured, narrowed }: ReportDocument): Markup | null => {
  if (!all.length && !unmeasured.length && !narrowed.length) return null;
  const yes = html`<div><h3>Measured</h3>${all.length > 0 && html`<p>${joined(all.map(({ category }) => category))}.</p>`}${
    narrowed.length > 0 &&
    html`<p>Covered only in part:</p><ul class="plain">${narrowed.map(({ stage, reason }) => html`<li>${stage}. <span class="quiet">${foreign(reason)}</span></li>`)}</ul>`
  }</div>`;
  const no = html`<div><h3>Not measured</h3><ul class="plain">${unmeasured.map(
    ({ names, reason }) => html`<li>${names.join(', ')}. <span class="quiet">${reason}</span></li>`,
  )}</ul></div>`;
  return html`<div class="coverage">${(all.length > 0 || narrowed.length > 0) && yes}${unmeasured.length > 0 && no}</div>`;
};
