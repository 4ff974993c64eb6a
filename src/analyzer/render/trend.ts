import type { PastScores } from './model.ts';

interface Point {
  readonly x: number;
  readonly score: number;
  readonly checksVersion: string;
}

/** A dot of a drawing that is 100 wide and 24 high. */
interface Dot {
  readonly x: string;
  readonly y: string;
}

/** The scores of a category over several audits, drawn. */
export interface Trend {
  /** Points of lines, as `polyline` has them; a line ends where the checks changed. */
  readonly lines: readonly string[];
  /** Audits between two changes of the checks. */
  readonly dots: readonly Dot[];
  readonly last: Dot;
  /** Oldest first. */
  readonly scores: readonly number[];
}

/** Points of score that the height of a line covers at least, so that small changes look small. */
const LEAST_SPAN = 20;

/** Points that were made by the same checks, in their order. */
const runsOf = (points: readonly Point[]): Point[][] => {
  const runs: Point[][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && last.at(-1)!.checksVersion === point.checksVersion) last.push(point);
    else runs.push([point]);
  }
  return runs;
};

/** The trend of a category; null with fewer than two audits that measured it. */
export const trendOf = (category: string, history: readonly PastScores[]): Trend | null => {
  const points = history.flatMap(({ scores, checksVersion }, i): Point[] => {
    const score = scores.get(category);
    return score === undefined ? [] : [{ x: (100 * i) / Math.max(1, history.length - 1), score, checksVersion }];
  });
  if (points.length < 2) return null;
  const scores = points.map(({ score }) => score);
  const least = Math.max(0, Math.min(...scores, Math.max(...scores) - LEAST_SPAN));
  const span = Math.max(LEAST_SPAN, Math.max(...scores) - least);
  const dotOf = ({ x, score }: Point): Dot => ({
    x: x.toFixed(1),
    y: (22 - (20 * (score - least)) / span).toFixed(1),
  });
  const runs = runsOf(points).map((run) => run.map(dotOf));
  return {
    lines: runs.filter((run) => run.length > 1).map((run) => run.map(({ x, y }) => `${x},${y}`).join(' ')),
    dots: runs.filter((run) => run.length === 1).map(([dot]) => dot!),
    last: dotOf(points.at(-1)!),
    scores,
  };
};
