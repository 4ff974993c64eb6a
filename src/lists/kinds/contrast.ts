import { checkContrast } from '../../accessibility/contrast/check.ts';
import { contrastReport, type DeltaEMethod } from '../../accessibility/contrast/report.ts';
import { STANDARD_NAMES, type StandardName } from '../../accessibility/contrast/standards/index.ts';
import { measuredRgb } from '../../color/measured.ts';
import type { ListKind } from '../kind.ts';

/** Contrast of pairs, as POST /v1/color/contrast has it for one. */
export const contrast: ListKind<{ readonly deltaE: DeltaEMethod }> = {
  takes: 'pairs',
  sides: ['fg', 'bg'],
  inAnySpace: false,
  isOverSecond: true,
  plan: ({ deltaE }) => ({
    columns: ['fg', 'bg', 'contrast_ratio', 'delta_e', 'aa_normal', 'aa_large', 'aaa_normal', 'aaa_large'].map(
      (key) => ({ key }),
    ),
    row: (text, background) => {
      const { fg, bg, contrast_ratio, delta_e, wcag } = contrastReport(
        measuredRgb(text),
        measuredRgb(background!),
        deltaE,
      );
      const { aa_normal, aa_large, aaa_normal, aaa_large } = wcag;
      return [fg.hex, bg.hex, contrast_ratio, delta_e.value, aa_normal, aa_large, aaa_normal, aaa_large];
    },
  }),
};

interface CheckOptions {
  readonly standard: StandardName | 'all';
  /** Whether values of APCA are among the columns. */
  readonly apca?: boolean;
}

/** Pairs against the standards, as POST /v1/accessibility/check has it for one. */
export const check: ListKind<CheckOptions> = {
  takes: 'pairs',
  sides: ['fg', 'bg'],
  inAnySpace: false,
  isOverSecond: true,
  plan: ({ standard, apca = false }) => {
    const names = standard === 'all' ? STANDARD_NAMES : [standard];
    return {
      columns: [
        ...['fg', 'bg', 'ratio', 'polarity', 'passes', ...(apca ? ['apca'] : []), 'perceptual'].map((key) => ({ key })),
        ...names.map((key) => ({ key, group: 'standards' })),
      ],
      row: (text, background) => {
        const report = checkContrast(measuredRgb(text), measuredRgb(background!), standard, { apca });
        const { fg, bg, ratio, polarity, passes, perceptual, standards } = report;
        const lc = apca ? [report.apca!.lc] : [];
        const verdicts = standards.map((one) => one.passes);
        return [fg.hex, bg.hex, ratio, polarity, passes, ...lc, perceptual.value, ...verdicts];
      },
    };
  },
};
