import { contrastReport, type DeltaEMethod } from '../../accessibility/contrast/report.ts';
import { type MeasuredRgb, measuredRatio } from '../../color/measured.ts';

export interface ContrastRows {
  readonly colors: readonly MeasuredRgb[];
  readonly deltaE: DeltaEMethod;
  readonly minRatio: number;
  readonly from: number;
  readonly to: number;
}

/** Every pair of a colour `from`..`to` with a later one whose ratio is high enough. */
export const contrastRows = ({ colors, deltaE, minRatio, from, to }: ContrastRows) => {
  const pairs = [];
  for (let i = from; i < to; i += 1) {
    for (let j = i + 1; j < colors.length; j += 1) {
      if (measuredRatio(colors[i]!, colors[j]!) < minRatio) continue;
      const { fg, bg, contrast_ratio, delta_e, wcag } = contrastReport(colors[i]!, colors[j]!, deltaE);
      pairs.push({ a: fg.hex, b: bg.hex, contrast_ratio, delta_e: delta_e.value, ...wcag });
    }
  }
  return pairs;
};
