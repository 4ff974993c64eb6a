/** A stopwatch of processor time in milliseconds. */
export type Stopwatch = () => number;

/**
 * Starts a stopwatch of the processor time of this thread. Where Node does not tell that of a thread, it is at most what
 * the clock says, and at most what the process has used.
 */
export const stopwatch = (): Stopwatch => {
  const { threadCpuUsage } = process as { threadCpuUsage?: () => { user: number; system: number } };
  const used = (): number => {
    const { user, system } = threadCpuUsage ? threadCpuUsage.call(process) : process.cpuUsage();
    return (user + system) / 1000;
  };
  const [began, usedBefore] = [performance.now(), used()];
  return () => Math.min(performance.now() - began, used() - usedBefore);
};

/**
 * Whether there is time for another trial, asked before each: what was spent and what the last one took stay within
 * `most` milliseconds. The first is taken to last `first`.
 */
export const timeFor = (most: number, first: number, watch: Stopwatch = stopwatch()): (() => boolean) => {
  let last = first;
  let begun: number | undefined;
  return () => {
    const time = watch();
    if (begun !== undefined) last = time - begun;
    const isTime = time + last <= most;
    begun = isTime ? time : undefined;
    return isTime;
  };
};
