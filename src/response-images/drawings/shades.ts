import { contrastRatio, floorRatio } from '../../color/luminance.ts';
import { rgb } from '../../color/rgb.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Draw } from '../drawing.ts';
import { heading, marginOf, titleOf } from '../parts/heading.ts';
import { inkOn } from '../parts/ink.ts';
import { LABELS, type PlotBox, paintCurve, paintScale, type Scale } from '../parts/plot.ts';

interface Shade {
  readonly hex: string;
  readonly label: string;
  readonly oklch: { readonly l: number; readonly c: number; readonly h: number | null };
}

const [WHITE, BLACK] = [rgb('#ffffff'), rgb('#000000')];
const numeral = (hex: string, background: typeof WHITE): string =>
  (Math.floor(floorRatio(contrastRatio(rgb(hex), background)) * 10 + 1e-6) / 10).toFixed(1);

/** Below this OKLCH chroma the hue of an 8-bit colour is noise. */
const GREY = 0.01;

const chromaScale = (shades: readonly Shade[]): Scale => {
  const most = Math.max(...shades.map(({ oklch }) => oklch.c));
  const top = Math.max(0.1, Math.ceil(most * 10) / 10);
  return { from: 0, to: top, ticks: [0, top / 2, top].map((at) => ({ at, label: String(Number(at.toFixed(2))) })) };
};

/** Hues as a line without a jump: each is written within half a turn of the one before. */
const unrolled = (shades: readonly Shade[]): (number | null)[] => {
  let last: number | undefined;
  return shades.map(({ oklch }) => {
    if (oklch.h === null || oklch.c < GREY) return null;
    const h: number = last === undefined ? oklch.h : oklch.h + 360 * Math.round((last - oklch.h) / 360);
    last = h;
    return h;
  });
};

const hueScale = (hues: readonly (number | null)[]): Scale => {
  const known = hues.filter((hue) => hue !== null);
  const middle = known.length ? (Math.min(...known) + Math.max(...known)) / 2 : 180;
  const reach = Math.max(30, ...known.map((hue) => Math.abs(hue - middle) + 5));
  const centre = Math.round(middle / 5) * 5;
  const label = (at: number): string => `${Math.round(((at % 360) + 360) % 360)}°`;
  const half = Math.ceil(reach / 10) * 10;
  return {
    from: centre - half,
    to: centre + half,
    ticks: [centre - half, centre, centre + half].map((at) => ({ at, label: label(at) })),
  };
};

const LIGHTNESS: Scale = {
  from: 0,
  to: 1,
  ticks: [0, 0.5, 1].map((at) => ({ at, label: String(at) })),
};

const paintCurves = (pen: Pen, shades: readonly Shade[], boxes: readonly PlotBox[]): void => {
  const hues = unrolled(shades);
  const curves = [
    { name: 'Lightness', scale: LIGHTNESS, values: shades.map(({ oklch }) => oklch.l) },
    { name: 'Chroma', scale: chromaScale(shades), values: shades.map(({ oklch }) => oklch.c) },
    { name: 'Hue', scale: hueScale(hues), values: hues },
  ];
  curves.forEach(({ name, scale, values }, i) => {
    const box = boxes[i]!;
    pen.text(name, box.x, box.y - 0.8 * pen.em, { size: 0.9, bold: true });
    const place = paintScale(pen, box, scale);
    paintCurve(
      pen,
      box,
      values.map((value, k) => ({ value, hex: shades[k]!.hex })),
      place,
    );
  });
};

/** A scale in one row of columns, or in rows where columns would be too narrow for their numbers. */
const layStrip = (pen: Pen, shades: readonly Shade[], top: number, room: number) => {
  const { em, theme } = pen;
  const margin = marginOf(pen);
  const column = room / shades.length;
  if (column >= 4.1 * em) {
    const tall = 6.4 * em;
    return {
      bottom: top + tall + 3.4 * em,
      paint: () => {
        shades.forEach(({ hex, label }, i) => {
          const [x, middle, ink] = [margin + i * column, margin + (i + 0.5) * column, inkOn(hex)];
          const line = { size: 0.8, align: 'center' } as const;
          pen.rect(x, top, column + (i < shades.length - 1 ? 0.5 : 0), tall, hex);
          pen.text(label, middle, top + 1.6 * em, { bold: true, align: 'center', color: ink }, column - 0.4 * em);
          pen.text(hex, middle, top + tall - 0.8 * em, { ...line, color: ink }, column - 0.2 * em);
          pen.text(numeral(hex, WHITE), middle, top + tall + 1.3 * em, line);
          pen.text(numeral(hex, BLACK), middle, top + tall + 2.6 * em, { ...line, color: theme.muted });
        });
      },
    };
  }
  const tall = 2.1 * em;
  return {
    bottom: top + shades.length * tall + 1.2 * em,
    paint: () => {
      shades.forEach(({ hex, label }, i) => {
        const [y, ink] = [top + i * tall, inkOn(hex)];
        const line = y + 1.35 * em;
        pen.rect(margin, y, room, tall + (i < shades.length - 1 ? 0.5 : 0), hex);
        pen.text(label, margin + 0.7 * em, line, { bold: true, color: ink }, room - em);
        if (room < 12 * em) return;
        pen.text(hex, margin + 5 * em, line, { color: ink }, room - 5 * em);
        if (room < 20 * em) return;
        const right = { align: 'right', color: ink } as const;
        pen.text(numeral(hex, WHITE), margin + room - 4.2 * em, line, right);
        pen.text(numeral(hex, BLACK), margin + room - 0.7 * em, line, right);
      });
    },
  };
};

const drawShades = (pen: Pen, shades: readonly Shade[], title: string, line: string) => {
  const { em, width } = pen;
  const margin = marginOf(pen);
  const room = width - 2 * margin;
  const head = heading(pen, title, line);
  const strip = layStrip(pen, shades, head.bottom, room);
  const curves = room >= 12 * em;
  const plots = room >= 34 * em ? 3 : 1;
  const plotRoom = (room - (plots - 1) * em) / plots;
  const tall = 7 * em;
  const boxes = [0, 1, 2].map((i) => ({
    x: margin + (i % plots) * (plotRoom + em) + LABELS * em,
    y: strip.bottom + 1.8 * em + Math.floor(i / plots) * (tall + 3.2 * em),
    width: plotRoom - LABELS * em,
    height: tall,
  }));
  return {
    height: (curves ? boxes[2]!.y + tall + 0.6 * em : strip.bottom) + margin,
    title,
    description: `Steps ${shades.map(({ label, hex }) => `${label} ${hex}`).join(', ')}, with their contrast with white and black, and curves of OKLCH lightness, chroma and hue.`,
    paint: () => {
      head.paint();
      strip.paint();
      if (curves) paintCurves(pen, shades, boxes);
    },
  };
};

const LEGEND = 'numbers: contrast with white, then with black · curves: OKLCH';

interface ScaleAnswer {
  readonly method: string;
  readonly base: string;
  readonly steps: readonly (Omit<Shade, 'label'> & { readonly token: string })[];
}

/** The answer of `shade/scale`. */
export const drawShadeScale: Draw<ScaleAnswer> = ({ method, base, steps }, pen) =>
  drawShades(
    pen,
    steps.map(({ token, ...step }) => ({ ...step, label: token })),
    `${titleOf(method)} scale of ${base}`,
    LEGEND,
  );

interface EvaluatedAnswer {
  readonly verdict: string;
  readonly notes: readonly string[];
  readonly evenness: string;
  readonly steps: readonly Omit<Shade, 'label'>[];
}

/** The answer of `shade/evaluate`. */
export const drawEvaluatedShades: Draw<EvaluatedAnswer> = ({ verdict, evenness, steps }, pen) =>
  drawShades(
    pen,
    steps.map((step, i) => ({ ...step, label: String(i + 1) })),
    `Scale of ${steps.length} steps: ${verdict === 'sound' ? 'good' : verdict}, ${evenness}`,
    LEGEND,
  );
