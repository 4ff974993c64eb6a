import { readFileSync, readlinkSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/** Where the system says what the thread that asks has used, in `/proc`: undefined where it does not. */
export const currentThread = (): string | undefined => {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return undefined;
  }
};

/** Processor time that a thread of this process has used since it was started, in milliseconds; undefined where the system does not say. */
export const processorMs = (thread: string | undefined): number | undefined => {
  if (thread === undefined) return undefined;
  try {
    const stat = readFileSync(`/proc/${thread}/stat`, 'latin1');
    // The name of the thread, in brackets, may contain anything; after it the 12th and 13th are those of user and system.
    const after = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(after[11]) + Number(after[12])) * TICK_MS;
  } catch {
    return undefined;
  }
};
