/** Slope of the logarithms of costs over those of sizes, by least squares. */
export declare const exponentOf: (points: readonly { readonly size: number; readonly cost: number }[]) => number;
