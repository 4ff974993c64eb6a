/** A ratio to two decimals, cut and never rounded up: 4.499 must not read as 4.5. */
export const shownRatio = (ratio: number): string => (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2);

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
