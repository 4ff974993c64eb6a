import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { accessibilityTasks } from '../../src/accessibility/tasks.ts';
import { analyzerTasks } from '../../src/analyzer/tasks.ts';
import { collectionTasks } from '../../src/collections/tasks.ts';
import { designTasks } from '../../src/design/tasks.ts';
import { Refusal } from '../../src/errors/refusal.ts';
import { jobTasks } from '../../src/jobs/tasks.ts';
import { listTasks } from '../../src/lists/tasks.ts';
import { personalizeTasks } from '../../src/personalize/tasks.ts';
import { imageTasks } from '../../src/response-images/tasks.ts';
import { TASK_WORKER, tasks } from '../../src/tasks.ts';
import type { Task } from '../../src/threads/task.ts';
import { createThreads } from '../../src/threads/threads.ts';

const threads = createThreads({ tasks, worker: TASK_WORKER, threads: 1, queue: 1 });
afterAll(() => threads.close());

const pairs = { colors: [], deltaE: 2000, minRatio: 1, from: 0, to: 0 } as const;
/** Some seconds of work in one go. */
const long = () =>
  threads.run(designTasks.generatePalette, [
    { method: 'qualitative', count: 64, seed: 1, wheel: 'hsl', saturation: 0.7, lightness: 0.55 },
  ]);

/** Priorities of the threads of this process, as Linux gives them. */
const priorities = (): number[] =>
  readdirSync('/proc/self/task').map((id) => {
    const after = readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ')[1]!;
    return Number(after.split(' ')[16]);
  });

describe('threads', () => {
  it.runIf(process.platform === 'linux')('let the event loop go first where cores are few', async () => {
    await threads.run(jobTasks.contrastRows, [{ ...pairs, colors: [] }]);
    const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
    expect(priorities()).toContain(Math.min(getPriority(process.pid) + PRIORITY_BELOW_NORMAL, PRIORITY_LOW));
  });

  it('answer what the task answers here', async () => {
    const colors = [
      { r: 0, g: 0, b: 0 },
      { r: 255, g: 255, b: 255 },
    ];
    const order = { ...pairs, colors, to: 2 };
    const { contrastRows } = await import('../../src/jobs/slices/contrast-rows.ts');
    expect(await threads.run(jobTasks.contrastRows, [order])).toEqual(contrastRows(order));
  });

  it('refuse what the task refuses, with its details', async () => {
    const thrown = await threads.run(accessibilityTasks.contrastInImage, ['', 1_000_000]).catch((error) => error);
    expect(thrown).toBeInstanceOf(Refusal);
    expect(thrown).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'image' } });
  });

  it('keep what a refusal hides, with its stack and its causes', async () => {
    const broken = async () => (): void => {};
    const worker = join(import.meta.dirname, 'refusing-worker.mjs');
    const own = createThreads({ tasks: { broken }, worker, threads: 1 });
    const thrown = await own.run(broken, []).catch((error: unknown) => error);
    await own.close();
    expect(thrown).toMatchObject({ code: 'RENDER_FAILED', details: { field: 'report' } });
    const cause = (thrown as Refusal).cause as Error;
    expect(cause.message).toBe('TypeError: column is not iterable');
    expect(cause.stack).toMatch(/at broken .*refusing-worker\.mjs/);
    expect(cause.stack).toContain('RangeError: behind it');
  });

  it('refuse at once what would wait behind a full queue', async () => {
    const [running, waiting] = [long(), long()];
    await expect(long()).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { retry_after: 2 } });
    await Promise.all([running, waiting]);
  });

  it('give a task up when its caller does', async () => {
    const caller = new AbortController();
    const given = threads.run(jobTasks.contrastRows, [pairs], { signal: caller.signal });
    caller.abort();
    await expect(given).rejects.toThrow(/abort/i);
  });

  it('run nothing that is not in their table', async () => {
    await expect(threads.run(async () => () => 1, [])).rejects.toThrow(TypeError);
  });
});

describe('a thread that ends', () => {
  const [eat, exit, spin, fine] = [0, 1, 2, 3].map(() => async () => (): string => '') as [Task, Task, Task, Task];
  const small = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 };
  const worker = join(import.meta.dirname, 'failing-worker.mjs');
  const open = () =>
    createThreads({
      tasks: { eat, exit, spin, fine },
      worker,
      threads: 1,
      resourceLimits: small,
      whenLost: (cause) => new Refusal('UNAVAILABLE', 'lost', undefined, { cause }),
    });

  it.each([
    { how: 'out of memory', task: eat },
    { how: 'by itself', task: exit },
  ])('$how is told to its call alone: whoever waits goes on in the next', async ({ task }) => {
    const own = open();
    const [lost, waiting] = [own.run(task, []), own.run(fine, [])];
    await expect(lost).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'lost' });
    expect(await waiting).toBe('done');
    expect(await own.run(fine, [])).toBe('done');
    await own.close();
  });

  it('because its caller left, leaves nobody waiting', async () => {
    const own = open();
    expect(await own.run(fine, [])).toBe('done');
    const caller = new AbortController();
    const [given, waiting] = [own.run(spin, [], { signal: caller.signal }), own.run(fine, [])];
    setTimeout(() => caller.abort(), 50);
    await expect(given).rejects.toThrow(/abort/i);
    expect(await waiting).toBe('done');
    await own.close();
  });

  it('before it has taken up anything, is told to who waited for it', async () => {
    const own = createThreads({
      tasks: { fine },
      worker: join(import.meta.dirname, 'no-such-worker.mjs'),
      threads: 1,
      whenLost: () => new Refusal('UNAVAILABLE', 'lost'),
    });
    await expect(own.run(fine, [])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await own.close();
  });
});

describe('the begin of a task', () => {
  it('is told once for each, before its end, while another thread is still loading', async () => {
    const page = async () => () => {};
    const own = createThreads({ tasks: { page }, worker: join(import.meta.dirname, 'slow-worker.mjs'), threads: 2 });
    const told: string[] = [];
    const one = async (name: string): Promise<void> => {
      await own.run(page, [], { onBegin: () => void told.push(`${name} begins`) });
      told.push(`${name} ends`);
    };
    await Promise.all([one('a'), one('b')]);
    await own.close();
    for (const name of ['a', 'b'])
      expect(told.filter((line) => line.startsWith(name))).toEqual([`${name} begins`, `${name} ends`]);
  });

  it('is not told of a task that no thread takes up', async () => {
    const fine = async () => () => 'done';
    const own = createThreads({
      tasks: { fine },
      worker: join(import.meta.dirname, 'no-such-worker.mjs'),
      threads: 1,
      whenLost: () => new Refusal('UNAVAILABLE', 'lost'),
    });
    const told: string[] = [];
    await expect(own.run(fine, [], { onBegin: () => void told.push('begins') })).rejects.toThrow();
    expect(told).toEqual([]);
    await own.close();
  });
});

describe('the table of tasks', () => {
  it('has every task of every room, under a name of its own', () => {
    const all = [
      accessibilityTasks,
      analyzerTasks,
      collectionTasks,
      designTasks,
      jobTasks,
      listTasks,
      personalizeTasks,
      imageTasks,
    ];
    expect(Object.values(tasks)).toEqual(all.flatMap((table) => Object.values(table)));
  });
});
