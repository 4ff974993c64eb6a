/** CIEDE2000 that a repair keeps between two colours. */
export const [LEAST_TARGET, DEFAULT_TARGET, MOST_TARGET] = [1, 10, 40];

/** More colours than this cannot be kept apart by colour alone. */
export const MOST_REPAIRED = 24;
