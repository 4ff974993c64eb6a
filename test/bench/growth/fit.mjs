// How a cost grows: the exponent of the power of the size that fits best.
import { processorMs } from '../figures.mjs';

/** Slope of the logarithms by least squares. Costs below a hundredth (of a millisecond) are no cost. */
export const exponentOf = (points) => {
  const logs = points.map(({ size, cost }) => [Math.log(size), Math.log(Math.max(cost, 0.01))]);
  const mean = (k) => logs.reduce((sum, pair) => sum + pair[k], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const over = logs.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0);
  return over / logs.reduce((sum, [a]) => sum + (a - x) ** 2, 0);
};

/** Least processor milliseconds of one run of `act`, of several after one that does not count. */
export const leastMs = async (act, times = 3) => {
  await act();
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < times; i += 1) {
    const before = processorMs();
    await act();
    least = Math.min(least, processorMs() - before);
  }
  return least;
};

const shownMs = (ms) => (ms >= 10 ? ms.toFixed(0) : ms.toPrecision(2));

/** Points { size, cost } in milliseconds, as text. */
export const shownPoints = (points) =>
  points.map(({ size, cost }) => `${size.toLocaleString('en')}: ${shownMs(cost)} ms`).join(', ');

/** Reports the exponent of points { size, ms }; `most` is what it may be. */
export const reportGrowth = (report, label, points, most) => {
  const costs = points.map(({ size, ms }) => ({ size, cost: ms }));
  report(`growth with ${label}`, exponentOf(costs), 'exponent', { limit: most, note: shownPoints(costs) });
};
