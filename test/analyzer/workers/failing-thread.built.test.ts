import { join } from 'node:path';
import { platform } from 'node:process';
import { describe, expect, it } from 'vitest';
import { createGuardedThreads } from '../../../src/analyzer/workers/guarded-threads.ts';

const caller = { key: 'one', signal: new AbortController().signal };
const worker = join(import.meta.dirname, '../../threads/failing-worker.mjs');

describe('a thread that fails', () => {
  const deep = async () => (): void => {};
  const exit = async () => (): void => {};
  const fine = async () => (): string => '';

  it.each([
    ['with an error', deep, /Maximum call stack/],
    ['by ending', exit, /exit/i],
  ])('%s is a page too complex, with the cause kept', async (_, task, cause) => {
    const threads = createGuardedThreads({ taskMs: 5000, heapMb: 64, threads: 1, tasks: { deep, exit, fine }, worker });
    const refusal = await threads.run(task, [], caller).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'FETCH_FAILED', details: { reason: 'too-complex' } });
    expect(String((refusal as Error).cause)).toMatch(cause);
    // And the next task finds a thread again.
    expect(await threads.run(fine, [], caller)).toBe('done');
    await threads.close();
  });
});

describe('the time of a thread', () => {
  const spin = async () => (): void => {};
  const wait =
    async () =>
    (_: number): string =>
      '';
  const open = () => createGuardedThreads({ taskMs: 300, heapMb: 64, threads: 1, tasks: { spin, wait }, worker });
  const tooComplex = (limit: string) => ({
    code: 'FETCH_FAILED',
    details: { reason: 'too-complex' },
    message: `The page is too complex to be analysed: reading it took more than ${limit}.`,
  });
  const isMeasured = platform === 'linux';

  it('is what it works: one that waits for a processor has more by the clock, and one that works is ended', async () => {
    const threads = open();
    const waited = threads.run(wait, [600], caller);
    await (isMeasured
      ? expect(waited).resolves.toBe('done')
      : expect(waited).rejects.toMatchObject(tooComplex('0.3 seconds')));
    // Beside others it may not have had so much processor time when it is ended by the clock.
    const limits = isMeasured ? ['0.3 seconds of processor time', '1.5 seconds'] : ['0.3 seconds'];
    const ended = await threads.run(spin, [], caller).catch((error: unknown) => error);
    expect(ended).toMatchObject({ ...tooComplex(''), message: expect.any(String) });
    expect(limits.map((limit) => tooComplex(limit).message)).toContain((ended as Error).message);
    await threads.close();
  });

  it('ends by the clock at last', async () => {
    const threads = open();
    const ended = tooComplex(isMeasured ? '1.5 seconds' : '0.3 seconds');
    await expect(threads.run(wait, [60_000], caller)).rejects.toMatchObject(ended);
    await threads.close();
  });
});
