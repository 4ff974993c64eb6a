import type LibSql from 'libsql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../db/client.ts';
import { ledgerStore } from '../../../db/repositories/ledger.ts';
import { usageStore } from '../../../db/repositories/usage.ts';
import { temporaryFile } from '../../processes.ts';

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
    if (/^\s*(PRAGMA|BEGIN|COMMIT)/i.test(sql) || /FROM calls ORDER BY seq LIMIT/.test(sql)) continue;
    const plan = database.direct.prepare(`EXPLAIN QUERY PLAN ${sql}`).all([]) as { detail: string }[];
    expect(
      plan.filter(({ detail }) => GROWING.test(detail)),
      sql,
    ).toEqual([]);
  }
});
