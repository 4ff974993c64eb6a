import { DECIMALS, toDecimals } from '../../color/decimals.ts';
import { floorRatio } from '../../color/luminance.ts';
import { channelsOf, type MeasuredRgb, measuredRatio } from '../../color/measured.ts';
import { oklabDistance, shownOklch, toOklab } from '../../color/oklab.ts';
import { toHex } from '../../color/rgb.ts';
import { fixContrast, highestRatio, type Move } from './fix.ts';
import { levelOf } from './level.ts';

/** Which of the two colours may be moved. */
export const SIDES = ['foreground', 'background'] as const;
export type Side = (typeof SIDES)[number];

const shown = ({ color, direction, ratio, distance }: Move) => ({
  hex: toHex(color),
  rgb: color,
  ratio: floorRatio(ratio),
  direction,
  oklch: shownOklch(color),
  delta_e_ok: toDecimals(distance, DECIMALS.difference_ok),
});

/**
 * The smallest change of one colour of a pair that gives it a ratio: OKLCH hue kept, lightness moved, chroma kept as
 * far as it fits. The ratio holds for the 8-bit colour that is returned, also where the one that moves was mapped into sRGB. If nothing reaches it on this background,
 * `reachable` is false and the answer is the better of black and white.
 */
export const recommend = (fg: MeasuredRgb, bg: MeasuredRgb, target: Side, minRatio: number) => {
  const [moving, background] = target === 'foreground' ? [fg, bg] : [bg, fg];
  const ratio = measuredRatio(fg, bg);
  const own = channelsOf(moving);
  const ownRatio = measuredRatio(own, background);
  const start = {
    fg: toHex(fg),
    bg: toHex(bg),
    target,
    min_ratio: minRatio,
    level: levelOf(minRatio),
    ratio: floorRatio(ratio),
  };
  if (ownRatio >= minRatio)
    return {
      ...start,
      changed: false,
      reachable: true,
      recommended: { ...shown({ color: own, direction: 'darker', ratio: ownRatio, distance: 0 }), direction: null },
      alternative: null,
    };
  const { best, other } = fixContrast(own, background, minRatio);
  if (best)
    return {
      ...start,
      changed: true,
      reachable: true,
      recommended: shown(best),
      alternative: other ? shown(other) : null,
    };
  const most = highestRatio(background);
  const direction = most.color.r === 0 ? ('darker' as const) : ('lighter' as const);
  const distance = oklabDistance(toOklab(most.color), toOklab(own));
  return {
    ...start,
    changed: true,
    reachable: false,
    recommended: shown({ ...most, direction, distance }),
    alternative: null,
  };
};
