import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../db/client.ts';
import { type DeliveryRow, type DeliveryState, deliveryRepository } from '../../db/repositories/deliveries.ts';
import { deliveries, webhooks } from '../../db/schema.ts';
import { temporaryFile } from '../temporary-file.ts';

const file = temporaryFile();
let database: Database;
const NOW = 1_000;
/** Key 2 is revoked; key 5 is not in the table of keys. */
const [KEYS, REVOKED] = [5, 2];

beforeAll(async () => {
  database = await openDatabase(file.url);
  const { direct } = database;
  const numbers = (count: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  direct.exec(`INSERT INTO keys (no, id, tier, label, hash, start, last4, created_at, revoked_at)
    ${numbers(KEYS - 1)} SELECT i, 'key' || i, 'free', '', CAST(i AS BLOB), '', '', 0, iif(i = ${REVOKED}, 1, NULL) FROM n`);
  // Of 80 subscriptions some are disabled, some failing, some untried; each key has several at each of three hosts.
  direct.exec(`INSERT INTO webhooks (id, key_no, url, events, secret, created_at, answered_at, failing_since, disabled_at)
    ${numbers(80)} SELECT 'hook' || i, 1 + i % ${KEYS}, 'https://r' || (i % 3) || '.example.org/' || i, '[]', '', 0,
      iif(i % 4, 1, NULL), iif(i % 7 = 0, 1, NULL), iif(i % 11 = 0, 1, NULL) FROM n`);
  // Half of the deliveries wait, some of them until later, each until a time of its own; some are on their way.
  direct.exec(`INSERT INTO deliveries (id, webhook_id, key_no, event_id, event, payload, state, run_at, created_at)
    ${numbers(600)} SELECT 'dlv' || i, 'hook' || (1 + i % 77), 1 + (1 + i % 77) % ${KEYS}, 'evt' || i, 'job.succeeded', '{}',
      CASE WHEN i % 2 = 0 THEN 'pending' WHEN i % 31 = 0 THEN 'sending' ELSE 'delivered' END, i * 211 % 1499, 0 FROM n`);
});
afterAll(() => {
  database.close();
  file.remove();
});

const AT_ONCE = { proven: 4, untried: 1, failing: 1 } as const;
const OF_A_KEY = 8;

/** What is to be taken up, from all rows: of each receiver what waits longest; keys in turn, of a key hosts in turn. */
const dueOf = async (standing: DeliveryState, limit: number): Promise<string[]> => {
  const rows = await database.orm.select().from(deliveries);
  const hooks = await database.orm.select().from(webhooks);
  const sending = (is: (row: DeliveryRow) => boolean) =>
    rows.filter((row) => row.state === 'sending' && is(row)).length;
  const candidates = hooks.flatMap((hook) => {
    const answered = hook.answeredAt === null ? 'untried' : 'proven';
    const state = hook.failingSince === null ? answered : 'failing';
    const first = rows
      .filter((row) => row.webhookId === hook.id && row.state === 'pending' && row.runAt <= NOW)
      .toSorted((a, b) => a.runAt - b.runAt)[0];
    const isOpen = hook.disabledAt === null && hook.keyNo !== REVOKED && state === standing;
    const hasRoom = sending((row) => row.webhookId === hook.id) < AT_ONCE[standing];
    return first && isOpen && hasRoom ? [{ ...first, host: new URL(hook.url).host }] : [];
  });
  const ranked = candidates.map((row) => ({
    ...row,
    turn: candidates.filter(({ keyNo, host, runAt }) => keyNo === row.keyNo && host === row.host && runAt <= row.runAt)
      .length,
  }));
  const isBefore = (a: (typeof ranked)[number], b: (typeof ranked)[number]) => a.turn - b.turn || a.runAt - b.runAt;
  return ranked
    .map((row) => ({
      ...row,
      place:
        sending(({ keyNo }) => keyNo === row.keyNo) +
        ranked.filter((other) => other.keyNo === row.keyNo && isBefore(other, row) <= 0).length,
    }))
    .filter(({ place }) => place <= OF_A_KEY)
    .toSorted((a, b) => a.place - b.place || isBefore(a, b))
    .slice(0, limit)
    .map(({ id }) => id);
};

it.each(['proven', 'untried', 'failing'] as const)(
  'takes up of receivers that are %s what all rows together say is due',
  async (standing) => {
    const repository = deliveryRepository(database.orm);
    // What others took up and did not deliver gives its room back.
    database.direct.exec("UPDATE deliveries SET state = 'dead' WHERE lease IS NOT NULL AND state = 'sending'");
    let [taken, turns, several] = [0, 0, 0];
    for (;;) {
      const due = await dueOf(standing, 5);
      turns += 1;
      const lease = `${standing}${turns}`;
      const claimed = await repository.claim({ standing, limit: 5, lease, now: NOW, leaseUntil: NOW + 1 });
      expect(claimed.map(({ id }) => id).toSorted()).toEqual(due.toSorted());
      taken += due.length;
      if (due.length > 1) several += 1;
      // Half of what was taken up arrives, so that there is room for more.
      for (const row of claimed.filter((_, i) => i % 2 === 0))
        await repository.delivered(row, { at: NOW, status: 200, error: null, durationMs: 1 });
      if (due.length === 0) break;
    }
    expect(taken).toBeGreaterThan(5);
    expect(several).toBeGreaterThan(0);
  },
);

it('finds what is due among others that wait until later', async () => {
  const repository = deliveryRepository(database.orm);
  database.direct.exec(`DELETE FROM deliveries WHERE run_at <= ${NOW}`);
  expect(await repository.isDue(NOW)).toBe(false);
  expect(await repository.isDue(1_499)).toBe(true);
  database.direct.exec(`UPDATE deliveries SET run_at = ${NOW} WHERE id =
    (SELECT id FROM deliveries WHERE state = 'pending' ORDER BY webhook_id DESC LIMIT 1)`);
  expect(await repository.isDue(NOW)).toBe(true);
});
