import { quote } from '../errors/refusal.ts';
import { WrittenColor, writtenRgb } from './color.ts';
import { lightOfCss } from './css/css-color.ts';
import { type CssOptions, readCss } from './css/read.ts';
import { parseChannels, parseHex } from './rgb.ts';

/** What a colour may be written as. */
const COLOR_FORMS =
  "any CSS colour such as '#336699', 'rebeccapurple', 'rgb(51 102 153)', 'oklch(50% 0.1 250)' or 'color-mix(in oklab, red, blue)', or [r,g,b] or {r,g,b} with whole numbers 0-255";

/** Facts about a refused value, beside the sentence. */
export interface FaultDetails {
  /** `#rrggbb` of the nearest colour that would have been accepted. */
  readonly nearest?: string;
  /** Offset in UTF-16 units at which a text stops being a colour; the text at that offset, empty at the end; what is accepted there. */
  readonly at?: number;
  readonly found?: string;
  readonly expected?: readonly string[];
}

/** A value read as a colour, or why not in words that follow the field's name. */
export type ColorReading<T> =
  | { readonly color: T; readonly why?: never; readonly reason?: never; readonly details?: never }
  | {
      readonly color?: never;
      readonly why: string;
      /** A clause that says the same of the value in sight; undefined where nothing particular can be said. */
      readonly reason?: string | undefined;
      readonly details: FaultDetails;
    };

const MOST_QUOTED = 60;

interface Fault {
  readonly reason?: string | undefined;
  readonly details: FaultDetails;
  readonly isBrief: boolean;
}

const refused = (value: unknown, { reason, details, isBrief }: Fault) => {
  const found = reason === undefined ? 'is not a colour' : `cannot be read as a colour: ${reason}`;
  return { why: `${quote(value)} ${found}${isBrief ? '' : `; accepted are ${COLOR_FORMS}`}`, reason, details };
};

interface ReadOptions extends CssOptions {
  /** A refusal does not say what is accepted: one of many. */
  readonly isBrief?: boolean;
}

/** Reads a colour in any accepted form. Never throws. */
export const readColor = (
  value: unknown,
  { isBrief = false, ...options }: ReadOptions = {},
): ColorReading<WrittenColor> => {
  const rgb = typeof value === 'string' ? parseHex(value) : parseChannels(value);
  if (rgb) return { color: writtenRgb(rgb, value) };
  if (typeof value !== 'string') return refused(value, { details: {}, isBrief });
  const { color, fault } = readCss(value, options);
  if (color) return { color: new WrittenColor(color, lightOfCss(color), value) };
  const { reason, at, found, expected } = fault;
  return refused(value, { reason, details: { at, found: found.slice(0, MOST_QUOTED), expected }, isBrief });
};
