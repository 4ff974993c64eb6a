import { floorRatio } from '../../color/luminance.ts';
import { channelsOf, type MeasuredRgb, measuredLab, measuredLuminance, measuredRatio } from '../../color/measured.ts';
import { toHex } from '../../color/rgb.ts';
import { apcaReport } from './apca.ts';
import { polarityOf } from './direction.ts';
import { STANDARD_NAMES, type StandardName, standards } from './standards/index.ts';
import type { Verdict } from './standards/standard.ts';

/**
 * Text on a background against one standard or all. Ratios are WCAG 2.x, truncated to four decimals; verdicts come from the ratio
 * before it is cut. `passes` sums up the standards that can be judged (text of normal size); null where none can.
 * `apca: false` leaves the APCA value out.
 */
export const checkContrast = (
  fg: MeasuredRgb,
  bg: MeasuredRgb,
  standard: StandardName | 'all',
  { apca }: { apca: boolean },
) => {
  const polarity = polarityOf(measuredLuminance(fg), measuredLuminance(bg));
  const asked = standard === 'all' ? STANDARD_NAMES : [standard];
  const verdicts = asked.map((id): Verdict & { standard: StandardName } => ({
    standard: id,
    ...standards[id].judge(fg, bg),
  }));
  const judged = verdicts.filter(({ passes }) => passes !== null);
  return {
    fg: { hex: toHex(fg), rgb: channelsOf(fg) },
    bg: { hex: toHex(bg), rgb: channelsOf(bg) },
    standard,
    ratio: floorRatio(measuredRatio(fg, bg)),
    polarity,
    passes: judged.length ? judged.every(({ passes }) => passes) : null,
    standards: verdicts,
    ...(apca ? { apca: apcaReport(fg, bg, polarity) } : {}),
    perceptual: {
      metric: 'delta-lstar' as const,
      value: Math.round((measuredLab(bg)[0] - measuredLab(fg)[0]) * 1e4) / 1e4,
      polarity,
      note: 'L* of the background minus L* of the text; 40 or more means a ratio of at least 3, 50 or more one of at least 4.5.',
    },
  };
};
