import { DECIMALS, toDecimals } from '../../color/decimals.ts';
import { floorRatio } from '../../color/luminance.ts';
import { type MeasuredRgb, measuredRatio } from '../../color/measured.ts';
import { toHex } from '../../color/rgb.ts';
import { fixContrast, highestRatio } from './fix.ts';

const verdictOf = (passing: number, failing: number) => {
  if (failing === 0) return 'all-pass' as const;
  return passing === 0 ? ('all-fail' as const) : ('some-fail' as const);
};

/**
 * Every colour on one background. A colour below the target gets a fix (see `recommend`) or, where no colour reaches the
 * target on this background, `fix: null` and `reachable: false`.
 */
export const auditContrast = (background: MeasuredRgb, colors: readonly MeasuredRgb[], target: number) => {
  const results = colors.map((color) => {
    const ratio = measuredRatio(color, background);
    const start = { hex: toHex(color), ratio: floorRatio(ratio), passes: ratio >= target };
    if (start.passes) return { ...start, reachable: true, fix: null };
    const { best } = fixContrast(color, background, target);
    if (!best) return { ...start, reachable: false, fix: null };
    const { direction, distance } = best;
    return {
      ...start,
      reachable: true,
      fix: {
        hex: toHex(best.color),
        ratio: floorRatio(best.ratio),
        direction,
        delta_e_ok: toDecimals(distance, DECIMALS.difference_ok),
      },
    };
  });
  const passing = results.filter(({ passes }) => passes).length;
  const most = highestRatio(background);
  return {
    ground: toHex(background),
    target,
    verdict: verdictOf(passing, results.length - passing),
    passing,
    failing: results.length - passing,
    highest_ratio: { hex: toHex(most.color), ratio: floorRatio(most.ratio) },
    results,
  };
};
