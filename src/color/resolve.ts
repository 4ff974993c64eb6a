import { quote, shorten } from '../errors/refusal.ts';
import type { Color, WrittenColor } from './color.ts';
import { compositeOver } from './composite.ts';
import type { CssOptions } from './css/read.ts';
import { channelsOf, type MeasuredRgb, measuredRgb } from './measured.ts';
import { isInSrgb, nearestSrgb } from './nearest-srgb.ts';
import { type ColorReading, type FaultDetails, readColor } from './read-color.ts';
import { type Rgb, toHex } from './rgb.ts';
import { DEFAULT_GAMUT, type GamutMethod, shownDistance, toSrgb } from './to-srgb.ts';
import { lightOfRgb } from './wide-color.ts';

/** What is done with a colour outside sRGB: mapped by a method, or refused. */
export type GamutChoice = GamutMethod | 'refuse';

export interface ResolveOptions {
  readonly gamut: GamutChoice;
  /** The opaque colour below a translucent one. */
  readonly over?: Rgb | undefined;
  /** A translucent colour is taken without its alpha, which is kept beside it. */
  readonly keepsAlpha?: boolean;
}

/** The method by which answers show colours: refused ones are never shown. */
export const methodOf = (gamut: GamutChoice): GamutMethod => (gamut === 'refuse' ? DEFAULT_GAMUT : gamut);

/** How a colour was brought into sRGB. */
export interface Mapping {
  /** As it was sent. */
  readonly from: string;
  readonly to: string;
  readonly method: GamutMethod;
  /** Euclidean distance in Oklab. */
  readonly delta_e_ok: number;
}

/** How a translucent colour was laid over an opaque one. */
export interface Composition {
  readonly from: string;
  readonly over: string;
  readonly to: string;
}

export type Resolution =
  | { readonly color: Color; readonly mapping?: Mapping; readonly composition?: Composition; readonly why?: never }
  | { readonly color?: never; readonly why: string; readonly reason?: string; readonly details: FaultDetails };

const sourceOf = ({ source }: WrittenColor): string =>
  typeof source === 'string' ? shorten(source.trim()) : quote(source);

/**
 * A written colour as operations compute with it: in 8-bit sRGB, mapped there if it lies outside, laid over another if it is
 * translucent; with what was done. Refuses, in words that follow the field's name, what `gamut: refuse` does not accept and a
 * translucent colour with nothing below it.
 */
export const resolveColor = (written: WrittenColor, { gamut, over, keepsAlpha }: ResolveOptions): Resolution => {
  const { itself, alpha } = written;
  if (written.rgb) return { color: { written, alpha, itself, rgb: written.rgb, isMapped: false } };
  if (alpha < 1 && !over && !keepsAlpha)
    return {
      why: `${quote(written.source)} is transparent: its colour depends on what lies behind it; send \`over\`, an opaque background colour, or the opaque result`,
      reason: 'it is transparent, and its colour depends on what lies behind it',
      details: {},
    };
  const isMapped = !isInSrgb(itself);
  if (isMapped && gamut === 'refuse') {
    const nearest = toHex(nearestSrgb(itself));
    return {
      why: `${quote(written.source)} lies outside sRGB; the nearest colour inside is ${nearest}`,
      details: { nearest },
    };
  }
  const method = gamut === 'refuse' ? undefined : gamut;
  const rgb = toSrgb(itself, method);
  const mapping =
    isMapped && method
      ? { mapping: { from: sourceOf(written), to: toHex(rgb), method, delta_e_ok: shownDistance(itself, rgb) } }
      : {};
  if (alpha >= 1 || !over) return { color: { written, alpha, itself, rgb, isMapped }, ...mapping };
  const composite = compositeOver(itself, rgb, alpha, over);
  return {
    color: { written, alpha: 1, itself: lightOfRgb(composite), rgb: composite, isMapped: false },
    ...mapping,
    composition: { from: sourceOf(written), over: toHex(over), to: toHex(composite) },
  };
};

interface ReadOptions extends CssOptions {
  /** A refusal does not say what is accepted. */
  readonly isBrief?: boolean;
  /** The opaque colour behind a translucent one, which is refused without. */
  readonly over?: Rgb | undefined;
}

/** Reads a colour in any accepted form as it is measured: in 8-bit sRGB, mapped there if it lies outside. Never throws. */
export const readMeasured = (value: unknown, { over, ...options }: ReadOptions = {}): ColorReading<MeasuredRgb> => {
  const reading = readColor(value, options);
  if (!reading.color) return reading;
  const { color, ...fault } = resolveColor(reading.color, { gamut: DEFAULT_GAMUT, over });
  return color ? { color: measuredRgb(color) } : (fault as ColorReading<MeasuredRgb>);
};

/** The same as 8-bit sRGB alone. */
export const readRgb = (value: unknown, options: ReadOptions = {}): ColorReading<Rgb> => {
  const reading = readMeasured(value, options);
  return reading.color ? { color: channelsOf(reading.color) } : reading;
};
