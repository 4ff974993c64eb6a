import { html, type Markup } from '../../text/markup.ts';
import type { Language } from './language/language.ts';
import type { PastScores } from './model.ts';

interface Point {
  readonly x: number;
  readonly score: number;
  readonly checksVersion: string;
}

/** Points of score that the height of a line covers at least, so that small changes look small. */
const LEAST_SPAN = 20;

/** Points that were made by the same checks, in their order: the line is broken between them. */
const runsOf = (points: readonly Point[]): Point[][] => {
  const runs: Point[][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && last.at(-1)!.checksVersion === point.checksVersion) last.push(point);
    else runs.push([point]);
  }
  return runs;
};

/** The scores of a category over earlier audits as a line, and in words; nothing without two of them. */
export const sparkline = (category: string, history: readonly PastScores[], language: Language): Markup | null => {
  const points = history.flatMap(({ scores, checksVersion }, i): Point[] => {
    const score = scores.get(category);
    return score === undefined ? [] : [{ x: (100 * i) / Math.max(1, history.length - 1), score, checksVersion }];
  });
  if (points.length < 2) return null;
  const all = points.map(({ score }) => score);
  const least = Math.max(0, Math.min(...all, Math.max(...all) - LEAST_SPAN));
  const span = Math.max(LEAST_SPAN, Math.max(...all) - least);
  const yOf = ({ score }: Point): string => (22 - (20 * (score - least)) / span).toFixed(1);
  const at = (point: Point): string => `${point.x.toFixed(1)},${yOf(point)}`;
  const last = points.at(-1)!;
  return html`<svg class="trend" viewBox="-3 -1 106 26" aria-hidden="true">${runsOf(points).map((run) =>
    run.length > 1
      ? html`<polyline points="${run.map(at).join(' ')}"/>`
      : html`<circle cx="${run[0]!.x.toFixed(1)}" cy="${yOf(run[0]!)}" r="1.2"/>`,
  )}<circle cx="${last.x.toFixed(1)}" cy="${yOf(last)}" r="2.2"/></svg><span class="sr">${language.text('trend')}: ${points.map(({ score }) => score).join(', ')}</span>`;
};
