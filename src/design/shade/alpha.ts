import type { Rgb } from '../../color/rgb.ts';
import { toHex } from '../../color/rgb.ts';

const CHANNELS = ['r', 'g', 'b'] as const;

/** The least opacity, in 255ths, at which some colour over a background looks like this one. */
const opacityFor = (color: Rgb, background: Rgb): number => {
  const parts = CHANNELS.map((channel) => {
    const [c, g] = [color[channel], background[channel]];
    if (c === g) return 0;
    return c < g ? (g - c) / g : (c - g) / (255 - g);
  });
  return Math.ceil(Math.max(...parts) * 255 - 1e-9);
};

/** `#rrggbbaa` that looks like a colour when it lies over a background, to one 255th a channel, as transparent as can be. */
export const alphaHex = (color: Rgb, background: Rgb): string => {
  const opacity = opacityFor(color, background);
  if (opacity === 0) return '#00000000';
  const channel = (name: (typeof CHANNELS)[number]): number => {
    const [c, g] = [color[name], background[name]];
    return Math.min(255, Math.max(0, Math.round(g + ((c - g) * 255) / opacity)));
  };
  const own = { r: channel('r'), g: channel('g'), b: channel('b') };
  return `${toHex(own)}${opacity.toString(16).padStart(2, '0')}`;
};

/** The colour that at this opacity looks like another one when it lies over a background, as far as there is one. */
export const coverOf = (color: Rgb, background: Rgb, opacity: number): Rgb => {
  const channel = (name: (typeof CHANNELS)[number]): number => {
    const own = (color[name] - (1 - opacity) * background[name]) / opacity;
    return Math.min(255, Math.max(0, Math.round(own)));
  };
  return { r: channel('r'), g: channel('g'), b: channel('b') };
};
