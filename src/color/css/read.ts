import { NAMED_COLORS } from '../named-colors.ts';
import { parseHex, type Rgb } from '../rgb.ts';
import { readComputed, type Scheme } from './computed.ts';
import type { CssColor } from './css-color.ts';
import { DEEPEST_MATH } from './effort.ts';
import { type CssFault, faultOf } from './fault.ts';
import { readPlain } from './plain.ts';

/** A text read, or what is wrong with it. */
export type CssReading =
  | { readonly color: CssColor; readonly fault?: never }
  | { readonly color?: never; readonly fault: CssFault };

export interface CssOptions {
  /** Which colour `light-dark()` stands for; it is refused without. */
  readonly scheme?: Scheme | undefined;
}

/** The longest text that is looked at, in characters. */
const LONGEST = 1000;
/** The most brackets that may stand in each other. */
const DEEPEST = 32;
/** No coordinate of a colour is as large. */
const GREATEST = 1e5;

const inSrgb = ({ r, g, b }: Rgb, alpha: number): CssColor => ({
  space: 'srgb',
  coordinates: [r / 255, g / 255, b / 255],
  alpha,
});

/** `#rgb`, `#rrggbb`, `#rgba`, `#rrggbbaa`; undefined for anything else. */
const readHex = (text: string): CssColor | undefined => {
  const opaque = parseHex(text);
  if (opaque) return inSrgb(opaque, 1);
  if (text.length !== 5 && text.length !== 9) return undefined;
  const digits = text.length === 5 ? 1 : 2;
  const color = parseHex(text.slice(0, -digits));
  const alpha = parseHex(`#${text.slice(-digits).repeat(6 / digits)}`);
  return color && alpha && inSrgb(color, alpha.r / 255);
};

/** A name, of ASCII letters alone; undefined for any other word. */
const readName = (name: string): CssColor | undefined => {
  const lower = name.toLowerCase();
  const color = NAMED_COLORS.get(lower);
  if (color) return inSrgb(color, 1);
  return lower === 'transparent' ? { space: 'srgb', coordinates: [0, 0, 0], alpha: 0 } : undefined;
};

const WORD = /^[a-z]+$/i;

/** How deep the brackets of a text stand in each other. */
const depthOf = (text: string): number => {
  let depth = 0;
  let deepest = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 40 || code === 91 || code === 123) deepest = Math.max(deepest, ++depth);
    else if (code === 41 || code === 93 || code === 125) depth -= 1;
  }
  return deepest;
};

const limit = (reason: string, at: number, found: string, expected: string): CssReading => ({
  fault: { reason, at, found, expected: [expected], isOpen: true },
});

/** What CSS calls white space, at both ends. */
const BLANKS = /^[ \t\n\r\f]+|[ \t\n\r\f]+$/g;
const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13 && code !== 11);
const trimmed = (text: string): string =>
  isBlank(text.charCodeAt(0)) || isBlank(text.charCodeAt(text.length - 1)) ? text.replace(BLANKS, '') : text;

/**
 * Reads a colour of CSS Color 4 and 5, in any case and with blanks around it: names, hexadecimal notation, rgb(), hsl(), hwb(),
 * lab(), lch(), oklab(), oklch(), color() with the predefined spaces, color-mix(), relative colours, functions of mathematics
 * such as calc(), `none`, escapes and comments. light-dark() is read with a scheme. What depends on something else than the
 * text (system colours, currentColor, var()) is refused by name, wherever it stands in it. Never throws for a text.
 *
 * What is out of range is cut as CSS does where it is read: channels of rgb(), saturation and chroma below 0, lightness of
 * lab(), lch(), oklab() and oklch(). An infinite number is the end of its channel's range, NaN and an
 * infinite hue are 0.
 *
 * Names, hexadecimal notation and functions of plain numbers are read here; everything else by the parser of csstools, which
 * Node loads at the first such text. A page hands its own to `provideCssTools` (csstools.ts) before. No module of Node is
 * imported, so bundlers for browsers take it as it is.
 */
export const readCss = (given: string, { scheme }: CssOptions = {}): CssReading => {
  if (given.length > LONGEST)
    return limit(`it has more than ${LONGEST} characters`, LONGEST, '', `at most ${LONGEST} characters`);
  const text = trimmed(given);
  const plain = (text.startsWith('#') ? readHex(text) : undefined) ?? readPlain(text);
  if (!plain && WORD.test(text)) {
    const color = readName(text);
    return color ? { color } : { fault: faultOf(given, scheme) };
  }
  if (!plain && depthOf(text) > DEEPEST)
    return limit(`more than ${DEEPEST} brackets stand in each other`, 0, '', `at most ${DEEPEST} brackets`);
  const color = plain ?? readComputed(text, scheme);
  if (color === 'too much')
    return limit(
      'its functions of mathematics are too many or too deep',
      0,
      '',
      `at most ${DEEPEST_MATH} functions of mathematics in each other`,
    );
  if (!color) return { fault: faultOf(given, scheme) };
  if (color.coordinates.some((v) => Math.abs(v) > GREATEST))
    return limit('its numbers are larger than any colour has', 0, '', `numbers from -${GREATEST} to ${GREATEST}`);
  return { color };
};
