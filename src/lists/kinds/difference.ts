import { type DifferenceId, differences } from '../../color/difference/differences.ts';
import type { DifferenceOptions } from '../../color/difference/method.ts';
import { differenceReport, type MeasuredIn } from '../../color/difference/report.ts';
import { USUAL_DIFFERENCES } from '../../color/difference/usual.ts';
import type { ListKind } from '../kind.ts';

interface Options extends DifferenceOptions {
  readonly metric: DifferenceId | 'all';
  readonly also?: readonly DifferenceId[] | undefined;
  readonly measured_in: MeasuredIn;
}

/** Differences of pairs, as POST /v1/science/delta-e has them for one. */
export const difference: ListKind<Options> = {
  takes: 'pairs',
  sides: ['from', 'to'],
  inAnySpace: true,
  plan: ({ metric, also, measured_in: measuredIn, ...options }, gamut) => {
    const labels = [
      ...new Set([...Object.values(USUAL_DIFFERENCES), ...(also ?? []).map((id) => differences[id])]),
    ].map(({ label }) => label);
    return {
      columns: [
        { key: 'from' },
        { key: 'to' },
        { key: 'delta_e' },
        { key: 'band' },
        ...labels.map((key) => ({ key, group: 'metrics' })),
      ],
      row: (from, to) => {
        const report = differenceReport(from, to!, { metric, also, options, measuredIn, gamut });
        const { delta_e, band } = report;
        const metrics: Readonly<Record<string, number>> = report.metrics;
        return [report.from.hex, report.to.hex, delta_e, band, ...labels.map((label) => metrics[label])];
      },
    };
  },
};
