import { type ColorReading, readRgb } from '../../color/read-color.ts';
import type { Rgb } from '../../color/rgb.ts';

const BARE_HEX = /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

const without = (text: string, end: string): string =>
  text.endsWith(end) ? text.slice(0, -end.length).trimEnd() : text;

/** A colour as people paste it: `f00`, `color: #f00;`, with quotes around it. What is left is for the reader of colours. */
export const tidyColor = (text: string): string => {
  const declared = text.trim().replace(/^[\w-]+\s*:\s*/, '');
  const plain = without(without(declared, ';'), '!important')
    .replace(/^(['"])(.*)\1$/, '$2')
    .trim();
  return BARE_HEX.test(plain) ? `#${plain}` : plain;
};

/** Reads what stands in a colour field. */
export const readColorText = (text: string): ColorReading<Rgb> => readRgb(tidyColor(text));
