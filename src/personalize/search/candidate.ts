import type { Layout } from '../plan/slot.ts';

/** A palette on its way through the search. */
export interface Candidate {
  /** Its place in the order of sampling: decides between equals. */
  readonly id: number;
  readonly origin: 'sampled' | 'separated';
  /** Packed 8-bit colours; the first `fixed` are colours of the brief and stay as they are. */
  readonly colors: readonly number[];
  readonly fixed: number;
  /** Index into the relationships: the geometry it is built and scored on. */
  readonly relationship: number;
  /** What each colour is there for, where a note has laid the palette out. */
  readonly layout?: Layout;
}

export interface Scored extends Candidate {
  /** 0..1. */
  readonly total: number;
}

/** What the order of palettes depends on. */
type Ranked = Pick<Scored, 'id' | 'total'>;

/** Best first; equals in the order of sampling. */
export const byTotal = (x: Ranked, y: Ranked): number => y.total - x.total || x.id - y.id;
