import { maxChroma, oklchToRgb } from '../../color/gamut.ts';
import { toOklch } from '../../color/oklab.ts';
import { hslToRgb, rgbToHsl } from '../../exact/hsl.ts';
import { balanced } from './balanced.ts';
import { peakOf } from './peak.ts';
import { rgbToRyb, rybToRgb } from './ryb.ts';
import type { Wheel } from './wheel.ts';

/** Share of the largest chroma of a hue that a saturation stands for: what HSL has of it on average at lightness 0.55. */
const shareOf = (s: number): number => s * (1.4 - 0.4 * s);
const saturationOf = (share: number): number => (1.4 - Math.sqrt(1.96 - 1.6 * Math.min(1, share))) / 0.8;

/** Furthest that lightness moves to reach a chroma, in the middle of the wheel; nothing at lightness 0.3 and 0.9. */
const FURTHEST = 0.2;
const furthestAt = (l: number): number => FURTHEST * Math.max(0, Math.min(1, (l - 0.3) / 0.2, (0.9 - l) / 0.15));

/** The lightness nearest to the wanted one at which a hue has this chroma, not further than allowed on the way to its peak. */
const roomFor = (c: number, h: number, l: number): number => {
  const { l: peak } = peakOf(h);
  if (maxChroma(l, h) >= c) return l;
  const far = Math.min(furthestAt(l), Math.abs(peak - l));
  let [near, reach] = [0, far];
  for (let round = 0; round < 12; round += 1) {
    const middle = (near + reach) / 2;
    if (maxChroma(peak > l ? l + middle : l - middle, h) >= c) reach = middle;
    else near = middle;
  }
  return peak > l ? l + reach : l - reach;
};

/**
 * The wheels of `generate`. On `oklch` saturation stands for a share of the largest chroma that the hue has in sRGB (0.5 for
 * 0.6 of it, 0.7 for 0.78, 1 for all): as vivid as HSL. Where there is less of it at the lightness asked for, lightness moves
 * towards the hue's own by 0.2 at most, so that no hue turns murky.
 */
export const WHEELS = {
  hsl: { id: 'hsl', name: 'HSL', description: 'HSL of sRGB: hue 0 is red', toRgb: hslToRgb, fromRgb: rgbToHsl },
  oklch: {
    id: 'oklch',
    name: 'OKLCH',
    description:
      'OKLCH: hue 29 is red; saturation stands for a share of the largest chroma of the hue inside sRGB (0.7 for 0.78 of it); lightness moves by up to 0.2 where it leaves no room for that',
    toRgb: ({ h, s, l }) => {
      const c = shareOf(s) * peakOf(h).c;
      const room = roomFor(c, h, l);
      return oklchToRgb({ l: room, c: Math.min(c, maxChroma(room, h)), h });
    },
    tone: ({ h, s, l }) => oklchToRgb({ l, c: Math.min(shareOf(s) * peakOf(h).c, maxChroma(l, h)), h }),
    fromRgb: (color) => {
      const { l, c, h } = toOklch(color);
      return { h, s: saturationOf(c / peakOf(h).c), l };
    },
  },
  ryb: {
    id: 'ryb',
    name: 'RYB (painters)',
    description:
      "The painters' wheel of red, yellow and blue: hue 0 is red, 120 yellow, 240 blue; saturation and lightness are those of HSL",
    toRgb: rybToRgb,
    fromRgb: rgbToRyb,
  },
} as const satisfies Record<string, Wheel>;
export type WheelId = keyof typeof WHEELS;
export const WHEEL_IDS = Object.keys(WHEELS) as [WheelId, ...WheelId[]];

/** A wheel, balanced if that was asked for. */
export const wheelOf = (id: WheelId, balance: boolean): Wheel => (balance ? balanced(WHEELS[id]) : WHEELS[id]);
