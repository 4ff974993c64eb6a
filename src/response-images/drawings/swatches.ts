import { colorName } from '../../collections/atlas/name-list.ts';
import { contrastRatio, floorRatio } from '../../color/luminance.ts';
import { rgb } from '../../color/rgb.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Draw } from '../drawing.ts';
import { heading, marginOf, titleOf } from '../parts/heading.ts';
import { inkOn } from '../parts/ink.ts';

/** Columns for `count` boxes of at least `least` pixels, so that the rows are about equally long. */
const columnsFor = (count: number, room: number, least: number): number => {
  const most = Math.max(1, Math.floor(room / least));
  const rows = Math.ceil(count / most);
  return Math.ceil(count / rows);
};

const WHITE = rgb('#ffffff');
const BLACK = rgb('#000000');

/** A ratio with two decimals, cut, so that no 4.499 reads as a pass. */
const numeral = (ratio: number): string => (Math.floor(floorRatio(ratio) * 100 + 1e-6) / 100).toFixed(2);

const nameOf = (hex: string): string => colorName(rgb(hex));

interface Card {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const paintCard = (pen: Pen, hex: string, { x, y, width, height }: Card): void => {
  const { em, theme } = pen;
  const ink = inkOn(hex);
  const [inset, bottom] = [0.8 * em, y + height];
  const room = width - 2 * inset;
  const color = rgb(hex);
  pen.box(x, y, width, height, hex, { radius: 0.5, border: theme.border });
  if (room < 4.2 * em) return;
  pen.text(hex, x + inset, y + 1.6 * em, { bold: true, size: 1.05, color: ink }, room);
  pen.text(nameOf(hex), x + inset, y + 2.95 * em, { size: 0.95, color: ink }, room);
  const rows = [
    ['on white', numeral(contrastRatio(color, WHITE))],
    ['on black', numeral(contrastRatio(color, BLACK))],
  ] as const;
  rows.forEach(([label, ratio], i) => {
    const line = bottom - (1.9 - 1.2 * i) * em;
    pen.text(ratio, x + inset, line, { size: 0.9, bold: true, color: ink }, room);
    pen.text(label, x + inset + 3.1 * em, line, { size: 0.9, color: ink }, room - 3.1 * em);
  });
};

/** Cards of colours: hex, the nearest name of the xkcd survey, contrast with white and black. */
export const drawCards = (
  pen: Pen,
  colors: readonly string[],
  { title, line, description }: { title: string; line: string; description: string },
) => {
  const { em, width } = pen;
  const margin = marginOf(pen);
  const head = heading(pen, title, line);
  const gap = 0.6 * em;
  const room = width - 2 * margin;
  const columns = columnsFor(colors.length, room + gap, Math.min(8.6 * em, room) + gap);
  const cardWidth = (room - gap * (columns - 1)) / columns;
  const cardHeight = Math.min(cardWidth, 9 * em);
  const rows = Math.ceil(colors.length / columns);
  return {
    height: head.bottom + rows * (cardHeight + gap) - gap + margin,
    title,
    description,
    paint: () => {
      head.paint();
      colors.forEach((hex, i) => {
        const [column, row] = [i % columns, Math.floor(i / columns)];
        const [x, y] = [margin + column * (cardWidth + gap), head.bottom + row * (cardHeight + gap)];
        paintCard(pen, hex, { x, y, width: cardWidth, height: cardHeight });
      });
    },
  };
};

const listed = (colors: readonly string[]): string => colors.map((hex) => `${nameOf(hex)} ${hex}`).join(', ');

interface PaletteAnswer {
  readonly method: string;
  readonly seed: number | null;
  readonly wheel: string;
  readonly colors: readonly { readonly hex: string }[];
}

/** The answer of `palette/generate`. */
export const drawPalette: Draw<PaletteAnswer> = ({ method, seed, wheel, colors }, pen) => {
  const hexes = colors.map(({ hex }) => hex);
  return drawCards(pen, hexes, {
    title: `${titleOf(method)} palette`,
    line: [`${hexes.length} colours`, `${wheel.toUpperCase()} wheel`, ...(seed === null ? [] : [`seed ${seed}`])].join(
      ' · ',
    ),
    description: `A palette of ${hexes.length} colours: ${listed(hexes)}. Contrast with white and black is written on each.`,
  });
};

interface PaletteRecordAnswer {
  readonly palette: { readonly id: string; readonly method: string; readonly colors: readonly string[] };
}

/** The answer of `palette/library/{id}`. */
export const drawPaletteRecord: Draw<PaletteRecordAnswer> = ({ palette: { id, method, colors } }, pen) =>
  drawCards(pen, colors, {
    title: `${titleOf(method)} palette`,
    line: `${colors.length} colours · ${id}`,
    description: `The palette ${id} of the library: ${listed(colors)}. Contrast with white and black is written on each.`,
  });
