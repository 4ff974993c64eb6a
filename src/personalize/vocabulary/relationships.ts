import { DECIMALS, hueToDecimals } from '../../color/decimals.ts';
import type { HarmonyMethod } from '../../design/harmony/method.ts';
import { HARMONY_METHODS, type HarmonyMethodId } from '../../design/harmony/methods/index.ts';

/** Harmonies that differ from another one in lightness or chroma only, and one too dense to tell from any set of hues. */
const LEFT_OUT = ['heptadic', 'monochromatic_tints', 'monochromatic_tones', 'monochromatic_shades'] as const;

export type RelationshipId = Exclude<HarmonyMethodId, (typeof LEFT_OUT)[number]>;

/** A geometry of hues on the OKLCH wheel. */
export interface Relationship {
  readonly id: RelationshipId;
  readonly name: string;
  readonly description: string;
  /** Degrees from the base, which comes first with 0. */
  readonly offsets: readonly number[];
  /**
   * Distance in degrees at which a hue counts as off: 25, or the mean distance of random hues from their nearest member
   * where that is less, so that a dense geometry does not fit everything.
   */
  readonly scale: number;
}

const scaleOf = (offsets: readonly number[]): number => {
  const sorted = [...offsets].sort((a, b) => a - b);
  const gaps = sorted.map((o, i) => (i === 0 ? o - sorted.at(-1)! + 360 : o - sorted[i - 1]!));
  return Math.min(25, gaps.reduce((sum, gap) => sum + gap * gap, 0) / 1440);
};

const relationship = ({ id, name, description, offsets }: HarmonyMethod): Relationship => {
  const distinct = [...new Set(offsets)];
  return { id: id as RelationshipId, name, description, offsets: distinct, scale: scaleOf(distinct) };
};

/** The 19 relationships: the harmonies of the service that say something about hue, with the same ids and offsets. */
export const RELATIONSHIPS: readonly Relationship[] = Object.values(HARMONY_METHODS)
  .filter(({ id }) => !(LEFT_OUT as readonly string[]).includes(id))
  .map(relationship);

export const RELATIONSHIP_IDS = RELATIONSHIPS.map(({ id }) => id) as [RelationshipId, ...RelationshipId[]];

export const relationshipIndex = (id: RelationshipId): number => RELATIONSHIP_IDS.indexOf(id);

/** A relationship in responses: angles to three decimals. */
export const shownRelationship = ({ offsets, scale, ...words }: Relationship) => ({
  ...words,
  offsets: offsets.map((offset) => hueToDecimals(offset, DECIMALS.hue)),
  scale: hueToDecimals(scale, DECIMALS.hue),
});
