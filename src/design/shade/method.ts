import type { Oklch } from '../../color/oklab.ts';
import type { Rgb } from '../../color/rgb.ts';

/** Colours of a scale, and the same as CSS in Display P3, with the chroma that sRGB has no room for. */
export interface WideScale {
  readonly colors: Rgb[];
  readonly p3: string[];
}

/** The colours of a scale from light to dark. */
export interface Scale {
  readonly colors: Rgb[];
  /** Index of the step that is the base, byte for byte; null if the method does not keep it. */
  readonly baseAt: number | null;
  /** Where the method has them: the colours in Display P3, and the scale of the dark theme. */
  readonly p3?: string[];
  readonly dark?: WideScale;
}

/** What may be asked of a scale beyond its number of steps. */
export interface ScaleWishes {
  /** Index of the step that holds the base; the method's own where it is undefined. */
  readonly at?: number | undefined;
  /** Degrees by which the hue has turned in the darkest step; half as far the other way in the lightest. */
  readonly hueShift?: number | undefined;
  /** The base as it was sent, where it lies outside sRGB; the methods that answer in Display P3 keep it there. */
  readonly wide?: Oklch | undefined;
}

/** A way from one colour to a scale of shades. */
export interface ShadeMethod {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly reference: string;
  /** Whether the base is always one of the steps. */
  readonly keeps_base: boolean;
  /**
   * Whether the method turns hues itself on request; other methods that keep the base have it done to their colours.
   */
  readonly turns_hue?: true;
  /** `steps` 2..64. Options apply to methods that keep the base. */
  readonly scale: (base: Rgb, steps: number, wishes?: ScaleWishes) => Scale;
}

/** A scale of which one step is put in by the base itself. */
export const withBase = (colors: readonly Rgb[], base: Rgb, at: number): Scale => ({
  colors: colors.map((color, i) => (i === at ? base : color)),
  baseAt: at,
});
