import type { Anchor } from '../lexicon/anchors.ts';
import type { Feeling } from '../lexicon/read-entries.ts';

/** A place in a palette and the colours allowed in it, in OKLCH. */
export interface Slot {
  readonly kind: 'fixed' | 'asked' | 'ink' | 'background' | 'support';
  /** A colour that stays as it is. */
  readonly packed?: number;
  /** What it aims at. */
  readonly aim: Anchor;
  /** Ranges of lightness and chroma, and how far the hue may turn, in degrees. */
  readonly l: readonly [low: number, high: number];
  readonly c: readonly [low: number, high: number];
  readonly turn: number;
  /** How much it counts among what was asked for; 0 for what supports. */
  readonly weight: number;
  /** Whether any lightness and chroma of the window is as good as the aim. */
  readonly isFamily: boolean;
  /** Number of the colour asked for in the plan. */
  readonly asked?: number;
  readonly role?: string;
  /** Lightness that the layout gives a support; its aim where none is said. */
  readonly level?: number;
}

/** The slots of a palette, in the order of its members, and the feelings that the whole is to have. */
export interface Layout {
  readonly slots: readonly Slot[];
  readonly feelings: readonly Feeling[];
}

const outside = (v: number, [low, high]: readonly [number, number]): number => Math.max(0, low - v, v - high);

/** Degrees between two hues, 0..180. */
export const hueGap = (x: number, y: number): number => {
  const turn = Math.abs(x - y) % 360;
  return turn > 180 ? 360 - turn : turn;
};

/** Chroma from which on a hue is seen. */
export const SEEN = 0.02;

/** How far a colour lies outside the window of a slot: lightness, chroma, and degrees of hue where one is seen. */
export const distanceFrom = (
  slot: Slot,
  l: number,
  c: number,
  h: number,
): readonly [l: number, c: number, h: number] => [
  outside(l, slot.l),
  outside(c, slot.c),
  c < SEEN || slot.aim.c < SEEN ? 0 : Math.max(0, hueGap(h, slot.aim.h) - slot.turn),
];
