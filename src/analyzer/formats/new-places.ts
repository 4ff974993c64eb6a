import type { ShownFinding } from '../render/model.ts';
import type { ComparedPlace, Comparison } from './compare.ts';
import type { ReportedPlace } from './reported-places.ts';

/** Which places a comparison calls new: the last of those with the same fingerprint. Undefined without a comparison. */
export const newPlaces = (
  comparison: Comparison | undefined,
): ((finding: ShownFinding, place: ReportedPlace) => boolean) | undefined => {
  if (!comparison) return undefined;
  const added = new Map<string, number>();
  const counts = new Map<string, number>();
  const count = (map: Map<string, number>, { id, title, fingerprint, count: n }: ComparedPlace): void => {
    const key = `${id || title} ${fingerprint}`;
    map.set(key, (map.get(key) ?? 0) + n);
  };
  for (const place of comparison.new) count(added, place);
  for (const place of [...comparison.new, ...comparison.unchanged]) count(counts, place);
  return ({ id, title }, { fingerprint, nth, count: n }) => {
    const key = `${id || title} ${fingerprint}`;
    return nth + n > (counts.get(key) ?? 0) - (added.get(key) ?? 0);
  };
};
