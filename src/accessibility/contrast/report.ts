import { DECIMALS, toDecimals } from '../../color/decimals.ts';
import { cie76 } from '../../color/difference/cie76.ts';
import { cie94 } from '../../color/difference/cie94.ts';
import { ciede2000 } from '../../color/difference/ciede2000.ts';
import { floorRatio, WCAG } from '../../color/luminance.ts';
import { channelsOf, type MeasuredRgb, measuredLab, measuredRatio } from '../../color/measured.ts';
import { toHex } from '../../color/rgb.ts';

/** The differences a contrast report may carry, by the year of the formula. */
export const DELTA_E_METHODS = [76, 94, 2000] as const;
export type DeltaEMethod = (typeof DELTA_E_METHODS)[number];

const DIFFERENCES = {
  76: { method: 'CIE76', compute: cie76 },
  94: { method: 'CIE94', compute: cie94 },
  2000: { method: 'CIEDE2000', compute: ciede2000 },
} as const;

/** Contrast of text on a background: the ratio of WCAG 2.x cut to 4 decimals, its verdicts, and the difference in CIELAB D65. */
export const contrastReport = (fg: MeasuredRgb, bg: MeasuredRgb, deltaE: DeltaEMethod) => {
  const ratio = measuredRatio(fg, bg);
  const { method, compute } = DIFFERENCES[deltaE];
  return {
    fg: { ...channelsOf(fg), hex: toHex(fg) },
    bg: { ...channelsOf(bg), hex: toHex(bg) },
    contrast_ratio: floorRatio(ratio),
    delta_e: { method, value: toDecimals(compute(measuredLab(fg), measuredLab(bg)), DECIMALS.difference) },
    wcag: {
      aa_normal: ratio >= WCAG.aa,
      aa_large: ratio >= WCAG.large,
      aaa_normal: ratio >= WCAG.aaa,
      aaa_large: ratio >= WCAG.aa,
    },
  };
};
