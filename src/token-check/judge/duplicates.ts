import { ciede2000 } from '../../color/difference/ciede2000.ts';
import type { Vec3 } from '../../color/matrix.ts';
import { measuredLab } from '../../color/measured.ts';
import type { ThemeColor } from '../model.ts';

/** Colours that are the same, or closer than a difference. */
export interface Cluster<Item> {
  readonly items: readonly Item[];
  /** The largest CIEDE2000 of one of them from the first; 0 if they are the same. */
  readonly difference: number;
}

/** Colours of one lightness are compared with each other alone: CIEDE2000 is never much below the difference in L*. */
const MOST = 4000;

/** Groups what is closer to the first of its group than `difference` (CIEDE2000); colours of another alpha are others. */
export const clustersOf = <Item extends { readonly color: ThemeColor }>(
  given: readonly Item[],
  difference: number,
): Cluster<Item>[] => {
  const clusters: { lab: Vec3; alpha: number; hex: string; items: Item[]; difference: number }[] = [];
  const byHex = new Map<string, (typeof clusters)[number]>();
  for (const item of given) {
    const { color, hex, alpha } = item.color;
    const same = `${hex} ${alpha} ${color.beyond ?? ''}`;
    const lab = measuredLab(color);
    const near =
      byHex.get(same) ??
      (difference > 0 && clusters.length < MOST
        ? clusters.find(
            (one) =>
              one.alpha === alpha &&
              Math.abs(one.lab[0] - lab[0]) < 2 * difference &&
              ciede2000(one.lab, lab) < difference,
          )
        : undefined);
    if (near) {
      near.items.push(item);
      near.difference = Math.max(near.difference, near.hex === hex ? 0 : ciede2000(near.lab, lab));
    } else {
      const cluster = { lab, alpha, hex, items: [item], difference: 0 };
      clusters.push(cluster);
      byHex.set(same, cluster);
    }
  }
  return clusters
    .filter(({ items }) => items.length > 1)
    .map(({ items, difference: most }) => ({ items, difference: Math.round(most * 100) / 100 }));
};
