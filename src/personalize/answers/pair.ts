import { apcaContrast } from '../../accessibility/contrast/apca.ts';
import { contrastRatio, floorRatio } from '../../color/luminance.ts';
import { rgb } from '../../color/rgb.ts';
import { round } from './round.ts';

/** The highest conformance level of WCAG 2.2 that text of this contrast ratio reaches. */
const levelOf = (ratio: number): 'AAA' | 'AA' | 'AA large' | 'none' => {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'AA large' : 'none';
};

/** Text of one colour on another: ratio cut to four decimals, APCA value, level. */
export const textPair = (fg: string, bg: string) => {
  const ratio = contrastRatio(rgb(fg), rgb(bg));
  return { fg, bg, ratio: floorRatio(ratio), apca: round(apcaContrast(rgb(fg), rgb(bg)), 2), level: levelOf(ratio) };
};
