import type { Oklch } from '../../color/oklab.ts';
import { type Rgb, rgb } from '../../color/rgb.ts';

/** A colour that a role can have. */
export interface Paint {
  readonly color: Rgb;
  /** The token that holds it, without leading hyphens; a role refers to it. Absent where the colour is the role's own. */
  readonly token?: string;
  /** 0..1; 1 where undefined. */
  readonly alpha?: number;
}

/** A colour of a ramp, which is a token of its own. */
export interface Swatch extends Paint {
  readonly token: string;
  /** Whether sRGB limits the requested chroma, and the colour in Display P3 if that has more. */
  readonly clipped?: boolean;
  readonly wide?: Oklch | undefined;
}

export const WHITE: Swatch = { token: 'color-white', color: rgb('#ffffff') };
/**
 * Ink. White reads on a background up to luminance 0.18333; so that one of the two always reads, ink must have luminance
 * 0.00185 at most. #060607 has 0.00184.
 */
export const INK: Swatch = { token: 'color-ink', color: rgb('#060607') };
