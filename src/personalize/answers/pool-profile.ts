import { direction } from '../../exact/elementary.ts';
import { searchOklabOf } from '../../exact/oklab.ts';
import { roundDecimal } from '../../exact/round.ts';
import type { Brief } from '../brief/resolve.ts';
import { membership } from '../brief/window.ts';
import { CHROMATIC, hslSaturation } from '../score/member.ts';
import { warmthOf } from './warmth.ts';

interface Point {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

const spread = (values: readonly number[]) => ({
  least: roundDecimal(Math.min(...values), 4),
  mean: roundDecimal(values.reduce((sum, v) => sum + v, 0) / values.length, 4),
  most: roundDecimal(Math.max(...values), 4),
});

const oklabGap = (x: Point, y: Point): number => {
  const [dl, da, db] = [x.l - y.l, x.a - y.a, x.b - y.b];
  return Math.sqrt(dl * dl + da * da + db * db);
};

const BANDS = 12;

/** What a pool is like, all from its colours: OKLCH, warmth by Ou et al. 2004, hues in twelve bands of 30 degrees. */
export const poolProfile = (pool: readonly number[], given: number, { windows }: Brief) => {
  const lab = new Float64Array(3);
  const colors = pool.map((packed) => {
    searchOklabOf(packed, lab);
    const [l, a, b] = [lab[0]!, lab[1]!, lab[2]!];
    return { packed, l, a, b, c: Math.sqrt(a * a + b * b), h: direction(b, a) };
  });
  const chromatic = colors.filter(({ c }) => c >= CHROMATIC);
  const inside = colors.filter(({ packed, l, c }) =>
    windows.some((window) => membership(window, l, c, hslSaturation(packed)) === 1),
  );
  const nearest = colors.map((x) =>
    colors.reduce((least, y) => (x === y ? least : Math.min(least, oklabGap(x, y))), 9),
  );
  return {
    count: pool.length,
    from_colors: given,
    lightness: spread(colors.map(({ l }) => l)),
    chroma: spread(colors.map(({ c }) => c)),
    warmth: spread(pool.map(warmthOf)),
    neutrals: colors.length - chromatic.length,
    hue_bands: Array.from({ length: BANDS }, (_, k) => ({
      from: 30 * k,
      to: 30 * (k + 1),
      count: chromatic.filter(({ h }) => Math.floor(h / 30) === k).length,
    })),
    inside_windows: roundDecimal(inside.length / colors.length, 4),
    nearest_neighbour: colors.length > 1 ? spread(nearest) : null,
  };
};
