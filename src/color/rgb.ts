/** An sRGB colour of 8 bits a channel: r, g, b are integers 0..255. The form in which most of the service takes colours. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

const HEX_PAIRS = Array.from({ length: 256 }, (_, v) => v.toString(16).padStart(2, '0'));

/** `#rrggbb` in lower case. */
export const toHex = ({ r, g, b }: Rgb): string => `#${HEX_PAIRS[r]}${HEX_PAIRS[g]}${HEX_PAIRS[b]}`;

/** `#rrggbb`, or `#rrggbbaa` for a translucent colour; alpha is 0..1. */
export const toHexAlpha = (color: Rgb, alpha: number): string =>
  alpha < 1 ? `${toHex(color)}${HEX_PAIRS[Math.round(255 * alpha)]}` : toHex(color);

/** Whether a colour is black, white or a grey between: it has no hue. */
export const isGrey = ({ r, g, b }: Rgb): boolean => r === g && g === b;

const isByte = (v: unknown): v is number => Number.isInteger(v) && (v as number) >= 0 && (v as number) <= 255;

/**
 * Value of a hexadecimal digit by character code; negative for anything else, so that the sign of several digits combined by OR
 * shows whether all are.
 */
const DIGITS = new Int8Array(0x10000).fill(-1);
for (const [value, digit] of [...'0123456789abcdef'].entries()) {
  DIGITS[digit.charCodeAt(0)] = value;
  DIGITS[digit.toUpperCase().charCodeAt(0)] = value;
}

/** Reads `#rrggbb` and `#rgb` in any case; undefined for anything else. Never throws. */
export const parseHex = (text: string): Rgb | undefined => {
  if (text.charCodeAt(0) !== 35) return undefined;
  if (text.length === 7) {
    const r = (DIGITS[text.charCodeAt(1)]! << 4) | DIGITS[text.charCodeAt(2)]!;
    const g = (DIGITS[text.charCodeAt(3)]! << 4) | DIGITS[text.charCodeAt(4)]!;
    const b = (DIGITS[text.charCodeAt(5)]! << 4) | DIGITS[text.charCodeAt(6)]!;
    return (r | g | b) < 0 ? undefined : { r, g, b };
  }
  if (text.length === 4) {
    const r = DIGITS[text.charCodeAt(1)]!;
    const g = DIGITS[text.charCodeAt(2)]!;
    const b = DIGITS[text.charCodeAt(3)]!;
    return (r | g | b) < 0 ? undefined : { r: r * 17, g: g * 17, b: b * 17 };
  }
  return undefined;
};

/** Reads `[r,g,b]` and `{r,g,b}` of whole numbers 0..255 and nothing beside them; undefined for anything else. */
export const parseChannels = (value: unknown): Rgb | undefined => {
  if (Array.isArray(value)) {
    const [r, g, b] = value as unknown[];
    return value.length === 3 && isByte(r) && isByte(g) && isByte(b) ? { r, g, b } : undefined;
  }
  if (typeof value === 'object' && value !== null) {
    const { r, g, b, ...rest } = value as Record<string, unknown>;
    return isByte(r) && isByte(g) && isByte(b) && Object.keys(rest).length === 0 ? { r, g, b } : undefined;
  }
  return undefined;
};

/** A colour from a `#rrggbb` literal of our own; throws on anything else. */
export const rgb = (hex: string): Rgb => {
  const parsed = parseHex(hex);
  if (!parsed) throw new TypeError(`${JSON.stringify(hex)} is not a #rrggbb colour`);
  return parsed;
};
