import { toHex } from '../../color/rgb.ts';
import { WHEELS, type WheelId } from '../../design/wheel/wheels.ts';
import type { Pen, Point } from '../canvas/pen.ts';
import type { Draw } from '../drawing.ts';
import { heading, marginOf, titleOf } from '../parts/heading.ts';
import { inkOn } from '../parts/ink.ts';

interface HarmonyAnswer {
  readonly method: string;
  readonly wheel: WheelId;
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
  readonly offsets: readonly number[];
  readonly colors: readonly {
    readonly hex: string;
    readonly role: string;
    readonly oklch: { readonly l: number };
  }[];
}

/** Pieces of the ring. */
const PIECES = 180;

/** A place on the wheel: hue 0 at the top, clockwise. */
const at = (centre: Point, radius: number, hue: number): Point => {
  const angle = ((hue - 90) * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
};

const paintRing = (pen: Pen, { wheel, saturation, lightness }: HarmonyAnswer, centre: Point, outer: number): void => {
  const inner = outer * 0.86;
  // A wheel of a grey or of black would be one grey ring: it is drawn as vivid as wheels are.
  const [s, l] = [Math.max(saturation, 0.5), Math.min(0.8, Math.max(0.3, lightness))];
  for (let i = 0; i < PIECES; i += 1) {
    const [from, to] = [(i * 360) / PIECES, ((i + 1) * 360) / PIECES + 0.4];
    const color = toHex(WHEELS[wheel].toRgb({ h: (from + to) / 2, s, l }));
    pen.polygon(
      [at(centre, outer, from), at(centre, outer, to), at(centre, inner, to), at(centre, inner, from)],
      color,
    );
  }
  const label = { size: 0.8, color: pen.theme.muted, align: 'center' } as const;
  if (outer < 6 * pen.em) return;
  for (const hue of [0, 90, 180, 270]) {
    const { x, y } = at(centre, inner - 1.3 * pen.em, hue);
    pen.text(`${hue}°`, x, y + 0.3 * pen.em, label);
  }
};

/**
 * The answer of `harmony/generate`: a wheel with a point for each colour, at its hue on the wheel and the farther out the lighter it
 * is, beside the colours with their roles.
 */
export const drawHarmonyWheel: Draw<HarmonyAnswer> = (answer, pen) => {
  const { em, width, theme } = pen;
  const { method, wheel, hue, offsets, colors } = answer;
  const margin = marginOf(pen);
  const title = `${titleOf(method)} harmony`;
  const head = heading(pen, title, `${wheel.toUpperCase()} wheel · angle: hue · distance from the centre: lightness`);
  const room = width - 2 * margin;
  const beside = room >= 30 * em;
  const diameter = Math.min(beside ? room * 0.5 : room, 24 * em);
  const gap = beside ? 2 * em : 1.2 * em;
  const left = beside ? margin : margin + (room - diameter) / 2;
  const rowHeight = 2.7 * em;
  const tall = colors.length * rowHeight;
  const rowsTop = beside ? head.bottom + Math.max(0, (diameter - tall) / 2) : head.bottom + diameter + gap;
  const rowsLeft = beside ? margin + diameter + gap : margin;
  const rowsRoom = width - margin - rowsLeft;
  const wheelTop = beside ? head.bottom + Math.max(0, (tall - diameter) / 2) : head.bottom;
  const centre = { x: left + diameter / 2, y: wheelTop + diameter / 2 };
  const reach = (diameter / 2) * 0.86;

  const places = colors.map(({ oklch }, i) => at(centre, reach * (0.2 + 0.62 * oklch.l), hue + (offsets[i] ?? 0)));
  const paintPoints = (): void => {
    for (const [i, place] of places.entries()) {
      if (offsets[i] !== 0 || i === 0) pen.line([centre, place], theme.border, em / 12);
    }
    if (places.length > 2) pen.line([...places, places[0]!], theme.ink, em / 9);
    pen.circle(centre.x, centre.y, em / 6, theme.ink);
    const radius = Math.min(1.1 * em, diameter / 14);
    // The base is drawn last, over others that share its place.
    for (const i of [...places.keys()].reverse()) {
      const { x, y } = places[i]!;
      pen.circle(x, y, radius + em / 7, theme.page);
      pen.circle(x, y, radius, colors[i]!.hex, theme.ink, em / 9);
      if (radius > 0.7 * em && colors.length < 10)
        pen.text(String(i + 1), x, y + 0.32 * em, {
          size: 0.9,
          bold: true,
          align: 'center',
          color: inkOn(colors[i]!.hex),
        });
    }
  };
  const paintRows = (): void => {
    colors.forEach(({ hex, role }, i) => {
      const y = rowsTop + i * rowHeight;
      const box = Math.min(rowsRoom, 9 * em);
      pen.box(rowsLeft, y, box, rowHeight - 0.5 * em, hex, { border: theme.border });
      const ink = inkOn(hex);
      pen.text(`${i + 1}`, rowsLeft + 0.6 * em, y + 1.45 * em, { size: 0.9, bold: true, color: ink }, box - em);
      pen.text(hex, rowsLeft + 2.2 * em, y + 1.45 * em, { bold: true, color: ink }, box - 2.6 * em);
      pen.text(
        titleOf(role),
        rowsLeft + box + 0.8 * em,
        y + 1.45 * em,
        { color: theme.ink },
        rowsRoom - box - 0.8 * em,
      );
    });
  };
  return {
    height: Math.max(wheelTop + diameter, rowsTop + tall) + margin,
    title,
    description: `Points on a wheel of hues: ${colors.map(({ role, hex }) => `${role} ${hex}`).join(', ')}.`,
    paint: () => {
      head.paint();
      paintRing(pen, answer, centre, diameter / 2);
      paintPoints();
      paintRows();
    },
  };
};
