const sequence = (n: number, name: (i: number) => number): string[] =>
  Array.from({ length: n }, (_, i) => String(name(i)));

/**
 * Names of the steps of a scale: 50, 100, 200 ... with ten (to 900) and eleven (to 950), 1..12 with the twelve of radix,
 * otherwise whole numbers spread evenly over 50..950 (50..900 with twelve).
 */
export const stepTokens = (n: number, method: string): string[] => {
  if (n === 10) return sequence(n, (i) => (i === 0 ? 50 : 100 * i));
  if (n === 11) return [...sequence(10, (i) => (i === 0 ? 50 : 100 * i)), '950'];
  if (n === 12) return sequence(n, (i) => (method === 'radix' ? i + 1 : Math.round(50 + (850 * i) / 11)));
  return sequence(n, (i) => Math.round(50 + (900 * i) / (n - 1)));
};
