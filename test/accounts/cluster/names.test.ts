import calculateSlot from 'cluster-key-slot';
import { describe, expect, it } from 'vitest';
import { namesOf, PARTITIONS, tagOf } from '../../../src/accounts/cluster/names.ts';

const SLOTS = 16_384;

describe('names in Redis', () => {
  it('of a single server are those of version 1.2, so that what it holds stays valid', () => {
    const names = namesOf(1);
    expect([
      names.key(7),
      names.window(7),
      names.feed(7),
      names.refused(7),
      names.given(7, 'job_1'),
      names.open(0, 'node'),
      names.epoch(0),
      names.seen(0),
      names.late(0, 5),
    ]).toEqual([
      'mtm:k:7',
      'mtm:w:7',
      'mtm:feed:7',
      'mtm:refused:7',
      'mtm:given:job_1',
      'mtm:open:node',
      'mtm:epoch',
      'mtm:seen',
      'mtm:late:5',
    ]);
  });

  it('of a cluster put everything of a key into one slot, also where an id has braces', () => {
    const names = namesOf(PARTITIONS);
    for (const no of [1, 1023, 1024, 1025, 70_001]) {
      const partition = names.partitionOf(no);
      const all = [
        names.key(no),
        names.window(no),
        names.feed(no),
        names.refused(no),
        names.given(no, '{other}'),
        names.open(partition, 'node'),
        names.epoch(partition),
        names.seen(partition),
        names.corrected(partition),
        names.late(partition, 5),
        names.lock(partition),
        names.ready(partition),
      ];
      expect(new Set(all.map((name) => calculateSlot(name)))).toEqual(new Set([calculateSlot(tagOf(partition))]));
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('divide a thousand keys among three shards within 15 % of each other, from whichever key on', () => {
    const names = namesOf(PARTITIONS);
    for (let first = 1; first < 5_000; first += 97) {
      const counts = [0, 0, 0];
      for (let no = first; no < first + 1_000; no += 1)
        counts[Math.floor((calculateSlot(tagOf(names.partitionOf(no))) * 3) / SLOTS)]! += 1;
      expect(Math.max(...counts) / Math.min(...counts)).toBeLessThanOrEqual(1.15);
    }
  });
});
