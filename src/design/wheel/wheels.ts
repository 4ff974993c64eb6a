import { maxChroma, oklchToRgb } from '../../color/gamut.ts';
import type { Rgb } from '../../color/rgb.ts';
import { type Hsl, hslToRgb } from '../../exact/hsl.ts';

/** A colour wheel: what hue, saturation (0..1) and lightness (0..1) mean. */
export interface Wheel {
  readonly id: string;
  readonly description: string;
  readonly toRgb: (color: Hsl) => Rgb;
}

/** The wheels of `generate`. On `oklch` saturation is the share of the largest chroma that sRGB has at that lightness and hue. */
export const WHEELS = {
  hsl: { id: 'hsl', description: 'HSL of sRGB: hue 0 is red', toRgb: hslToRgb },
  oklch: {
    id: 'oklch',
    description: 'OKLCH: hue 29 is red; saturation is the share of the largest chroma inside sRGB',
    toRgb: ({ h, s, l }) => oklchToRgb({ l, c: s * maxChroma(l, h), h }),
  },
} as const satisfies Record<string, Wheel>;
export type WheelId = keyof typeof WHEELS;
export const WHEEL_IDS = Object.keys(WHEELS) as [WheelId, ...WheelId[]];
