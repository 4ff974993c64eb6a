import { Refusal } from '../errors/refusal.ts';

/** Admits orders to a queue: what a key may have in it, and all together. */
export interface Admission {
  /** Takes a place; returns what gives it back. Refuses with UNAVAILABLE and `details.retry_after`. */
  enter(key: string): () => void;
  /** Orders that have a place. */
  readonly taken: number;
}

interface AdmissionLimits {
  /** Orders that are carried out at once. */
  readonly atOnce: number;
  /** Orders that may wait besides; any number where it is left out. */
  readonly queue?: number | undefined;
}

/** So many times the usual orders at most, however many keys have their share beyond. */
const HARD_LIMIT = 8;

const full = (): Refusal =>
  new Refusal('UNAVAILABLE', 'All workers are busy and the queue is full. Try again in a few seconds.', {
    retry_after: 2,
  });

/**
 * Half of the queue is for one key at most. A full queue still admits a key that has less in it than an equal share, so that keys with
 * many orders cannot shut others out.
 */
export const createAdmission = ({ atOnce, queue = Number.POSITIVE_INFINITY }: AdmissionLimits): Admission => {
  const most = atOnce + queue;
  const mostOfKey = atOnce + Math.ceil(queue / 2);
  const held = new Map<string, number>();
  let taken = 0;

  const isAdmitted = (own: number): boolean => {
    if (own >= mostOfKey) return false;
    if (taken < most) return true;
    const keys = held.size + (own ? 0 : 1);
    return taken < HARD_LIMIT * most && own < Math.max(1, Math.floor(most / keys));
  };

  return {
    get taken() {
      return taken;
    },
    enter(key) {
      const own = held.get(key) ?? 0;
      if (!isAdmitted(own)) throw full();
      taken += 1;
      held.set(key, own + 1);
      return () => {
        taken -= 1;
        const left = held.get(key)! - 1;
        if (left > 0) held.set(key, left);
        else held.delete(key);
      };
    },
  };
};
