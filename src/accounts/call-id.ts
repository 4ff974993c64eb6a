/** Processes that may share a database. */
export const NODE_SLOTS = 64;
const SEQUENCES = 64;
const PER_MS = NODE_SLOTS * SEQUENCES;

/**
 * Numbers that name a call: 41 bits of milliseconds, 6 of node, 6 of sequence, so below 2^53, unique over all nodes and
 * rising within one. Where one millisecond has more than 64 calls the next is borrowed.
 */
export const createCallIds = (node: number): (() => number) => {
  let last = 0;
  let sequence = 0;
  return () => {
    const now = Date.now();
    if (now > last) {
      last = now;
      sequence = 0;
    } else if (sequence === SEQUENCES - 1) {
      last += 1;
      sequence = 0;
    } else {
      sequence += 1;
    }
    return last * PER_MS + node * SEQUENCES + sequence;
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
