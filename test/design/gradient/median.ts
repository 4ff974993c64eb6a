export const median = (values: readonly number[]): number => [...values].sort((x, y) => x - y)[values.length >> 1]!;
