import { linearToOklab, type Oklch, oklabToOklch } from './oklab.ts';
import { type Rgb, toHexAlpha } from './rgb.ts';
import type { SpaceId } from './spaces/index.ts';
import type { Coordinates } from './spaces/space.ts';
import { ENCODED_8BIT, lightOfRgb, type WideColor } from './wide-color.ts';

/** The coordinates of a colour as it was written. */
export interface Written extends Pick<WrittenColor, 'space' | 'coordinates' | 'alpha'> {
  readonly alphaIsMissing?: boolean;
  readonly usesScheme?: boolean;
}

/** A colour as it was written: its space, coordinates and alpha. */
export class WrittenColor {
  readonly space: SpaceId;
  /** In the units of the space; NaN for a missing one (`none`), which counts as 0. */
  readonly coordinates: Coordinates;
  /** 0..1. */
  readonly alpha: number;
  /** Alpha is written `none`: 0, except where colours are mixed. */
  readonly alphaIsMissing: boolean;
  /** The colour itself without its alpha, neither rounded nor clipped. */
  readonly itself: WideColor;
  /** The text or value that was sent, for answers that quote it. */
  readonly source: unknown;
  /** Set if it was written in 8-bit sRGB. */
  readonly rgb: Rgb | undefined;
  /** It was written by `light-dark()`: the other scheme has another colour. */
  readonly usesScheme: boolean;

  constructor(
    { space, coordinates, alpha, alphaIsMissing = false, usesScheme = false }: Written,
    itself: WideColor,
    source: unknown,
    rgb?: Rgb,
  ) {
    this.space = space;
    this.coordinates = coordinates;
    this.alpha = alpha;
    this.alphaIsMissing = alphaIsMissing;
    this.usesScheme = usesScheme;
    this.itself = itself;
    this.source = source;
    this.rgb = rgb;
  }
}

/** What answers add for a translucent colour: its alpha, and `#rrggbbaa`. */
export const alphaReport = (rgb: Rgb, alpha: number) => (alpha < 1 ? { alpha, hex8: toHexAlpha(rgb, alpha) } : {});

/** An opaque colour written in 8-bit sRGB. */
export const writtenRgb = (rgb: Rgb, source: unknown): WrittenColor =>
  new WrittenColor(
    { space: 'srgb', coordinates: [ENCODED_8BIT[rgb.r]!, ENCODED_8BIT[rgb.g]!, ENCODED_8BIT[rgb.b]!], alpha: 1 },
    lightOfRgb(rgb),
    source,
    rgb,
  );

/** A colour as operations compute with it. */
export interface Color {
  readonly written: WrittenColor;
  /** 0..1: 1 after compositing. */
  readonly alpha: number;
  /** The colour itself, neither rounded nor clipped, without its alpha; the composite where it was laid over another. */
  readonly itself: WideColor;
  /** In 8-bit sRGB: rounded, or mapped into the gamut. */
  readonly rgb: Rgb;
  /** It lies outside sRGB by more than half a step. */
  readonly isMapped: boolean;
}

/** A colour outside sRGB in OKLCH, as it was sent; undefined for one that was not mapped. */
export const wideOf = ({ isMapped, itself }: Color): Oklch | undefined =>
  isMapped ? oklabToOklch(linearToOklab(itself.at('srgb-linear'))) : undefined;
