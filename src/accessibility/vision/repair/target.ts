/** CIEDE2000 that a repair keeps between two colours. */
export const [LEAST_TARGET, DEFAULT_TARGET, MOST_TARGET] = [1, 10, 40];
