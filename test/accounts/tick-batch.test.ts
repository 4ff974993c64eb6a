import { expect, it } from 'vitest';
import { createTickBatch } from '../../src/accounts/tick-batch.ts';

it('writes the rows of one tick together and answers each its own result', async () => {
  const batches: (readonly number[])[] = [];
  const batch = createTickBatch<number, string>(async (rows) => {
    batches.push(rows);
    return rows.map((row) => `row ${row}`);
  });
  expect(await Promise.all([1, 2, 3].map((row) => batch.add(row)))).toEqual(['row 1', 'row 2', 'row 3']);
  expect(await batch.add(4)).toBe('row 4');
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

it('rejects every row of a batch that cannot be written, and goes on with the next', async () => {
  let broken = true;
  const batch = createTickBatch<number, number>(async (rows) => {
    if (broken) throw new Error('the disk is full');
    return rows;
  });
  const results = await Promise.allSettled([batch.add(1), batch.add(2)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await batch.add(3)).toBe(3);
});

it('tells of a batch when all who wait for it have been told, and never of one that failed', async () => {
  const events: unknown[] = [];
  const batch = createTickBatch<number, number>(
    async (rows) => {
      if (rows.includes(0)) throw new Error('no');
      return rows;
    },
    (rows) => void setTimeout(() => events.push(rows)),
  );
  await Promise.allSettled([batch.add(0)]);
  await Promise.all([batch.add(1).then((row) => events.push(row)), batch.add(2).then((row) => events.push(row))]);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(events).toEqual([1, 2, [1, 2]]);
});

it('is flushed when nothing waits any more, rows included that came while it was flushed', async () => {
  let written = 0;
  const batch = createTickBatch<number, number>(async (rows) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    written += rows.length;
    return rows;
  });
  void batch.add(1).then(() => batch.add(2));
  await batch.flush();
  expect(written).toBe(2);
});
