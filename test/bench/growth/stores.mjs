// How the statements of a database grow with keys, call rows, jobs, subscriptions and deliveries that are there already. Each size is a
// file of its own, filled by SQL; a statement is run some times and the least is taken.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../dist/db/client.js';
import { deliveryRepository } from '../../../dist/db/repositories/deliveries.js';
import { jobRepository } from '../../../dist/db/repositories/jobs.js';
import { keyRepository } from '../../../dist/db/repositories/keys.js';
import { ledgerStore } from '../../../dist/db/repositories/ledger.js';
import { usageStore } from '../../../dist/db/repositories/usage.js';
import { webhookRepository } from '../../../dist/db/repositories/webhooks.js';
import { firstCallAt } from '../../../dist/src/accounts/call-id.js';
import { leastMs, reportGrowth } from './fit.mjs';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2031, 5, 15);
const RUNS = 20;

const numbers = (count) => `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
const addKeys = (db, count) =>
  db.exec(`INSERT INTO keys (no, id, tier, label, hash, start, last4, created_at)
    ${numbers(count)} SELECT i, 'key' || i, 'free', '', CAST(printf('%032d', i) AS BLOB), '', '', 0 FROM n`);
/** Calls of thirty days over fifty keys, posted as they are in use: each has more of them than a page shows, in any size. */
const addCalls = (db, count) => {
  const from = firstCallAt(NOW - 30 * DAY_MS);
  const step = Math.floor((firstCallAt(NOW) - from) / count);
  db.exec(`INSERT INTO calls (call, key_no, operation, status, credits, micros)
    ${numbers(count)} SELECT ${from} + i * ${step}, 1 + i % 50, 1, 200, 1, 900 FROM n`);
  ledgerStore(db).post();
};
/** Nine in ten have ended; the others wait, of ten keys, each with more than a page shows. */
const addJobs = (db, count) =>
  db.exec(`INSERT INTO jobs (id, key_no, type, state, max_attempts, credits, run_at, digest, queued_at, expires_at)
    ${numbers(count)} SELECT 'job' || i, 1 + i / 10 % 10, 'none', iif(i % 10, 'succeeded', 'queued'), 3, 0, ${NOW} - i, '', ${NOW} - i, ${NOW + DAY_MS} FROM n`);
const addSubscriptions = (db, count, ofKey = 1) =>
  db.exec(`INSERT INTO webhooks (id, key_no, url, events, secret, created_at, answered_at)
    ${numbers(count)} SELECT 'hook' || i, 1 + (i - 1) / ${ofKey}, 'https://r' || i || '.example.org/', '["job.succeeded"]', '', i, 1 FROM n`);
/** One in ten waits. */
const addDeliveries = (db, count, receivers = 100) => {
  addSubscriptions(db, receivers);
  db.exec(`INSERT INTO deliveries (id, webhook_id, key_no, event_id, event, payload, state, run_at, created_at)
    ${numbers(count)} SELECT 'dlv' || i, 'hook' || (1 + i / 10 % ${receivers}), 1 + i / 10 % ${receivers}, 'evt' || i, 'job.succeeded', '{}', iif(i % 10, 'delivered', 'pending'), ${NOW} - i, ${NOW} - i FROM n`);
};

/** Arguments of a claim with a lease of its own. */
const claimOf = (i) => ({
  standing: 'proven',
  limit: 10,
  lease: `lease${Math.random()}${i}`,
  now: NOW,
  leaseUntil: NOW + 30_000,
});

/** Takes up deliveries, and puts them back, so that there are as many for the next. */
const takenAndPutBack = async (deliveries, i) => {
  const rows = await deliveries.claim(claimOf(i));
  if (rows.length === 0) throw new Error('no delivery was taken up');
  for (const row of rows) await deliveries.putBack(row);
};

/** Milliseconds of one of RUNS, so that what is below the clock's grain counts. */
const each = async (act) =>
  (await leastMs(async () => {
    for (let i = 0; i < RUNS; i += 1) await act(i);
  })) / RUNS;

/** By what there is much of: how to fill a file, and the statements that are timed on it. */
const SUBJECTS = {
  keys: {
    sizes: [1_000, 10_000, 100_000],
    fill: addKeys,
    statements: (database, size) => {
      const store = ledgerStore(database.direct);
      const keys = keyRepository(database.orm);
      const hash = (i) => Buffer.from(String(1 + ((i * 7919) % size)).padStart(32, '0'));
      return {
        'a key found by its secret': [0.3, async (i) => store.findByHash(hash(i))],
        'a page of keys for administrators': [0.3, () => keys.list(50, `key${Math.floor(size / 2)}`)],
      };
    },
  },
  'call rows': {
    sizes: [10_000, 100_000, 400_000],
    fill: (db, count) => {
      addKeys(db, 1000);
      ledgerStore(db).operationNumbers(['POST /v1/color/contrast']);
      addCalls(db, count);
    },
    statements: (database) => {
      const { direct } = database;
      const [store, usage] = [ledgerStore(direct), usageStore(direct)];
      let made = 0;
      const row = (keyNo) => {
        made += 1;
        return {
          call: firstCallAt(NOW) + made,
          keyNo,
          operation: 1,
          status: 200,
          credits: 1,
          micros: 900,
          label: undefined,
        };
      };
      return {
        'a batch of 32 calls booked': [
          0.3,
          async () => store.book(Array.from({ length: 32 }, (_, i) => ({ row: row(1 + i), charge: undefined }))),
        ],
        'the totals of a key': [0.3, async (i) => usage.days(1 + i, 0)],
        'the latest hundred calls of a key': [0.3, async (i) => usage.latest(1 + i, 100)],
        'fifty old calls deleted': [0.3, async () => usage.prune(firstCallAt(NOW - DAY_MS), 50)],
      };
    },
  },
  jobs: {
    sizes: [1_000, 10_000, 40_000],
    fill: (db, count) => {
      addKeys(db, 100);
      addJobs(db, count);
    },
    statements: ({ orm }) => {
      const jobs = jobRepository(orm);
      return {
        'whether a job is due': [0.3, () => jobs.isDue(NOW)],
        'whether a job is due where none is': [0.3, () => jobs.isDue(0)],
        'a job taken up': [0.3, (i) => jobs.claim(`lease${Math.random()}${i}`, NOW, NOW + 30_000)],
        'the jobs of a key': [0.3, (i) => jobs.list(1 + (i % 10), 50)],
      };
    },
  },
  subscriptions: {
    sizes: [1_000, 10_000, 100_000],
    fill: (db, count) => addSubscriptions(db, count, 5),
    statements: ({ orm }, size) => {
      const webhooks = webhookRepository(orm);
      const key = (i) => 1 + ((i * 7919) % Math.floor(size / 5));
      let announced = 0;
      return {
        'the subscriptions of a key': [0.3, (i) => webhooks.list(key(i))],
        'an event for the subscriptions of a key': [
          0.3,
          (i) => {
            announced += 1;
            return webhooks.announce(
              { keyNo: key(i), eventId: `evt${announced}`, event: 'job.succeeded', data: {}, trace: null },
              NOW,
            );
          },
        ],
      };
    },
  },
  receivers: {
    sizes: [1_000, 10_000, 40_000],
    // With more, a claim takes longer than anybody waits for a figure.
    most: 1_000_000,
    // One waits for each.
    fill: (db, count) => addDeliveries(db, count, Math.ceil(count / 10)),
    statements: ({ orm }) => {
      const deliveries = deliveryRepository(orm);
      return {
        'whether a delivery is due, one for each': [0.3, () => deliveries.isDue(NOW)],
        'whether a delivery is due where none is, one for each': [0.3, () => deliveries.isDue(0)],
        // What is due is put in order.
        'deliveries taken up and put back, one for each': [1.2, (i) => takenAndPutBack(deliveries, i)],
      };
    },
  },
  deliveries: {
    sizes: [1_000, 10_000, 40_000],
    fill: (db, count) => {
      addKeys(db, 100);
      addDeliveries(db, count);
    },
    statements: ({ orm }) => {
      const deliveries = deliveryRepository(orm);
      return {
        'whether a delivery is due': [0.3, () => deliveries.isDue(NOW)],
        'whether a delivery is due where none is': [0.3, () => deliveries.isDue(0)],
        'deliveries taken up and put back': [0.3, (i) => takenAndPutBack(deliveries, i)],
        'the log of a subscription, which grows with its own deliveries': [
          1.1,
          (i) => deliveries.log(`hook${1 + i}`, undefined, 50),
        ],
      };
    },
  },
};

/** Reports how the statements grow; `sizes` are those of every subject, otherwise each has its own. */
export const growthOfStores = async (report, sizes) => {
  for (const [what, { sizes: own, most: limit = Number.POSITIVE_INFINITY, fill, statements }] of Object.entries(
    SUBJECTS,
  )) {
    const points = {};
    const wanted = sizes ?? own;
    const share = Math.min(1, limit / Math.max(...wanted));
    for (const size of wanted.map((rows) => Math.floor(rows * share))) {
      const folder = mkdtempSync(join(tmpdir(), 'metamer-growth-'));
      const database = await openDatabase(`file:${join(folder, 'growth.db')}`);
      try {
        fill(database.direct, size);
        for (const [label, [most, act]] of Object.entries(statements(database, size))) {
          points[label] ??= { most, list: [] };
          points[label].list.push({ size, ms: await each(act) });
        }
      } finally {
        database.close();
        rmSync(folder, { recursive: true, force: true });
      }
    }
    for (const [label, { most, list }] of Object.entries(points)) reportGrowth(report, `${what}: ${label}`, list, most);
  }
};
