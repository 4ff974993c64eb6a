import { rgb } from '../color/rgb.ts';

/** What a terminal can show: nothing but text, 16 colours, 256, or all. */
export type Depth = 1 | 4 | 8 | 24;

/** Text for a terminal. Everything is plain where the terminal has no colours, or the user wants none. */
export interface Paint {
  /**
   * A block of a colour with a space behind it; nothing if the terminal could not show that very colour or one near it.
   */
  swatch(hex: string): string;
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  bad(text: string): string;
}

const CUBE = [0, 95, 135, 175, 215, 255] as const;

/** Red, green and blue of a colour as answers have it; the number after `#rrggbb` is its alpha. */
const channelsOf = (hex: string): readonly [number, number, number] => {
  const { r, g, b } = rgb(hex.slice(0, 7));
  return [r, g, b];
};

/** The nearest level of the colour cube, 0-5. */
const level = (channel: number): number => {
  const distances = CUBE.map((step) => Math.abs(step - channel));
  return distances.indexOf(Math.min(...distances));
};

const distance = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + (value - b[i]!) ** 2, 0);

/** Number of the nearest of the 240 fixed colours of a terminal with 256: a cube of six levels, and 24 greys. */
export const nearestOf256 = (hex: string): number => {
  const color = channelsOf(hex);
  const [r, g, b] = color.map(level) as [number, number, number];
  const mean = (color[0] + color[1] + color[2]) / 3;
  const step = Math.max(0, Math.min(23, Math.round((mean - 8) / 10)));
  const grey = 8 + 10 * step;
  const inCube = distance(color, [CUBE[r]!, CUBE[g]!, CUBE[b]!]);
  return distance(color, [grey, grey, grey]) < inCube ? 232 + step : 16 + 36 * r + 6 * g + b;
};

const background = (hex: string, depth: Depth): string | undefined => {
  if (depth === 24) return `48;2;${channelsOf(hex).join(';')}`;
  return depth === 8 ? `48;5;${nearestOf256(hex)}` : undefined;
};

export const createPaint = (depth: Depth): Paint => {
  const styled = (on: string, off: string) => (text: string) => (depth === 1 ? text : `\x1b[${on}m${text}\x1b[${off}m`);
  return {
    swatch(hex) {
      const code = background(hex, depth);
      return code === undefined ? '' : `\x1b[${code}m    \x1b[0m `;
    },
    bold: styled('1', '22'),
    dim: styled('2', '22'),
    good: styled('32', '39'),
    bad: styled('31', '39'),
  };
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one
const STYLES = /\x1b\[[\d;]*m/g;

/** Rows with their cells set under each other. */
export const columns = (rows: readonly (readonly string[])[]): string => {
  const widths: number[] = [];
  const lengthOf = (cell: string): number => cell.replace(STYLES, '').length;
  for (const row of rows)
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, lengthOf(cell));
    });
  const padded = (cell: string, i: number): string => cell + ' '.repeat(widths[i]! - lengthOf(cell));
  return rows.map((row) => row.map(padded).join('  ').trimEnd()).join('\n');
};

/** A number for people: at most `places` decimals, none that say nothing. */
export const short = (value: number | null, places = 4): string =>
  value === null ? 'none' : String(Number(value.toFixed(places)));
