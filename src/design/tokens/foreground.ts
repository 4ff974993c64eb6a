import { contrastRatio, WCAG } from '../../color/luminance.ts';
import type { Rgb } from '../../color/rgb.ts';

export const WHITE: Rgb = { r: 255, g: 255, b: 255 };
/**
 * Ink. White reads on a ground up to luminance 0.18333; so that one of the two always reads, ink must have luminance
 * 0.00185 at most. #060607 has 0.00184.
 */
export const INK: Rgb = { r: 6, g: 6, b: 7 };
/** WCAG 2.x, 1.4.3: body text. */
export const READABLE = WCAG.aa;

/** White where it has 4.5:1 on this ground, else ink, which then has. */
export const foregroundOn = (ground: Rgb): Rgb => (contrastRatio(WHITE, ground) >= READABLE ? WHITE : INK);
