import { createTRPCClient } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { expect, it } from 'vitest';
import type { AppRouter } from '../../routers/index.ts';
import type { OpenClient } from '../../src/cli/command.ts';
import { runWithLocalPages } from '../../src/local-pages.ts';

/** Services that are counted, and answer when they are told to; each of `failing` cannot be opened once. */
const counted = (failing: string[] = []) => {
  const open: string[] = [];
  const waiting: (() => void)[] = [];
  let opened = 0;
  const openClient: OpenClient = async (hosts = []) => {
    const name = hosts.join();
    opened += 1;
    if (failing.includes(name)) {
      failing.splice(failing.indexOf(name), 1);
      throw new Error('no thread could be started');
    }
    open.push(name);
    let ended = false;
    const client = createTRPCClient<AppRouter>({
      links: [
        () => () =>
          observable((observer) => {
            waiting.push(() => {
              observer.next({ result: { type: 'data', data: { by: name, ended } } });
              observer.complete();
            });
          }),
      ],
    });
    const close = async (): Promise<void> => {
      ended = true;
      open.splice(open.indexOf(name), 1);
    };
    return { client, close };
  };
  /** Lets what has been asked be answered, until a promise is settled. */
  const answered = async <Value>(promise: Promise<Value>): Promise<Value> => {
    let isSettled = false;
    const settle = (): void => {
      isSettled = true;
    };
    promise.then(settle, settle);
    while (!isSettled) {
      for (const answer of waiting.splice(0)) answer();
      await new Promise(setImmediate);
    }
    return promise;
  };
  return { openClient, answered, open: () => open.toSorted(), opened: () => opened };
};
const [A, B, C] = ['127.0.0.1:3001', '127.0.0.1:3002', 'localhost:3003'] as const;
const pageOf = (host: string) => ({ url: `http://${host}/`, scope: ['seo'] });

it('keeps the services of the two hosts read last, and ends all', async () => {
  const { openClient, answered, open, opened } = counted();
  const { run, close } = await runWithLocalPages(openClient);
  const audit = (host: string) => run('analyzer.inspect', pageOf(host));
  // None is ended before its page is read, however many are read at once.
  expect(await answered(Promise.all([A, B, C, A].map(audit)))).toEqual(
    [A, B, C, A].map((host) => ({ by: host, ended: false })),
  );
  expect(open()).toHaveLength(3);
  for (const host of [A, B, A]) await answered(audit(host));
  expect(open()).toEqual(['', A, B]);
  const before = opened();
  await answered(Promise.all([audit(A), audit(B), run('color.contrast', {}), audit('example.com')]));
  expect(opened()).toBe(before);
  await answered(audit(C));
  expect(open()).toEqual(['', B, C].toSorted());
  await close();
  expect(open()).toEqual([]);
});

it('opens a service anew after it could not be opened', async () => {
  const { openClient, answered, open } = counted([A]);
  const { run, close } = await runWithLocalPages(openClient);
  const audit = () => run('analyzer.inspect', pageOf(A));
  await expect(answered(audit())).rejects.toThrow('no thread could be started');
  expect(await answered(audit())).toEqual({ by: A, ended: false });
  await close();
  expect(open()).toEqual([]);
});
