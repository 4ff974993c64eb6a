import { maxChroma, oklchToRgb } from '../../../color/gamut.ts';
import { toOklch } from '../../../color/oklab.ts';
import { curveThroughAnchor } from '../curve.ts';
import { type ShadeMethod, withBase } from '../method.ts';

const [LIGHT, DARK] = [0.975, 0.2];

/** One OKLCH hue; lightness in even steps adjusted to pass through the base; chroma falls off on both sides of it. */
export const oklchEven = {
  id: 'oklch_even',
  name: 'OKLCH, even lightness',
  description:
    'One hue in OKLCH, lightness 0.975 to 0.20 in even steps adjusted to pass through the base; chroma falls by up to 60 % away from it and stays inside sRGB.',
  reference: 'Ottosson 2020 (Oklab); bent with the monotone curve of Fritsch & Carlson 1980',
  keeps_base: true,
  scale: (base, steps, { at: wanted } = {}) => {
    const { l, c, h } = toOklch(base);
    const { values, at } = curveThroughAnchor(LIGHT, DARK, steps, l, wanted);
    const span = Math.max(l - DARK, LIGHT - l);
    const colors = values.map((value) => {
      const chroma = c * (1 - 0.6 * ((value - l) / span) ** 2);
      return oklchToRgb({ l: value, c: Math.min(chroma, maxChroma(value, h)), h });
    });
    return withBase(colors, base, at);
  },
} satisfies ShadeMethod;
