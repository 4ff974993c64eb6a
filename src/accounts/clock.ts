/**
 * Milliseconds of a clock that is never set: it runs evenly where the time of day is put forward or back, and is one
 * for all processes of a machine until that restarts.
 */
export const steadyMs = (): number => {
  const [seconds, nanos] = process.hrtime();
  return seconds * 1000 + nanos / 1e6;
};
