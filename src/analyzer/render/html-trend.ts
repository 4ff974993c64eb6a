import { html, type Markup } from '../../text/markup.ts';
import type { Language } from './language/language.ts';
import type { PastScores } from './model.ts';
import { trendOf } from './trend.ts';

/** The scores of a category over earlier audits as a line, and in words; nothing without two of them. */
export const sparkline = (category: string, history: readonly PastScores[], language: Language): Markup | null => {
  const trend = trendOf(category, history);
  if (!trend) return null;
  const { lines, dots, last, scores } = trend;
  return html`<svg class="trend" viewBox="-3 -1 106 26" aria-hidden="true">${lines.map(
    (points) => html`<polyline points="${points}"/>`,
  )}${dots.map(({ x, y }) => html`<circle cx="${x}" cy="${y}" r="1.2"/>`)}<circle cx="${last.x}" cy="${last.y}" r="2.2"/></svg><span class="sr">${language.text('trend')}: ${scores.join(', ')}</span>`;
};
