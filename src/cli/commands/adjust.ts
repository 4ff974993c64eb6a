import { oklchToRgb } from '../../color/gamut.ts';
import { ACHROMATIC_CHROMA, linearToOklab, type Oklch, oklabToOklch } from '../../color/oklab.ts';
import { readColor } from '../../color/read-color.ts';
import { toHex, toHexAlpha } from '../../color/rgb.ts';
import { type Call, type Result, type Run, UsageError } from '../command.ts';
import { columns } from '../paint.ts';
import { colorsOf, colorWord, isBareHex } from '../words.ts';

/** Chroma of OKLCH that CSS writes as 100 %. */
const FULL_CHROMA = 0.4;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

interface Adjustment {
  /** What the second word is called in errors. */
  readonly name: 'amount' | 'degrees';
  readonly least: number;
  readonly most: number;
  readonly of: (color: Oklch, by: number) => Oklch;
}

const lightness = (sign: 1 | -1): Adjustment => ({
  name: 'amount',
  least: 0,
  most: 1,
  of: (color, by) => ({ ...color, l: clamp(color.l + sign * by) }),
});
const chroma = (sign: 1 | -1): Adjustment => ({
  name: 'amount',
  least: 0,
  most: 1,
  // A grey has no hue that could become stronger.
  of: (color, by) =>
    color.c < ACHROMATIC_CHROMA ? color : { ...color, c: Math.max(0, color.c + sign * by * FULL_CHROMA) },
});
const turn: Adjustment = {
  name: 'degrees',
  least: -360,
  most: 360,
  of: (color, by) => ({ ...color, h: (((color.h + by) % 360) + 360) % 360 }),
};

/** How an amount is written: without zeros before it and with fewer than six digits, which are a colour such as 000000. */
const AMOUNT = /^[-+]?(?:0|[1-9]\d{0,4})?(?:\.\d+)?%?$/;

const amountIn = (word: string, { least, most }: Adjustment): number | undefined => {
  if (!AMOUNT.test(word)) return undefined;
  const value = word.endsWith('%') ? Number(word.slice(0, -1)) / 100 : Number.parseFloat(word);
  return value >= least && value <= most ? value : undefined;
};

/**
 * The amount among the words, and the words that are colours: the amount comes last, or first as in pastel. If both words may be it, it is
 * the one that cannot be a colour. Throws UsageError if both can.
 */
const amountOf = (words: readonly string[], adjustment: Adjustment): { by: number; colors: readonly string[] } => {
  const { name, least, most } = adjustment;
  const [start, end] = [words[0] ?? '', words.at(-1) ?? ''];
  const [first, last] = [words.length > 1 ? amountIn(start, adjustment) : undefined, amountIn(end, adjustment)];
  const isFirst = last === undefined || (first !== undefined && isBareHex(end));
  if (isFirst && last !== undefined && isBareHex(start))
    throw new UsageError(`${name}: ${start} or ${end}? Write the colour with #, as in '#${end}'`);
  if (isFirst && first !== undefined) return { by: first, colors: words.slice(1) };
  if (last !== undefined) return { by: last, colors: words.slice(0, -1) };
  throw new UsageError(`${name}: must be a number from ${least} to ${most}, after the colour`);
};

const oklchOf = (text: string): { oklch: Oklch; alpha: number } => {
  const { color, why } = readColor(text, { isBrief: true });
  if (!color) throw new UsageError(`color: ${why}`);
  return { oklch: oklabToOklch(linearToOklab(color.itself.at('srgb-linear'))), alpha: color.alpha };
};

/** Colours before and after, as a command prints them. */
export const changed = (rows: readonly { readonly from: string; readonly hex: string }[]): Result => ({
  answer: rows.length === 1 ? rows[0] : rows,
  colors: rows.map(({ hex }) => ({ hex })),
  pretty: (paint) =>
    columns(rows.map(({ from, hex }) => [`${paint.swatch(hex)}${paint.bold(hex)}`, paint.dim(`from ${from}`)])),
});

const adjust =
  (adjustment: Adjustment): Run =>
  async (call) => {
    const { by, colors: given } = amountOf(call.words('color'), adjustment);
    const words = given.length === 0 ? ['-'] : given;
    const colors = words.length === 1 && words[0] === '-' ? await colorsFromInput(call) : words.map(colorWord);
    return changed(
      colors.map((from) => {
        const { oklch, alpha } = oklchOf(from);
        return { from, hex: toHexAlpha(oklchToRgb(adjustment.of(oklch, by)), alpha) };
      }),
    );
  };

/** Colours of standard input, whatever the words are. */
const colorsFromInput = (call: Call): Promise<string[]> => colorsOf({ ...call, words: () => ['-'] }, 'color');

export const lighten = adjust(lightness(1));
export const darken = adjust(lightness(-1));
export const saturate = adjust(chroma(1));
export const desaturate = adjust(chroma(-1));
export const rotate = adjust(turn);

export const gray: Run = async (call) => {
  const word = call.word('lightness');
  const l = word.endsWith('%') ? Number(word.slice(0, -1)) / 100 : Number(word);
  if (!(l >= 0 && l <= 1)) throw new UsageError(`lightness: must be a number from 0 to 1, got ${word}`);
  const hex = toHex(oklchToRgb({ l, c: 0, h: 0 }));
  return {
    answer: { lightness: l, hex },
    colors: [{ hex }],
    pretty: (paint) => `${paint.swatch(hex)}${paint.bold(hex)}`,
  };
};
