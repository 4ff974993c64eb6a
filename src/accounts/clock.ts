/**
 * Milliseconds of a clock that nobody sets: it runs on evenly where the time of day is put forward or back, and is one for all
 * processes of a machine until that is started anew.
 */
export const steadyMs = (): number => {
  const [seconds, nanos] = process.hrtime();
  return seconds * 1000 + nanos / 1e6;
};
