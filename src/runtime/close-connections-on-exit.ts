import type { ChildProcess } from 'node:child_process';
import type { Worker } from 'node:cluster';

/** What passes between a worker and the process that started it, as far as it is about connections. */
interface Passed {
  readonly act?: unknown;
  readonly seq?: unknown;
  readonly ack?: unknown;
}
const passed = (message: unknown): Passed => (typeof message === 'object' && message !== null ? message : {});

interface Closable {
  close(): void;
}

/**
 * Closes the connections that were handed over to a worker which ended before it took them. Node forgets them: their callers
 * would wait for an answer until they give up.
 */
export const closeConnectionsOnExit = (worker: Worker): void => {
  const child: ChildProcess = worker.process;
  const under = new Map<unknown, Closable>();
  const send = child.send.bind(child) as (...all: unknown[]) => boolean;
  child.send = (...all: unknown[]): boolean => {
    const { act, seq } = passed(all[0]);
    if (act === 'newconn' && all[1]) under.set(seq, all[1] as Closable);
    return send(...all);
  };
  child.on('internalMessage', (message: unknown) => under.delete(passed(message).ack));
  const close = (): void => {
    for (const connection of under.values()) connection.close();
    under.clear();
  };
  worker.once('exit', close);
  // Until its channel is closed, which may be later, more may be handed over to it.
  worker.once('disconnect', close);
};
