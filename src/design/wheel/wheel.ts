import type { Rgb } from '../../color/rgb.ts';
import type { Hsl } from '../../exact/hsl.ts';

/** A colour wheel: what hue, saturation (0..1) and lightness (0..1) mean. */
export interface Wheel {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly toRgb: (color: Hsl) => Rgb;
  /** The same with the lightness as it is, where `toRgb` moves it to keep saturation. */
  readonly tone?: (color: Hsl) => Rgb;
  /** Where an 8-bit colour stands on the wheel; the hue of a grey is some number. */
  readonly fromRgb: (color: Rgb) => Hsl;
}
