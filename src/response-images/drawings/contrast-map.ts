import { maxChroma, oklchToRgb } from '../../color/gamut.ts';
import { toOklch } from '../../color/oklab.ts';
import { rgb, toHex } from '../../color/rgb.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import type { Draw } from '../drawing.ts';
import { heading, marginOf } from '../parts/heading.ts';
import { LABELS, type PlotBox } from '../parts/plot.ts';

interface MapAnswer {
  readonly ground: string;
  readonly polarity: string;
  readonly contours: readonly {
    readonly target: number;
    readonly reachable: boolean;
    readonly territory_pct: number;
    readonly points: readonly { readonly hue: number; readonly lightness: number | null }[];
  }[];
}

/** Columns of the background, one a hue; in each the most chromatic colours of sRGB from white to black. */
const COLUMNS = 60;
/** Colours on either side of the most chromatic of all. */
const SHADES = 6;

/** OKLCH lightness of the most chromatic colour of a hue, to a thousandth. */
const cuspOf = (hue: number): number => {
  let [best, most] = [0, 0];
  for (let l = 0.4; l <= 0.98; l += 0.004) {
    const c = maxChroma(l, hue);
    if (c > most) [best, most] = [l, c];
  }
  return best;
};

const column = (hue: number) => {
  const cusp = cuspOf(hue);
  const above = Array.from({ length: SHADES }, (_, i) => 1 - (i * (1 - cusp)) / SHADES);
  const below = Array.from({ length: SHADES + 1 }, (_, i) => cusp * (1 - i / SHADES));
  return [...above, ...below].map((l) => ({
    at: Math.round((1 - l) * 1e3) / 1e3,
    color: toHex(oklchToRgb({ l, c: maxChroma(l, hue), h: hue })),
  }));
};

/** The stretches of a contour that the hues reach; it closes at 360 where the first hue does. */
const stretches = (
  points: MapAnswer['contours'][number]['points'],
  place: (hue: number, l: number) => Point,
): Point[][] => {
  const first = points[0];
  const closed = first ? [...points, { hue: 360, lightness: first.lightness }] : [];
  const runs: Point[][] = [[]];
  for (const { hue, lightness } of closed) {
    if (lightness === null) runs.push([]);
    else runs.at(-1)!.push(place(hue, lightness));
  }
  return runs.filter((run) => run.length > 1);
};

let columns: ReturnType<typeof column>[] | undefined;
/** The background, worked out once for a thread: it is the same for all maps. */
const background = () => {
  columns ??= Array.from({ length: COLUMNS }, (_, i) => column(((i + 0.5) * 360) / COLUMNS));
  return columns;
};

const paintMap = (pen: Pen, { x, y, width, height }: PlotBox): void => {
  const edge = (i: number): number => (i === COLUMNS ? x + width : Math.round(x + (i * width) / COLUMNS));
  background().forEach((stops, i) => {
    const left = edge(i);
    const area = { x: left, y, width: edge(i + 1) - left, height };
    if (area.width > 0) pen.ramp(area, stops, 'down');
  });
};

const paintAxes = (pen: Pen, box: PlotBox): void => {
  const { em, theme } = pen;
  const label = { size: 0.8, color: theme.muted } as const;
  for (const l of [0, 0.25, 0.5, 0.75, 1])
    pen.text(String(l), box.x - 0.5 * em, box.y + box.height * (1 - l) + 0.3 * em, { ...label, align: 'right' });
  for (const hue of box.width > 24 * em ? [0, 60, 120, 180, 240, 300, 360] : [0, 120, 240, 360])
    pen.text(`${hue}°`, box.x + (hue / 360) * box.width, box.y + box.height + 1.4 * em, { ...label, align: 'center' });
};

/** The answer of `accessibility/map`: hue across, OKLCH lightness upwards, a line for each target, the background marked. */
export const drawContrastMap: Draw<MapAnswer> = ({ ground, polarity, contours }, pen) => {
  const { em, width } = pen;
  const margin = marginOf(pen);
  const title = `Contrast on ${ground}`;
  const side = polarity === 'BoW' ? 'below' : 'above';
  const head = heading(pen, title, `Colours ${side} a line reach its ratio · hue and lightness of OKLCH`);
  const room = width - 2 * margin;
  const axes = room >= 14 * em;
  const [left, right] = axes ? [LABELS * em, 1.2 * em] : [0, 0];
  const box = { x: margin + left, y: head.bottom + 0.4 * em, width: room - left - right, height: 0 };
  box.height = Math.min(box.width * 0.62, 24 * em);
  const place = (hue: number, l: number): Point => ({
    x: box.x + (hue / 360) * box.width,
    y: box.y + (1 - l) * box.height,
  });
  const legend = contours.map(({ target, reachable, territory_pct }) =>
    reachable
      ? `${target}:1 is reached by ${territory_pct.toFixed(1)} % of the colours`
      : `${target}:1 cannot be reached`,
  );
  const legendAt = box.y + box.height + (axes ? 3.4 : 1.6) * em;
  const legendRows = axes ? legend.length : 0;

  const paintGround = (): void => {
    const { l, c, h } = toOklch(rgb(ground));
    const y = place(0, l).y;
    const across = [
      { x: box.x, y },
      { x: box.x + box.width, y },
    ];
    pen.line(across, '#ffffff', em / 4);
    pen.line(across, '#000000', em / 10);
    if (!axes) return;
    const mark = c < 0.01 ? box.x + box.width / 2 : place(h, l).x;
    const words = 'background';
    const wide = pen.measure(words, { size: 0.8, bold: true }) + 2.4 * em;
    const x = Math.min(box.x + box.width - wide - 0.3 * em, Math.max(box.x + 0.3 * em, mark - wide / 2));
    const top = Math.min(box.y + box.height - 2 * em, Math.max(box.y + 0.2 * em, y - 0.9 * em));
    pen.box(x, top, wide, 1.8 * em, '#ffffff', { radius: 0.9, border: '#000000' });
    pen.circle(x + 0.95 * em, top + 0.9 * em, 0.55 * em, ground, '#000000', em / 12);
    pen.text(words, x + 1.8 * em, top + 1.2 * em, { size: 0.8, bold: true, color: '#000000' });
  };
  const paintContour = ({ target, points }: MapAnswer['contours'][number], i: number): void => {
    const runs = stretches(points, place);
    for (const run of runs) pen.line(run, '#ffffff', em / 2.6);
    for (const run of runs) pen.line(run, '#000000', em / 6);
    const longest = runs.reduce<Point[]>((most, run) => (run.length > most.length ? run : most), []);
    const spot = longest[Math.floor(((i + 1) * longest.length) / (contours.length + 1))];
    if (!spot || !axes) return;
    const words = `${target}:1`;
    const wide = pen.measure(words, { size: 0.85, bold: true }) + em;
    const x = Math.min(box.x + box.width - wide, Math.max(box.x, spot.x - wide / 2));
    pen.box(x, spot.y - 0.8 * em, wide, 1.6 * em, '#ffffff', { radius: 0.8, border: '#000000' });
    pen.text(words, x + wide / 2, spot.y + 0.3 * em, { size: 0.85, bold: true, color: '#000000', align: 'center' });
  };
  return {
    height: (axes ? legendAt + legendRows * 1.5 * em - 0.8 * em : box.y + box.height) + margin,
    title,
    description: `Lines over hue and lightness for the ratios ${contours.map(({ target }) => target).join(', ')} on the background ${ground}. ${legend.join('; ')}.`,
    paint: () => {
      head.paint();
      paintMap(pen, box);
      if (axes) paintAxes(pen, box);
      paintGround();
      contours.forEach(paintContour);
      if (axes)
        legend.forEach((line, i) => {
          pen.text(line, box.x, legendAt + i * 1.5 * em, { size: 0.95 }, box.width);
        });
    },
  };
};
