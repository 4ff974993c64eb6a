import { DECIMALS, toDecimals } from '../../color/decimals.ts';
import { ciede2000 } from '../../color/difference/ciede2000.ts';
import { xyzToLab } from '../../color/lab.ts';
import { transform, type Vec3 } from '../../color/matrix.ts';
import { SRGB_TO_XYZ } from '../../color/primaries.ts';
import { type Rgb, toHex } from '../../color/rgb.ts';
import { toLinear } from '../../color/transfer.ts';
import { XYZ_D65 } from '../../color/white.ts';
import { chooseConditions } from './choose.ts';
import { simulateLinear } from './simulate.ts';
import type { Simulation } from './simulation.ts';

const toLab = (linear: Vec3): Vec3 => xyzToLab(transform(SRGB_TO_XYZ, linear), XYZ_D65);

/** Every pair once: the two indices and the CIEDE2000 difference. */
const differences = (labs: readonly Vec3[]): { i: number; j: number; delta: number }[] =>
  labs.flatMap((lab, i) => labs.slice(i + 1).map((other, k) => ({ i, j: i + 1 + k, delta: ciede2000(lab, other) })));

/** Every pair as it is seen: simulated light is clamped and not rounded to 8 bits. */
export const differencesSeen = (simulation: Simulation, linear: readonly Vec3[]) =>
  differences(linear.map((color) => toLab(simulateLinear(simulation, color))));

const shown = (difference: number): number => toDecimals(difference, DECIMALS.difference);

/** How many differences an audit computes. */
export const auditSize = (colors: number, conditions: number): number =>
  ((colors * (colors - 1)) / 2) * (conditions + 1);

/**
 * Pairs of colours that come closer than `threshold` (CIEDE2000 in CIELAB D65) under a condition at its default
 * severity; simulated colours are clamped, not rounded. Pairs that are that close to normal vision already are
 * counted too and flagged `already_close`. Refuses INVALID_INPUT unknown slugs.
 */
export const auditPalette = (colors: readonly Rgb[], slugs: readonly string[] | undefined, threshold: number) => {
  const { chosen, refused } = chooseConditions(slugs);
  const hexes = colors.map(toHex);
  const linear = colors.map(toLinear);
  const before = differences(linear.map(toLab));
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
