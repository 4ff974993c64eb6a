import { isInSrgb } from '../../color/nearest-srgb.ts';
import { readColor } from '../../color/read-color.ts';
import { readRgb } from '../../color/resolve.ts';
import type { Rgb } from '../../color/rgb.ts';
import { checkContrast } from './check.ts';

/** An opaque colour inside sRGB; undefined for anything that an answer would have more to say about. */
const plainColor = (text: string): Rgb | undefined => {
  const { color } = readColor(text, { isBrief: true });
  if (!color || color.alpha < 1 || color.usesScheme || !isInSrgb(color.itself)) return undefined;
  return readRgb(text).color;
};

/**
 * What the operation accessibility.check answers for two opaque colours inside sRGB under every standard, for callers that
 * do not load the operations; undefined for all others, which the operation answers or refuses.
 */
export const plainCheck = (fg: string, bg: string) => {
  const [text, background] = [plainColor(fg), plainColor(bg)];
  return text && background && checkContrast(text, background, 'all', { apca: true });
};
