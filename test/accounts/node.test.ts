import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../db/client.ts';
import { nodeRepository } from '../../db/repositories/nodes.ts';
import { createCallIds, NODE_SLOTS, timeOfCall } from '../../src/accounts/call-id.ts';
import { joinNodes, type NodeIdentity } from '../../src/accounts/node.ts';
import { temporaryFile } from '../temporary-file.ts';

const START = Date.parse('2031-05-05T12:00:00Z');
/** No heartbeat of its own: a test that needs one makes the process live through it. */
const TIMES = { heartbeat: 3_600_000, lost: 60_000, ahead: 900_000 };

let file: ReturnType<typeof temporaryFile>;
let database: Database;
const joined: NodeIdentity[] = [];
beforeEach(async () => {
  file = temporaryFile();
  database = await openDatabase(file.url);
});
afterEach(async () => {
  for (const node of joined.splice(0)) await node.release();
  database.close();
  file.remove();
});

const join = async (clock: () => number, times = TIMES): Promise<NodeIdentity> => {
  const node = await joinNodes(nodeRepository(database.orm), { warn: () => {} }, { times, clock });
  joined.push(node);
  return node;
};

const some = (node: NodeIdentity, count = 500): number[] => Array.from({ length: count }, () => node.nextCallId());

describe('numbers of calls', () => {
  it('rise within a node, also where its clock is put back or stands', () => {
    let now = START;
    const ids = createCallIds(() => now);
    ids.move(5, 0, START + 900_000);
    const made: number[] = [];
    for (const step of [0, 0, 7, -3_600_000, 1, 5]) {
      now += step;
      for (let i = 0; i < 200; i += 1) made.push(ids.next());
    }
    expect(made.every((id, i) => i === 0 || id > made[i - 1]!)).toBe(true);
    expect(made.every(Number.isSafeInteger)).toBe(true);
  });

  it('do not run out where the clock is put forward by hours, and follow it after the next heartbeat', () => {
    let now = START;
    const ids = createCallIds(() => now);
    ids.move(5, 0, START + 900_000);
    now += 3 * 3_600_000;
    const made = Array.from({ length: 10_000 }, () => ids.next());
    expect(new Set(made).size).toBe(made.length);
    ids.extend(ids.reached() + 900_000);
    expect(timeOfCall(ids.next())).toBe(now);
  });

  it('of a process that was frozen until its number went to another are unlike those of the new holder', async () => {
    let frozenClock = START;
    const frozen = await join(() => frozenClock);
    const before = some(frozen);
    // All other numbers are held by processes that live, so the silent one is what is left.
    const now = START + 72_000;
    await database.orm.run(
      `INSERT INTO nodes (slot, token, seen_at, until) WITH RECURSIVE n(slot) AS (SELECT 1 UNION ALL SELECT slot + 1 FROM n WHERE slot < ${NODE_SLOTS - 1})
       SELECT slot, 'living', ${now}, ${now} FROM n`,
    );
    const heir = await join(() => now);
    frozenClock = now;
    const all = [...before, ...some(frozen), ...some(heir), ...some(frozen), ...some(heir)];
    expect(new Set(all).size).toBe(all.length);
    // Woken long after all that was allowed to it, it still makes none of the other's.
    frozenClock = now + 2 * TIMES.ahead;
    const late = [...all, ...some(frozen, 64)];
    expect(new Set(late).size).toBe(late.length);
  });

  it('take a new node number with the heartbeat that finds the old one taken', async () => {
    let clock = START;
    const one = await join(() => clock, { ...TIMES, heartbeat: 20 });
    const slotOf = (id: number): number => Math.floor(id / 64) % NODE_SLOTS;
    const before = slotOf(one.nextCallId());
    await database.orm.run(`UPDATE nodes SET token = 'another', seen_at = ${START + 72_000}, until = ${START + 9e6}`);
    clock = START + 72_000;
    await expect.poll(() => slotOf(one.nextCallId())).not.toBe(before);
    expect(timeOfCall(one.nextCallId())).toBeLessThan(clock + 1_000);
  });

  it('are those of now again after the clock was ahead for a while, in this process and in the next ones', async () => {
    let clock = START;
    const one = await join(() => clock, { ...TIMES, heartbeat: 20 });
    const year = 400 * 86_400_000;
    clock = START + year;
    await expect.poll(() => Math.abs(timeOfCall(one.nextCallId()) - clock)).toBeLessThan(1_000);
    const made = some(one);
    clock = START + 60_000;
    await expect.poll(() => Math.abs(timeOfCall(one.nextCallId()) - clock)).toBeLessThan(1_000);
    const all = [...made, ...some(one)];
    // A process that was killed while the clock was ahead does not hold its number until then.
    await database.orm.run(
      `INSERT INTO nodes (slot, token, seen_at, until) WITH RECURSIVE n(slot) AS (SELECT 2 UNION ALL SELECT slot + 1 FROM n WHERE slot < ${NODE_SLOTS - 1})
       SELECT slot, 'killed', ${START + year}, ${START} FROM n`,
    );
    const next = await join(() => clock);
    all.push(...some(next));
    expect(timeOfCall(next.nextCallId())).toBeLessThan(clock + 2 * TIMES.ahead);
    expect(new Set(all).size).toBe(all.length);
  });

  it('begin behind those of the last holder, whatever the clock says', async () => {
    const first = await join(() => START + 3_600_000);
    const made = some(first);
    await joined.pop()!.release();
    await database.orm.run('UPDATE nodes SET seen_at = 0');
    // Every other number is held, so that the second takes the number of the first.
    await database.orm.run(
      `INSERT INTO nodes (slot, token, seen_at) WITH RECURSIVE n(slot) AS (SELECT 1 UNION ALL SELECT slot + 1 FROM n WHERE slot < ${NODE_SLOTS - 1})
       SELECT slot, 'living', ${START} FROM n`,
    );
    const second = await join(() => START);
    expect(Math.min(...some(second))).toBeGreaterThan(Math.max(...made));
  });
});
