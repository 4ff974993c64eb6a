/** Records whose columns are derived and kept together. */
export const BLOCK = 65_536;

export const blockOf = (index: number): number => Math.floor(index / BLOCK);

/** First record of a block, and the one after its last. */
export const blockRange = (block: number, size: number): { from: number; to: number } => ({
  from: block * BLOCK,
  to: Math.min(size, (block + 1) * BLOCK),
});
