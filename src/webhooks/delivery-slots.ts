import type { DeliveryState } from '../../db/repositories/deliveries.ts';

/**
 * How many deliveries one process has on their way. What takes longer than a receiver that works needs stands aside and
 * leaves its slot to others, so that receivers that never answer delay no others; those known to fail have slots of
 * their own.
 */
export interface LaneSizes {
  /** At the same time, not counting those that stand aside. */
  readonly slots: number;
  /** Of these, open to receivers that were never tried. */
  readonly untried: number;
  /** For receivers that fail, beside the others. */
  readonly failing: number;
  /** Most that may stand aside; with so many only receivers that have proven themselves get further deliveries. */
  readonly aside: number;
  /** When a delivery stands aside, milliseconds. */
  readonly patience: number;
}

export const LANES: LaneSizes = { slots: 64, untried: 56, failing: 16, aside: 192, patience: 500 };

/** Connections that all lanes together may hold. */
export const maxConnections = ({ slots, failing, aside }: LaneSizes): number => slots + failing + aside;

export interface DeliverySlots {
  /** How many more deliveries may begin to receivers of a standing. */
  free(standing: DeliveryState): number;
  /** Begins a delivery; returns a function that ends it. */
  enter(standing: DeliveryState): () => void;
}

/** `onFree` hears when a slot was left to others. */
export const createLanes = (sizes: LaneSizes, onFree: () => void): DeliverySlots => {
  const busy = { proven: 0, untried: 0, failing: 0, aside: 0 };

  return {
    free(standing) {
      if (standing === 'failing') return sizes.failing - busy.failing;
      const open = sizes.slots - busy.proven - busy.untried;
      if (standing === 'proven') return open;
      return busy.aside < sizes.aside ? Math.min(open, sizes.untried - busy.untried) : 0;
    },
    enter(standing) {
      let lane: keyof typeof busy = standing;
      busy[lane] += 1;
      const timer =
        standing === 'failing'
          ? undefined
          : setTimeout(() => {
              busy[lane] -= 1;
              lane = 'aside';
              busy.aside += 1;
              onFree();
            }, sizes.patience);
      return () => {
        clearTimeout(timer);
        busy[lane] -= 1;
      };
    },
  };
};
