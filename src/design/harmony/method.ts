import type { Hsl } from '../../exact/hsl.ts';

export const HARMONY_FAMILIES = ['complementary', 'analogous', 'polyadic', 'monochromatic', 'compound'] as const;
export type HarmonyFamily = (typeof HARMONY_FAMILIES)[number];

/** A rule that leads from one colour to a set: hues turned by fixed angles, or one hue in several lightnesses. */
export interface HarmonyMethod {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly reference: string;
  readonly family: HarmonyFamily;
  /** Degrees on the wheel from the base to each member; the base comes first with 0. */
  readonly offsets: readonly number[];
  /** What each member is in the set; as many as offsets. */
  readonly roles: readonly string[];
  /** Where the members differ in more than hue: the i-th member made of the base (its hue is turned already). */
  readonly vary?: (base: Hsl, member: number) => Hsl;
}

/** The methods of a family under their ids, in the order in which they are listed. */
export const familyOf = <Id extends string>(
  family: HarmonyFamily,
  methods: Readonly<Record<Id, Omit<HarmonyMethod, 'id' | 'family'>>>,
): Readonly<Record<Id, HarmonyMethod>> => {
  const named = Object.entries<Omit<HarmonyMethod, 'id' | 'family'>>(methods);
  return Object.fromEntries(named.map(([id, method]) => [id, { id, family, ...method }])) as Record<Id, HarmonyMethod>;
};
