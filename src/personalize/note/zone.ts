import type { Anchor } from '../lexicon/anchors.ts';
import type { Zone } from '../lexicon/families.ts';

const hueGap = (x: number, y: number): number => {
  const turn = Math.abs(x - y) % 360;
  return Math.min(turn, 360 - turn);
};

/** Whether a colour lies in a zone, or within so many degrees of its hues. */
export const isInZone = (
  { hues: [first, last], l: [dark, light], c: [least, most] }: Zone,
  { l, c, h }: Anchor,
  play = 0,
): boolean => {
  if (l < dark || l > light || c < least || c > most) return false;
  const width = last >= first ? last - first : last - first + 360;
  if (width >= 360) return true;
  return hueGap(h, first + width / 2) <= width / 2 + play;
};
