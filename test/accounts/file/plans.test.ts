import { createClient } from '@libsql/client';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import type LibSql from 'libsql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../db/client.ts';
import { deliveryRepository } from '../../../db/repositories/deliveries.ts';
import { ledgerStore } from '../../../db/repositories/ledger.ts';
import { usageStore } from '../../../db/repositories/usage.ts';
import * as schema from '../../../db/schema.ts';
import { syncOrm } from '../../../db/synchronous.ts';
import { temporaryFile } from '../../temporary-file.ts';

const file = temporaryFile();
let database: Database;
const statements = new Set<string>();

beforeAll(async () => {
  database = await openDatabase(file.url);
  const { direct } = database;
  // Every statement of the hot path is prepared once, on this connection.
  const noting = new Proxy(direct, {
    get(target, name) {
      if (name !== 'prepare') return Reflect.get(target, name, target);
      return (sql: string): LibSql.Statement => {
        statements.add(sql);
        return target.prepare(sql);
      };
    },
  });
  ledgerStore(noting).operationNumbers(['color.contrast']);
  usageStore(noting);
});
afterAll(() => {
  database.close();
  file.remove();
});

/** Tables that have as many rows as there are keys, calls, days or jobs. */
const GROWING =
  /SCAN (keys|calls|calls_of_keys|call_labels|usage_days|refusals|releases)\b(?! USING (COVERING )?INDEX)/;

it('no statement of the hot path reads a table from end to end', () => {
  expect(statements.size).toBeGreaterThan(15);
  for (const sql of statements) {
    // What reads a table in the order of its rows and stops at a LIMIT reads no more than that many.
    if (/^\s*(PRAGMA|BEGIN|COMMIT)/i.test(sql) || /from "calls" order by "calls"."seq" limit/.test(sql)) continue;
    const plan = database.direct.prepare(`EXPLAIN QUERY PLAN ${sql}`).all([]) as { detail: string }[];
    expect(
      plan.filter(({ detail }) => GROWING.test(detail)),
      sql,
    ).toEqual([]);
  }
});

it('all statements but the inserts of every call, the postings and the version of the file are queries of Drizzle', () => {
  const written = [...statements].filter((sql) => /^[A-Z]/.test(sql));
  expect(statements.size - written.length).toBeGreaterThanOrEqual(23);
  expect(
    written.filter((sql) => !/^(INSERT INTO "(usage_days|calls_of_keys)"|UPDATE "posted"|PRAGMA)/.test(sql)),
  ).toEqual([]);
});

it('values are handed to the binding in one list: a Buffer alone would be taken for the list, and ends the process', () => {
  const handed: unknown[][] = [];
  const noting = {
    prepare: () => ({ raw: () => {}, get: (...values: unknown[]) => void handed.push(values) }),
  } as unknown as LibSql.Database;
  const hash = Buffer.alloc(32, 7);
  const byHash = syncOrm(noting)
    .select({ no: schema.keys.no })
    .from(schema.keys)
    .where(eq(schema.keys.hash, sql.placeholder('hash')))
    .prepare();
  expect(byHash.get({ hash })).toBeUndefined();
  expect(handed).toEqual([[[hash]]]);
  expect(ledgerStore(database.direct).findByHash(hash)).toBeUndefined();
});

it('the deliveries of a webhook are read from an index, in its order', async () => {
  const client = createClient({ url: file.url });
  const asked: string[] = [];
  const noting = new Proxy(client, {
    get(target, name) {
      if (name !== 'execute') return Reflect.get(target, name, target);
      return (statement: { sql: string }) => {
        asked.push(statement.sql);
        return target.execute(statement);
      };
    },
  });
  const repository = deliveryRepository(drizzle(noting, { schema }));
  await repository.log('webhook', undefined, 50);
  await repository.log('webhook', 'delivered', 50);
  expect(asked).toHaveLength(2);
  for (const sql of asked) {
    const plan = await client.execute({
      sql: `EXPLAIN QUERY PLAN ${sql}`,
      args: Array(sql.split('?').length - 1).fill(''),
    });
    expect(plan.rows.map(({ detail }) => detail)).toEqual([
      'SEARCH deliveries USING INDEX deliveries_by_webhook (webhook_id=?)',
    ]);
  }
  client.close();
});
