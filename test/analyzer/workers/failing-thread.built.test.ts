import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createGuardedThreads } from '../../../src/analyzer/workers/guarded-threads.ts';

const caller = { key: 'one', signal: new AbortController().signal };

describe('a thread that fails', () => {
  const deep = async () => (): void => {};
  const exit = async () => (): void => {};
  const fine = async () => (): string => '';

  it.each([
    ['with an error', deep, /Maximum call stack/],
    ['by ending', exit, /exit/i],
  ])('%s is a page too complex, with the cause kept', async (_, task, cause) => {
    const worker = join(import.meta.dirname, '../../threads/failing-worker.mjs');
    const threads = createGuardedThreads({ taskMs: 5000, heapMb: 64, threads: 1, tasks: { deep, exit, fine }, worker });
    const refusal = await threads.run(task, [], caller).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'FETCH_FAILED', details: { reason: 'too-complex' } });
    expect(String((refusal as Error).cause)).toMatch(cause);
    // And the next task finds a thread again.
    expect(await threads.run(fine, [], caller)).toBe('done');
    await threads.close();
  });
});
