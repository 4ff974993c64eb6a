import type { Pen, Point } from '../canvas/pen.ts';

export interface PlotBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A scale of a plot: its ends and what is written beside them. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
}

/** Room for the labels left of a plot. */
export const LABELS = 3;

/** Frame, horizontal lines and labels of a plot; answers where a value lies. */
export const paintScale = (pen: Pen, box: PlotBox, { from, to, ticks }: Scale): ((value: number) => number) => {
  const place = (value: number): number => box.y + box.height * (1 - (value - from) / (to - from));
  for (const { at, label } of ticks) {
    const y = place(at);
    pen.line(
      [
        { x: box.x, y },
        { x: box.x + box.width, y },
      ],
      pen.theme.line,
      pen.em / 14,
    );
    pen.text(label, box.x - 0.5 * pen.em, y + 0.3 * pen.em, { size: 0.8, align: 'right', color: pen.theme.muted });
  }
  return place;
};

/** Values over even places as a line with a point in its colour for each. Null leaves a gap. */
export const paintCurve = (
  pen: Pen,
  box: PlotBox,
  values: readonly { readonly value: number | null; readonly hex: string }[],
  place: (value: number) => number,
): void => {
  const step = box.width / values.length;
  const points = values.map(({ value, hex }, i): (Point & { hex: string }) | undefined =>
    value === null ? undefined : { x: box.x + (i + 0.5) * step, y: place(value), hex },
  );
  let run: Point[] = [];
  for (const point of [...points, undefined]) {
    if (point) run.push(point);
    else {
      if (run.length > 1) pen.line(run, pen.theme.ink, pen.em / 9);
      run = [];
    }
  }
  const radius = Math.min(0.42 * pen.em, step * 0.4);
  for (const point of points) if (point) pen.circle(point.x, point.y, radius, point.hex, pen.theme.ink, pen.em / 14);
};
