import { toHex } from '../../../../color/rgb.ts';
import type { Swatches } from '../../swatches.ts';

/** The colours of a file, in order. */
export const hexes = ({ items }: Swatches): string[] => items.map(({ color }) => toHex(color));

/** Colours at equal distances from 0 to 1, as colour scales are written. */
export const scaleOf = (colors: readonly string[]): [number, string][] =>
  colors.map((hex, i) => [colors.length === 1 ? 0 : Math.round((1e6 * i) / (colors.length - 1)) / 1e6, hex]);

/** A name as programming languages have it: `my-brand` is `my_brand`, or `myBrand`. */
export const snake = (prefix: string): string => prefix.replaceAll('-', '_');
export const camel = (prefix: string): string =>
  prefix.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** One colour a line, quoted, indented. */
export const quotedLines = (colors: readonly string[]): string => colors.map((hex) => `  "${hex}",`).join('\n');
