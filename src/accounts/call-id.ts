/** Processes that may share a database. */
export const NODE_SLOTS = 64;
const SEQUENCES = 64;
const PER_MS = NODE_SLOTS * SEQUENCES;

/** Numbers that name calls, made under the number of a node that may change. */
export interface CallIds {
  /** 41 bits of milliseconds, 6 of node, 6 of sequence: below 2^53, unique over all nodes, rising within one holder of a number. */
  next(): number;
  /** Milliseconds of the last number, or of now where that is later. */
  reached(): number;
  /** Continues under another number, with instants behind `from` and not above `until`. */
  move(slot: number, from: number, until: number): void;
  /** Instants up to this one may be used under the present number. */
  extend(until: number): void;
}

/**
 * Where one millisecond has more than 64 calls, or the clock is put back, the next is borrowed. No number is made of an instant
 * above `until`: from then on the number of the node may belong to another process, and what lies below is still ours alone.
 */
export const createCallIds = (clock: () => number = Date.now): CallIds => {
  let [node, last, sequence, most] = [0, 0, 0, 0];
  return {
    next() {
      const now = clock();
      // Beyond what is allowed, as when the clock is put forward, it continues from the last one: no instant is used up
      // at once.
      if (now > last && now <= most) {
        last = now;
        sequence = 0;
      } else if (sequence === SEQUENCES - 1) {
        if (last >= most) throw new Error('this node has no numbers left until it rejoins the cluster');
        last += 1;
        sequence = 0;
      } else {
        sequence += 1;
      }
      return last * PER_MS + node * SEQUENCES + sequence;
    },
    reached: () => Math.max(last, clock()),
    move(slot, from, until) {
      // Another number has instants of its own.
      last = slot === node ? Math.max(last, from) : from;
      node = slot;
      sequence = SEQUENCES - 1;
      most = until;
    },
    extend(until) {
      most = Math.max(most, until);
    },
  };
};

/** The first number that a call at this time could have. */
export const firstCallAt = (ms: number): number => ms * PER_MS;

/** Milliseconds since 1970 at which a call id was made. */
export const timeOfCall = (call: number): number => Math.floor(call / PER_MS);

const HALF = 2 ** 27;

/** The text form: `req_` and the number in hexadecimal, spelt in two halves because whole small numbers are spelt faster. */
export const requestIdOf = (call: number): string =>
  `req_${Math.floor(call / HALF).toString(16)}${(call % HALF).toString(16).padStart(7, '0')}`;
