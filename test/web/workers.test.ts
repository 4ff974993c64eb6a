import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WORKER_OF } from '../../src/web/worker-addresses.ts';

const folder = join(import.meta.dirname, '../../src/web/tasks');

describe('workers', () => {
  it.each(readdirSync(folder))('tasks/%s are done by the worker that has them', async (file) => {
    const [tasks] = Object.values((await import(join(folder, file))) as Record<string, object>);
    const addresses = Object.keys(tasks!).map((task) => WORKER_OF[task as keyof typeof WORKER_OF]);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !address.includes(`/workers/${file}`))).toEqual([]);
  });
});
