import type { Interpolation } from '../interpolation/index.ts';
import type { Stop } from '../ramp.ts';

/** What a gradient file is written from. */
export interface GradientData {
  /** The samples, as `generate` returns them, or any stops. */
  readonly colors: readonly Stop[];
  /** The stops between which the samples lie, where they are known. */
  readonly stops: readonly Stop[] | undefined;
  readonly interpolation: Interpolation | undefined;
  readonly easing: string | undefined;
}

export const GRADIENT_TYPES = ['linear', 'radial', 'conic'] as const;
export type GradientType = (typeof GRADIENT_TYPES)[number];

export interface GradientOptions {
  readonly prefix?: string | undefined;
  /** CSS: linear unless said otherwise. */
  readonly type?: GradientType | undefined;
  /** Degrees: 90 runs from left to right, 180 from top to bottom. */
  readonly angle?: number | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}
