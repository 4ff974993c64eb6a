/**
 * Numbers that name a call: 41 bits of milliseconds, 2 bits of worker, 10 bits of sequence, so below 2^53, unique on a
 * machine and rising within a worker. Where one millisecond has more than 1,024 calls the next is borrowed.
 */
export const createCallIds = (worker: number): (() => number) => {
  let last = 0;
  let sequence = 0;
  return () => {
    const now = Date.now();
    if (now > last) {
      last = now;
      sequence = 0;
    } else if (sequence === 1023) {
      last += 1;
      sequence = 0;
    } else {
      sequence += 1;
    }
    return (last * 4 + (worker & 3)) * 1024 + sequence;
  };
};

/** Milliseconds since 1970 at which a call id was made. */
export const timeOfCall = (call: number): number => Math.floor(call / 4096);

const HALF = 2 ** 27;

/** The text form: `req_` and the number in hexadecimal, spelt in two halves because whole small numbers are spelt faster. */
export const requestIdOf = (call: number): string =>
  `req_${Math.floor(call / HALF).toString(16)}${(call % HALF).toString(16).padStart(7, '0')}`;
