/** A colour that the brief asks for, or with a weight below 0 asks to keep away from. */
export interface Taste {
  readonly packed: number;
  /** 1 for the colours of the brief, 0.6 for those of a memory; negative where the note rules the colour out. */
  readonly weight: number;
  readonly from: 'colors' | 'note';
}

/** Standard deviation in Oklab at which a member still stands for a taste colour. */
export const TASTE_WIDTH = 0.08;

/** CIEDE2000 up to which a member is the colour that was asked for, and from which on it is another. */
export const KEPT = 3;
export const [SAME, OTHER] = [2, 12] as const;
