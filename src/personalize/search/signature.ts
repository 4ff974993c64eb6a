import type { Member } from '../score/member.ts';
import { CHROMATIC } from '../score/member.ts';

/**
 * What two palettes share that look alike: the sorted cells of lightness (12 steps), hue (24 degrees, n for chroma below
 * 0.03) and chroma (steps of 0.05) of their members.
 */
export const signatureOf = (members: readonly Member[]): string =>
  members
    .map(({ l, chroma, hue }) => {
      const cell = chroma < CHROMATIC ? 'n' : Math.floor(hue / 24);
      return `${Math.floor(12 * l + 0.5)}.${cell}.${Math.floor(chroma / 0.05)}`;
    })
    .sort()
    .join(' ');
