const STEPS_PER_SECOND = 2 ** 20;

/**
 * A duration in seconds, rounded down to a multiple of 2^-20 s. Sums of such numbers are exact in any order (up to 2^33 s), so that a
 * counter of several processes does not decrease by a rounding error, whichever process adds it up.
 */
export const inExactSteps = (seconds: number): number => Math.floor(seconds * STEPS_PER_SECOND) / STEPS_PER_SECOND;
