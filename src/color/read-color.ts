import { quote } from '../errors/refusal.ts';
import { lightOfCss } from './css/css-color.ts';
import { type CssOptions, readCss } from './css/read.ts';
import { isInSrgb, nearestSrgb, roundedRgb } from './nearest-srgb.ts';
import { parseChannels, parseHex, type Rgb, toHex } from './rgb.ts';
import { lightOfRgb, type WideColor } from './wide-color.ts';

/** What a colour may be written as. */
const COLOR_FORMS =
  "any opaque CSS colour such as '#336699', 'rebeccapurple', 'rgb(51 102 153)', 'oklch(50% 0.1 250)' or 'color-mix(in oklab, red, blue)', or [r,g,b] or {r,g,b} with whole numbers 0-255";

/** What is said of a value besides the sentence. */
export interface FaultDetails {
  /** `#rrggbb` of the nearest colour that would have been taken. */
  readonly nearest?: string;
  /** Offset in UTF-16 units at which a text stops being a colour; the text at that offset, empty at the end; what is accepted there. */
  readonly at?: number;
  readonly found?: string;
  readonly expected?: readonly string[];
}

/** A value read as a colour, or why not in words that follow the field's name. */
export type ColorReading<T> =
  | { readonly color: T; readonly why?: never; readonly details?: never }
  | { readonly color?: never; readonly why: string; readonly details: FaultDetails };

const refused = (value: unknown, reason: string | undefined, details: FaultDetails) => {
  const found = reason === undefined ? 'is not a colour' : `cannot be read as a colour: ${reason}`;
  return { why: `${quote(value)} ${found}; accepted are ${COLOR_FORMS}`, details };
};

const readText = (text: string, options: CssOptions): ColorReading<WideColor> => {
  const { color, fault } = readCss(text, options);
  if (!color) {
    const { reason, at, found, expected } = fault;
    return refused(text, reason, { at, found: found.slice(0, 60), expected });
  }
  if (color.alpha < 1)
    return {
      why: `${quote(text)} is transparent: its colour depends on what lies behind it, so send the opaque result`,
      details: {},
    };
  return { color: lightOfCss(color) };
};

/**
 * Reads a colour in any accepted form as light, neither rounded nor clipped. This is the reading of the science group. Never
 * throws.
 */
export const readLight = (value: unknown, options: CssOptions = {}): ColorReading<WideColor> => {
  const rgb = typeof value === 'string' ? parseHex(value) : parseChannels(value);
  if (rgb) return { color: lightOfRgb(rgb) };
  return typeof value === 'string' ? readText(value, options) : refused(value, undefined, {});
};

/**
 * Reads a colour in any accepted form as the 8-bit sRGB colour it rounds to; one outside sRGB by more than half a step is
 * refused with the nearest that is inside. This is the reading of all groups but science. Never throws.
 */
export const readRgb = (value: unknown, options: CssOptions = {}): ColorReading<Rgb> => {
  const rgb = typeof value === 'string' ? parseHex(value) : parseChannels(value);
  if (rgb) return { color: rgb };
  const reading = readLight(value, options);
  if (!reading.color) return reading;
  if (isInSrgb(reading.color)) return { color: roundedRgb(reading.color) };
  const nearest = toHex(nearestSrgb(reading.color));
  return { why: `${quote(value)} lies outside sRGB; the nearest colour inside is ${nearest}`, details: { nearest } };
};
