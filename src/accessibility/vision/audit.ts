import { DECIMALS, toDecimals } from '../../color/decimals.ts';
import { type MeasuredRgb, measuredLinear } from '../../color/measured.ts';
import { toHex } from '../../color/rgb.ts';
import { chooseConditions } from './choose.ts';
import { differencesSeen } from './differences.ts';

const shown = (difference: number): number => toDecimals(difference, DECIMALS.difference);

/** How many differences an audit computes. */
export const auditSize = (colors: number, conditions: number): number =>
  ((colors * (colors - 1)) / 2) * (conditions + 1);

/**
 * Pairs of colours that come closer than `threshold` (CIEDE2000 in CIELAB D65) under a condition, at its default severity
 * or at one severity for all; simulated colours are clamped, not rounded. Pairs that are that close to normal vision
 * already are counted too and flagged `already_close`. Refuses INVALID_INPUT unknown slugs.
 */
export const auditPalette = (
  colors: readonly MeasuredRgb[],
  slugs: readonly string[] | undefined,
  threshold: number,
  severity?: number,
) => {
  const { chosen, refused } = chooseConditions(slugs, severity);
  const hexes = colors.map(toHex);
  const linear = colors.map(measuredLinear);
  const before = differencesSeen(undefined, linear);
  const results = chosen.map(({ slug, model, severity, simulation }) => {
    const after = differencesSeen(simulation, linear);
    const collapsed = after.flatMap(({ i, j, delta }, at) => {
      if (delta >= threshold) return [];
      const had = before[at]!.delta;
      return [{ a: hexes[i]!, b: hexes[j]!, before: shown(had), after: shown(delta), already_close: had < threshold }];
    });
    const closest = after.reduce<(typeof after)[number] | undefined>(
      (best, pair) => (best && best.delta <= pair.delta ? best : pair),
      undefined,
    );
    return {
      slug,
      model,
      severity,
      safe: collapsed.length === 0,
      collapsed: collapsed.sort((x, y) => x.after - y.after),
      closest: closest ? { a: hexes[closest.i]!, b: hexes[closest.j]!, delta_e: shown(closest.delta) } : null,
    };
  });
  const lost = (row: (typeof results)[number]) => row.collapsed.some(({ already_close }) => !already_close);
  return {
    colors: hexes,
    threshold,
    metric: 'CIEDE2000' as const,
    pairs: before.length,
    verdict: results.some(lost) ? ('some-lost' as const) : ('all-kept' as const),
    already_close: before
      .filter(({ delta }) => delta < threshold)
      .map(({ i, j, delta }) => ({ a: hexes[i]!, b: hexes[j]!, before: shown(delta) })),
    conditions: results,
    refused,
  };
};
