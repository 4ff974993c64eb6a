import type { Tasks } from '../tasks.ts';
import address from '../worker.ts?worker&url';

/** What the page asks of its worker. */
export interface Question {
  readonly id: number;
  readonly task: keyof Tasks;
  readonly args: readonly unknown[];
}

type Reply = { readonly id: number; readonly answer: unknown } | { readonly id: number; readonly failure: string };

interface Policy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | undefined;

/** Gives the worker's address the form that the page's policy asks for. The policy can be made once, however many workers follow. */
const trustedAddress = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('metamer-worker', {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError(`not the worker of this page: ${url}`);
      return url;
    },
  });
  return policy ? policy.createScriptURL(address) : address;
};

const waiting = new Map<number, { resolve: (answer: never) => void; reject: (reason: Error) => void }>();
let worker: Worker | undefined;
let last = 0;

/** The worker, started with its first question. One that stops fails what it was asked, and the next question starts another. */
const started = (): Worker => {
  if (worker) return worker;
  const made = new Worker(trustedAddress(), { type: 'module' });
  made.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) asked?.reject(new Error(data.failure));
    else asked?.resolve(data.answer as never);
  });
  made.addEventListener('error', () => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error('The worker of this page stopped.'));
    waiting.clear();
  });
  worker = made;
  return made;
};

/** Has a task done in the page's worker. */
export const inWorker = <Task extends keyof Tasks>(
  task: Task,
  ...args: Parameters<Tasks[Task]>
): Promise<Awaited<ReturnType<Tasks[Task]>>> =>
  new Promise((resolve, reject) => {
    last += 1;
    waiting.set(last, { resolve, reject });
    started().postMessage({ id: last, task, args } satisfies Question);
  });
