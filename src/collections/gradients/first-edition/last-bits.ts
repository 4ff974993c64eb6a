/**
 * Measures that hang on the last bit of a power, which JavaScript engines compute differently (Node 24 from Node 22): which of two
 * equal steps is the largest, and whether two equal hues are a whole turn apart. The published ones, by row.
 */
export const PUBLISHED: ReadonlyMap<number, Readonly<Record<string, number>>> = new Map([
  [4109, { worstAt: 0.8053 }],
  [7133, { stepRatio: 10.3105, deltaMean: 0.03023, score: 0.5727 }],
  [7535, { worstAt: 0.5316 }],
]);
