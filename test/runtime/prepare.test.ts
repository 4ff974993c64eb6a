import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepare } from '../../src/prepare.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Services that note what is asked of them. */
const noting = (failing?: string) => {
  const asked: string[] = [];
  const warned: unknown[] = [];
  const note = (name: string) => async () => {
    asked.push(name);
    if (name === failing) throw new Error(name);
  };
  const services = {
    graphql: { sdl: note('graphql') },
    mcp: note('mcp'),
    collections: {
      atlas: note('atlas'),
      harmonies: note('harmonies'),
      gradients: note('gradients'),
      shades: note('shades'),
    },
    log: { warn: (what: unknown) => warned.push(what) },
  };
  return { asked, warned, services: services as never };
};

/** Lets time pass until a promise is settled. */
const passUntil = async (promise: Promise<void>): Promise<void> => {
  let settled = false;
  void promise.finally(() => {
    settled = true;
  });
  while (!settled) {
    await vi.advanceTimersByTimeAsync(1_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
};

it('loads what requests need one after the other, and goes on after what fails', async () => {
  const { asked, warned, services } = noting('graphql');
  await passUntil(prepare(services, new AbortController().signal));
  expect(asked).toEqual(['atlas', 'graphql', 'mcp', 'harmonies', 'gradients', 'shades']);
  expect(warned).toEqual([{ err: new Error('graphql') }]);
});

it('does nothing at first, and nothing more once the service stops', async () => {
  const { asked, services } = noting();
  const stopped = new AbortController();
  const ended = prepare(services, stopped.signal);
  await vi.advanceTimersByTimeAsync(900);
  expect(asked).toEqual([]);
  stopped.abort();
  await ended;
  expect(asked).toEqual([]);
});
