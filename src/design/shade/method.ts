import type { Rgb } from '../../color/rgb.ts';

/** The colours of a scale from light to dark. */
export interface Scale {
  readonly colors: Rgb[];
  /** Index at which the base stands byte for byte; null where the method does not keep it. */
  readonly baseAt: number | null;
}

/** A way from one colour to a scale of shades. */
export interface ShadeMethod {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly reference: string;
  /** Whether the base is always one of the steps. */
  readonly keeps_base: boolean;
  /** `steps` 2..64. */
  readonly scale: (base: Rgb, steps: number) => Scale;
}

/** A scale of which one step is put in by the base itself. */
export const withBase = (colors: readonly Rgb[], base: Rgb, at: number): Scale => ({
  colors: colors.map((color, i) => (i === at ? base : color)),
  baseAt: at,
});
