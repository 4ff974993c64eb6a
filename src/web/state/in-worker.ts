import type { Tasks } from '../tasks.ts';
import { ALSO_BY, WORKER_OF } from '../worker-addresses.ts';
import { trustedAddress } from './trusted-address.ts';

/** What the page asks of a worker. */
export interface Question {
  readonly id: number;
  readonly task: keyof Tasks;
  readonly args: readonly unknown[];
}

type Reply = { readonly id: number; readonly answer: unknown } | { readonly id: number; readonly failure: string };

interface Running {
  readonly worker: Worker;
  readonly waiting: Map<number, { resolve: (answer: never) => void; reject: (reason: Error) => void }>;
}

const running = new Map<string, Running>();
let last = 0;

/** A worker, started with its first question. One that stops fails what it was asked, and the next question starts another. */
const started = (address: string): Running => {
  const present = running.get(address);
  if (present) return present;
  const worker = new Worker(trustedAddress(address), { type: 'module' });
  const waiting: Running['waiting'] = new Map();
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) asked?.reject(new Error(data.failure));
    else asked?.resolve(data.answer as never);
  });
  worker.addEventListener('error', () => {
    // Nobody asks it again: it is neither left running nor heard of a second time.
    worker.terminate();
    running.delete(address);
    for (const { reject } of waiting.values()) reject(new Error('The worker of this page stopped.'));
  });
  const made = { worker, waiting };
  running.set(address, made);
  return made;
};

/** Has a task done in a worker of the page. */
export const inWorker = <Task extends keyof Tasks>(
  task: Task,
  ...args: Parameters<Tasks[Task]>
): Promise<Awaited<ReturnType<Tasks[Task]>>> =>
  new Promise((resolve, reject) => {
    last += 1;
    const own = WORKER_OF[task];
    const { worker, waiting } = started(ALSO_BY[task]?.find((other) => !running.has(own) && running.has(other)) ?? own);
    waiting.set(last, { resolve, reject });
    worker.postMessage({ id: last, task, args } satisfies Question);
  });
