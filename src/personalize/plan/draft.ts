import type { Anchor } from '../lexicon/anchors.ts';
import type { Skeleton } from '../lexicon/skeletons.ts';
import type { Asked } from '../note/reading.ts';
import type { Plan } from './plan.ts';
import type { Slot } from './slot.ts';

/** Numbers 0..1 of one candidate, by slot. */
export type Draw = (slot: number) => number;

/** A layout while it is being made. */
export interface Draft {
  readonly plan: Plan;
  readonly skeleton: Skeleton;
  readonly at: Draw;
  readonly slots: Slot[];
  /** Colours of the brief, which stand first in `slots`. */
  readonly fixedTones: readonly Anchor[];
  /** What is asked for and not met by a colour of the brief, with its number in the plan. */
  readonly wanted: readonly { readonly one: Asked; readonly index: number }[];
  /** Numbers of what has a slot already. */
  readonly taken: Set<number>;
  /** Hues of the note, or else of the brief, or else free ones: greys are tinted with them, supports made of them. */
  readonly tones: readonly Anchor[];
  /** Whether the note asks for greys alone. */
  readonly isGrey: boolean;
}

export const roomIn = ({ plan, slots }: Draft): number => plan.size - slots.length;

/** The member of a list at a share 0..1 of it. */
export const pick = <T>(list: readonly T[], u: number): T =>
  list[Math.min(list.length - 1, Math.floor(u * list.length))]!;

/** Layouts in which yellow may be dark, and those that are full of colour all over. */
export const HUED_LAYOUTS: ReadonlySet<string> = new Set(['earthy', 'deep', 'luxury', 'dark']);
export const FULL_LAYOUTS: ReadonlySet<string> = new Set(['kids', 'vivid']);

/** Hues between yellow and lime: dark, they turn olive. */
export const isYellow = (h: number): boolean => h >= 72 && h <= 120;
/** Hue that stands in for one that cannot be dark. */
export const BLUE = 272;
