/** An sRGB colour of 8 bits a channel: r, g, b are integers 0..255. The form in which most of the service takes colours. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

const HEX_PAIRS = Array.from({ length: 256 }, (_, v) => v.toString(16).padStart(2, '0'));

/** `#rrggbb` in lower case. */
export const toHex = ({ r, g, b }: Rgb): string => `#${HEX_PAIRS[r]}${HEX_PAIRS[g]}${HEX_PAIRS[b]}`;

/** Whether a colour is black, white or a grey between: it has no hue. */
export const isGrey = ({ r, g, b }: Rgb): boolean => r === g && g === b;

const isByte = (v: unknown): v is number => Number.isInteger(v) && (v as number) >= 0 && (v as number) <= 255;

/** Value of a hexadecimal digit by character code, -1 for anything else. */
const DIGITS = Int8Array.from({ length: 128 }, (_, code) => {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 32;
  return letter >= 97 && letter <= 102 && code >= 65 ? letter - 87 : -1;
});

/**
 * The digit at a place; negative for anything else, so that the sign of several digits combined by OR shows whether all
 * are.
 */
const digitAt = (text: string, index: number): number => {
  const code = text.charCodeAt(index);
  return code < 128 ? DIGITS[code]! : -1;
};

/** Reads `#rrggbb` and `#rgb` in any case; undefined for anything else. Never throws. */
export const parseHex = (text: string): Rgb | undefined => {
  if (text.charCodeAt(0) !== 35) return undefined;
  if (text.length === 7) {
    const r = (digitAt(text, 1) << 4) | digitAt(text, 2);
    const g = (digitAt(text, 3) << 4) | digitAt(text, 4);
    const b = (digitAt(text, 5) << 4) | digitAt(text, 6);
    return (r | g | b) < 0 ? undefined : { r, g, b };
  }
  if (text.length === 4) {
    const [r, g, b] = [digitAt(text, 1), digitAt(text, 2), digitAt(text, 3)];
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
