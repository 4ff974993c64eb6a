import { columns, type Paint } from '../paint.ts';

/** Colours under each other: a swatch, the colour, and what else is known of it. */
export const swatches = <Color extends { readonly hex: string }>(
  paint: Paint,
  colors: readonly Color[],
  cells: (color: Color) => readonly string[] = () => [],
): string => columns(colors.map((color) => [`${paint.swatch(color.hex)}${color.hex}`, ...cells(color)]));

/** Colours beside each other, in one line. */
export const strip = (paint: Paint, colors: readonly string[]): string =>
  colors.map((hex) => `${paint.swatch(hex)}${hex}`).join('  ');
