/**
 * The streams of random numbers that one seed is drawn into: no two uses may share one, or what they draw hangs together.
 * Sampling takes stream 0 and, for each candidate, its number + 1, so all others lie far above. `src/design/separate/streams.ts` has three more.
 */
export const STREAMS = {
  pool: 0x11000000,
  gradients: 0x22000000,
  /** And the number of the poster. */
  posters: 0x23000000,
  /** And the number of the candidate. */
  refinement: 0x40000000,
  separatedField: 0x70000000,
  separatedStart: 0x70000001,
} as const;
