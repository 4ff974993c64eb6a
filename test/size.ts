/** How much is tested: `small` by default, `full` in `npm run test:all` and for a thorough look at a sweep. */
const isFull = process.env.TEST_SIZE === 'full';
if (!isFull && (process.env.TEST_SIZE ?? 'small') !== 'small')
  throw new Error(`TEST_SIZE is small or full, and not ${process.env.TEST_SIZE}`);

const DIVISOR = 10;
/** A sweep that is smaller than this stays whole. */
const LEAST = 20;

/** How many inputs a sweep draws: as many as stated at full size, a tenth of them at small size, and never fewer than 20 of them. */
export const runs = (full: number): number =>
  isFull ? full : Math.min(full, Math.max(LEAST, Math.ceil(full / DIVISOR)));

/**
 * Members of a list at small size, evenly spread from its first on: as many as `runs` says, or as `count` says where each of them
 * takes long. The whole list at full size.
 */
export const some = <T>(all: readonly T[], count = runs(all.length)): readonly T[] =>
  isFull ? all : Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]!);

/** The one at full size, the other at small size: for what no division gives. */
export const sized = <T>(full: T, small: T): T => (isFull ? full : small);
