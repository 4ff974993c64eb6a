import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The state of a thread is the first letter after its name, which stands in brackets. */
const isStopped = (stat: string): boolean => /^[Tt]$/.test(stat.slice(stat.lastIndexOf(')') + 2)[0] ?? '');

/**
 * Stops a process without ending it: its connections stay open and nothing answers. A thread that is about to run may finish what it does
 * before the signal reaches it, so this resolves when all threads stand still (where the system tells, as Linux does).
 */
export const freeze = async (pid: number): Promise<void> => {
  process.kill(pid, 'SIGSTOP');
  const threads = `/proc/${pid}/task`;
  if (!existsSync(threads)) return;
  while (!readdirSync(threads).every((id) => isStopped(readFileSync(`${threads}/${id}/stat`, 'utf8')))) await sleep(1);
};
