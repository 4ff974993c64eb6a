import { apcaContrast } from '../../accessibility/contrast/apca.ts';
import { levelOf } from '../../accessibility/contrast/level.ts';
import { contrastRatio, floorRatio } from '../../color/luminance.ts';
import { rgb } from '../../color/rgb.ts';
import { roundDecimal } from '../../exact/round.ts';

/** Text of one colour on another: ratio cut to four decimals, APCA value, level. */
export const textPair = (fg: string, bg: string) => {
  const ratio = contrastRatio(rgb(fg), rgb(bg));
  const level = levelOf(ratio);
  return {
    fg,
    bg,
    ratio: floorRatio(ratio),
    apca: roundDecimal(apcaContrast(rgb(fg), rgb(bg)), 2),
    level: level === 'fail' ? ('none' as const) : level,
  };
};
