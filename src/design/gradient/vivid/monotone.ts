/**
 * A smooth rising function through points that rise: cubic Hermite pieces with the slopes of Fritsch and Butland 1984 (SIAM J. Sci.
 * Stat. Comput. 5(2)), so that it neither overshoots nor has a jump in its slope. Two points make a straight line.
 */
export const monotone = (x: readonly number[], y: readonly number[]): ((at: number) => number) => {
  const widths = x.slice(1).map((v, i) => v - x[i]!);
  const secants = widths.map((width, i) => (y[i + 1]! - y[i]!) / width);
  const slopes = x.map((_, i) => {
    if (i === 0) return secants[0]!;
    if (i === x.length - 1) return secants.at(-1)!;
    const [before, after] = [secants[i - 1]!, secants[i]!];
    if (before <= 0 || after <= 0) return 0;
    const [w0, w1] = [widths[i - 1]!, widths[i]!];
    const [u, v] = [2 * w1 + w0, w1 + 2 * w0];
    return (u + v) / (u / before + v / after);
  });
  return (at) => {
    let i = 0;
    while (i < widths.length - 1 && at > x[i + 1]!) i += 1;
    const width = widths[i]!;
    const t = (at - x[i]!) / width;
    const [t2, t3] = [t * t, t * t * t];
    return (
      (2 * t3 - 3 * t2 + 1) * y[i]! +
      (t3 - 2 * t2 + t) * width * slopes[i]! +
      (3 * t2 - 2 * t3) * y[i + 1]! +
      (t3 - t2) * width * slopes[i + 1]!
    );
  };
};
