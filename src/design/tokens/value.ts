import { mapIntoGamut } from '../../color/gamut-map.ts';
import { type Oklch, oklabToLinear, oklchToOklab, toOklch } from '../../color/oklab.ts';
import { parseHex, type Rgb, toHexAlpha } from '../../color/rgb.ts';
import { fromLinear } from '../../color/transfer.ts';
import { invalid, quote } from '../../errors/refusal.ts';
import { hslToRgb, turn } from '../../exact/hsl.ts';
import { fromDisplayP3, inDisplayP3 } from '../p3.ts';
import { type Composite, compositeOf } from './composite.ts';

/** What a token is worth, read from its CSS text. */
export type TokenValue =
  | {
      readonly kind: 'color';
      readonly color: Rgb;
      readonly alpha: number;
      /** The colour in Display P3, where it has more chroma there. */
      readonly wide?: Oklch | undefined;
    }
  | { readonly kind: 'dimension'; readonly value: number; readonly unit: string }
  | { readonly kind: 'duration'; readonly value: number; readonly unit: 'ms' | 's' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'font-weight'; readonly value: number }
  | { readonly kind: 'font-family'; readonly families: readonly string[] }
  /** Any other value of CSS, with its parts where it is one of several, such as a shadow. */
  | { readonly kind: 'text'; readonly text: string; readonly composite?: Composite | undefined };

const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)`;
const QUANTITY = new RegExp(`^(${NUMBER})(px|rem|em|ex|ch|vw|vh|vmin|vmax|pt|pc|cm|mm|in|q|%|ms|s)$`, 'i');
const PLAIN_NUMBER = new RegExp(`^${NUMBER}$`);
const LONG_HEX = /^#([0-9a-f]{3})([0-9a-f])$|^#([0-9a-f]{6})([0-9a-f]{2})$/i;
const ARGUMENTS = new RegExp(
  `^(rgb|hsl|oklch)a?\\(\\s*(${NUMBER}%?)(?:deg)?[\\s,]+(${NUMBER}%?)[\\s,]+(${NUMBER}%?)(?:deg)?(?:\\s*[,/]\\s*(${NUMBER}%?))?\\s*\\)$`,
  'i',
);

const DISPLAY_P3 = new RegExp(
  `^color\\(\\s*display-p3\\s+(${NUMBER}%?)\\s+(${NUMBER}%?)\\s+(${NUMBER}%?)(?:\\s*/\\s*(${NUMBER}%?))?\\s*\\)$`,
  'i',
);

/** A number, or a percentage of `whole`. */
const amount = (text: string, whole: number): number =>
  text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * whole : Number(text);
const clamp = (v: number, most: number): number => Math.min(most, Math.max(0, v));

const oklchOf = (a: string, b: string, c: string): Oklch => ({
  l: clamp(amount(a, 1), 1),
  c: Math.min(1, Math.max(0, amount(b, 0.4))),
  h: turn(Number(c.replace('%', ''))),
});

/** What Display P3 has of an OKLCH colour beyond what sRGB shows of it. */
const wideOf = (wanted: Oklch, shown: Rgb): Oklch | undefined => inDisplayP3(wanted, toOklch(shown).c);

const shownOf = (wanted: Oklch): Rgb => fromLinear(mapIntoGamut(oklabToLinear(oklchToOklab(wanted))));
const opacityOf = (alpha: string | undefined): number => (alpha === undefined ? 1 : clamp(amount(alpha, 1), 1));

/** A colour of Display P3, with what sRGB shows of it. */
const displayP3Of = (text: string): TokenValue | undefined => {
  const [, r, g, b, alpha] = DISPLAY_P3.exec(text) ?? [];
  if (r === undefined) return undefined;
  const channel = (part: string): number => clamp(amount(part, 1), 1);
  const wanted = fromDisplayP3([channel(r), channel(g!), channel(b!)]);
  const color = shownOf(wanted);
  return { kind: 'color', color, alpha: opacityOf(alpha), wide: wideOf(wanted, color) };
};

const FUNCTIONS: Readonly<Record<string, (a: string, b: string, c: string) => Rgb>> = {
  rgb: (a, b, c) => {
    const byte = (text: string) => Math.round(clamp(amount(text, 255), 255));
    return { r: byte(a), g: byte(b), b: byte(c) };
  },
  hsl: (a, b, c) => hslToRgb({ h: Number(a), s: clamp(amount(b, 1), 1), l: clamp(amount(c, 1), 1) }),
  oklch: (a, b, c) => shownOf(oklchOf(a, b, c)),
};

/** Reads the `p3` of a token beside its colour in sRGB: `oklch(L C H)`; refuses INVALID_INPUT about `field` anything else. */
export const readWide = (text: string, shown: Rgb, field: string): Oklch | undefined => {
  const [, name, a, b, c, alpha] = ARGUMENTS.exec(text.trim()) ?? [];
  if (name?.toLowerCase() !== 'oklch' || alpha !== undefined)
    throw invalid(field, `${quote(text)} is not a colour in the form oklch(0.72 0.24 145)`);
  return wideOf(oklchOf(a!, b!, c!), shown);
};

const colorOf = (text: string): TokenValue | undefined => {
  const plain = parseHex(text);
  if (plain) return { kind: 'color', color: plain, alpha: 1 };
  const hex = LONG_HEX.exec(text);
  if (hex) {
    const [digits, alpha] = [hex[1] ?? hex[3]!, hex[2] ? hex[2].repeat(2) : hex[4]!];
    return {
      kind: 'color',
      color: parseHex(`#${digits}`)!,
      alpha: Number((Number.parseInt(alpha, 16) / 255).toFixed(4)),
    };
  }
  const [, name, a, b, c, alpha] = ARGUMENTS.exec(text) ?? [];
  if (!name) return displayP3Of(text);
  const unitless = (part: string) => (name === 'hsl' && !part.endsWith('%') ? `${part}%` : part);
  const color = FUNCTIONS[name.toLowerCase()]!(a!, unitless(b!), name === 'hsl' ? unitless(c!) : c!);
  const wide = name.toLowerCase() === 'oklch' ? wideOf(oklchOf(a!, b!, c!), color) : undefined;
  return { kind: 'color', color, alpha: opacityOf(alpha), wide };
};

/** A string, which is left as it is, or what may be a colour inside a value of several parts. */
const PART = /"[^"]*"|'[^']*'|(?<![\w-])#[0-9a-f]{3,8}(?![\w-])|(?<![\w-])(?:rgba?|hsla?|oklch|color)\([^()]*\)/gi;

/** A value of several parts with each of its colours rewritten. */
export const withColors = (css: string, write: (color: Extract<TokenValue, { kind: 'color' }>) => string): string =>
  css.replace(PART, (part) => {
    const read = colorOf(part);
    return read?.kind === 'color' ? write(read) : part;
  });

const quantityOf = (text: string): TokenValue | undefined => {
  const [, value, unit] = QUANTITY.exec(text) ?? [];
  if (value === undefined) return undefined;
  const lower = unit!.toLowerCase();
  return lower === 'ms' || lower === 's'
    ? { kind: 'duration', value: Number(value), unit: lower }
    : { kind: 'dimension', value: Number(value), unit: lower };
};

const FAMILY = /^(?:"[^"\\]{1,80}"|'[^'\\]{1,80}'|[A-Za-z][\w -]{0,80})$/;
const familiesOf = (text: string): TokenValue | undefined => {
  const parts = text.split(',').map((part) => part.trim());
  if (!parts.every((part) => FAMILY.test(part))) return undefined;
  return { kind: 'font-family', families: parts.map((part) => part.replace(/^["']|["']$/g, '')) };
};

/** Characters of CSS values, without any that could end one, open a block or a comment, or load something. */
const HARMLESS = /^[\w\s.,%#()'"+*/-]{1,400}$/;
const DANGEROUS = /\/\*|\*\/|\/\/|url\s*\(|expression\s*\(|image-set\s*\(|src\s*\(|[\r\n]/i;

const isBalanced = (text: string): boolean => {
  const bare = text.replace(/"[^"]*"|'[^']*'/g, '');
  let depth = 0;
  for (const c of bare) {
    if (c === '(') depth += 1;
    if (c === ')') depth -= 1;
    if (depth < 0 || c === '"' || c === "'") return false;
  }
  return depth === 0;
};

/**
 * Reads a value: colour, dimension, duration, number, font weight or family (by the name), or a plain CSS value.
 * Refuses INVALID_INPUT about `field` what could break out of the place where it will stand.
 */
export const readValue = (given: string | number, path: readonly string[], field: string): TokenValue => {
  const text = String(given).trim();
  const isWeight = path.includes('weight');
  if (PLAIN_NUMBER.test(text)) {
    const value = Number(text);
    return isWeight && value >= 1 && value <= 1000 ? { kind: 'font-weight', value } : { kind: 'number', value };
  }
  const read = colorOf(text) ?? quantityOf(text);
  if (read) return read;
  const families =
    path.includes('family') || (path.includes('font') && text.includes(',')) ? familiesOf(text) : undefined;
  if (families) return families;
  if (!HARMLESS.test(text) || DANGEROUS.test(text) || !isBalanced(text))
    throw invalid(
      field,
      `${quote(given)} is not allowed in a style sheet; accepted are colours, numbers, dimensions, font families and plain CSS values without ; : { } < > @ \\ comments or url()`,
    );
  const plain = withColors(text, ({ color, alpha }) => toHexAlpha(color, alpha));
  return { kind: 'text', text, composite: compositeOf(plain, path) };
};
