import { afterAll, describe, expect, it } from 'vitest';
import { taskThreads } from '../threads.ts';
import { callerWith } from './caller.ts';

const threads = taskThreads();
afterAll(() => threads.close());
const { corpus } = callerWith(threads);

describe('the corpus endpoints', () => {
  it('answer a page and where it goes on', async () => {
    const page = await corpus.browse({});
    expect(page).toMatchObject({
      count: 24,
      scanned: 24,
      hit_rate: 1,
      next_cursor: 24,
      exhausted: false,
      truncated: false,
    });
    expect(page.records.map(({ index }) => index)).toEqual(Array.from({ length: 24 }, (_, i) => i));
    const next = await corpus.browse({ cursor: 24, limit: 1 });
    expect(next.records[0]!.index).toBe(24);
  });
  it('answer a record by index and by code, with words to cite and recompute it', async () => {
    const { record, cite, recompute } = await corpus.find({ record_id: '4711' });
    expect((await corpus.find({ record_id: record.id })).record).toEqual(record);
    expect(cite).toContain(record.id);
    expect(recompute).toContain('i = 4711');
    const [listed] = (await corpus.browse({ cursor: 4711, limit: 1, full: true })).records;
    expect(listed).toEqual(record);
  });
  it('leave APCA out where the server is told to', async () => {
    const { corpus: quiet } = callerWith(threads, { apca: false });
    expect((await quiet.browse({ limit: 1 })).records[0]).not.toHaveProperty('apca');
  });
  it('answer the same without any memory for columns', async () => {
    const { corpus: bare } = callerWith(threads, { cacheMb: 0 });
    const query = { min_ratio: 19, max_scan: 300_000, limit: 200 } as const;
    expect(await bare.browse(query)).toEqual(await corpus.browse(query));
  });
  it('end', async () => {
    const last = await corpus.browse({ cursor: 4_999_990, limit: 200 });
    expect([last.count, last.exhausted, last.next_cursor]).toEqual([10, true, null]);
    expect(await corpus.browse({ cursor: 5_000_000 })).toMatchObject({
      count: 0,
      scanned: 0,
      hit_rate: 0,
      exhausted: true,
    });
  });
  it.each(['5000000', '-1', '1.5', '12x', 'nonsense', 'acc_', 'acc_!!!!', 'pal_1'])('refuse the id %j', (id) =>
    expect(corpus.find({ record_id: id })).rejects.toThrow(/record_id: .*is not a record/),
  );
  it('refuse a cursor beyond the end and samples out of range', async () => {
    await expect(corpus.browse({ cursor: 5_000_001 })).rejects.toThrow('cursor: must be from 0 to 5000000');
    await expect(corpus.stats({ sample: 999 })).rejects.toThrow();
    expect((await corpus.stats({ sample: 1000 })).of).toBe(5_000_000);
  });
});
