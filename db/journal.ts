import { randomUUID } from 'node:crypto';
import { openFile } from './binding.ts';
import type { CallRow } from './repositories/ledger.ts';
import { inTransaction } from './synchronous.ts';

/** A call row that waits in a node's own file until the shared server has it. */
export interface JournalRow extends CallRow {
  readonly seq: number;
}

/** The local file of one node in a cluster: who it is, and the calls it answered. */
export interface Journal {
  /** Stays the same over restarts. */
  readonly node: string;
  /** The epochs of the hot store that this node last joined, by partition of it; '' for none. One partition is not divided. */
  epochs(partitions: number): string[];
  setEpochs(partitions: number, joined: ReadonlyMap<number, string>): void;
  /** Durable when it returns; answers the sequence number of the last row, the others lie right before it. */
  append(rows: readonly CallRow[]): number;
  /** The oldest rows behind a sequence number. */
  after(seq: number, limit: number): JournalRow[];
  findCall(call: number): JournalRow | undefined;
  /** Rows behind a sequence number by key and month (year x 12 + month): what they charged, where that is more than nothing. */
  chargedAfter(seq: number): { keyNo: number; month: number; credits: number }[];
  lastSeq(): number;
  /** Deletes rows up to a sequence number that were made before a call id. */
  forget(seq: number, beforeCall: number): void;
  close(): void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS identity (node TEXT NOT NULL, epoch TEXT NOT NULL DEFAULT '');
  CREATE TABLE IF NOT EXISTS epochs (partition INTEGER PRIMARY KEY, epoch TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS journal (
    seq INTEGER PRIMARY KEY AUTOINCREMENT, call INTEGER NOT NULL UNIQUE, key_no INTEGER NOT NULL, operation INTEGER NOT NULL,
    status INTEGER NOT NULL, credits INTEGER NOT NULL, micros INTEGER NOT NULL, label TEXT
  );`;

const COLUMNS = 'seq, call, key_no AS keyNo, operation, status, credits, micros, label';

/** Year x 12 + month of a call: its number, divided by 4096, is its time in milliseconds. */
const MONTH_OF_CALL =
  "(strftime('%Y', call / 4096000, 'unixepoch') * 12 + strftime('%m', call / 4096000, 'unixepoch') - 1)";

export const openJournal = (path: string): Journal => {
  const db = openFile(path, 5_000);
  // One process owns the file; a kill of the process loses nothing that was committed.
  db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA locking_mode=EXCLUSIVE');
  db.exec(SCHEMA);
  const known = db.prepare('SELECT node FROM identity').get([]) as { node: string } | undefined;
  const node = known?.node ?? randomUUID();
  if (!known) db.prepare('INSERT INTO identity (node) VALUES (?)').run([node]);
  const insert = db.prepare(
    'INSERT INTO journal (call, key_no, operation, status, credits, micros, label) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const after = db.prepare(`SELECT ${COLUMNS} FROM journal WHERE seq > ? ORDER BY seq LIMIT ?`);
  const byCall = db.prepare(`SELECT ${COLUMNS} FROM journal WHERE call = ?`);
  const charged = db.prepare(
    `SELECT key_no AS keyNo, ${MONTH_OF_CALL} AS month, sum(credits) AS credits FROM journal
      WHERE seq > ? AND credits > 0 GROUP BY key_no, month ORDER BY month`,
  );
  const last = db.prepare("SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'journal'), 0) AS seq");
  const forget = db.prepare('DELETE FROM journal WHERE seq <= ? AND call < ?');
  const epoch = db.prepare('SELECT epoch FROM identity');
  const setEpoch = db.prepare('UPDATE identity SET epoch = ?');
  const epochs = db.prepare('SELECT partition, epoch FROM epochs');
  const setEpochOf = db.prepare('INSERT OR REPLACE INTO epochs (partition, epoch) VALUES (?, ?)');
  const lastSeq = (): number => (last.get([]) as { seq: number }).seq;
  const rowOf = (row: JournalRow & { label: string | null }): JournalRow => ({ ...row, label: row.label ?? undefined });

  return {
    node,
    epochs(partitions) {
      if (partitions === 1) return [(epoch.get([]) as { epoch: string }).epoch];
      const joined: string[] = Array(partitions).fill('');
      for (const row of epochs.all([]) as { partition: number; epoch: string }[]) joined[row.partition] = row.epoch;
      return joined;
    },
    setEpochs(partitions, joined) {
      if (partitions === 1) setEpoch.run([joined.get(0)]);
      else
        inTransaction(db, () => {
          for (const [partition, one] of joined) setEpochOf.run([partition, one]);
        });
    },
    append(rows) {
      inTransaction(db, () => {
        for (const { call, keyNo, operation, status, credits, micros, label } of rows)
          insert.run([call, keyNo, operation, status, credits, micros, label ?? null]);
      });
      return lastSeq();
    },
    after: (seq, limit) => (after.all([seq, limit]) as (JournalRow & { label: string | null })[]).map(rowOf),
    findCall(call) {
      const row = byCall.get([call]) as (JournalRow & { label: string | null }) | undefined;
      return row && rowOf(row);
    },
    chargedAfter: (seq) => charged.all([seq]) as { keyNo: number; month: number; credits: number }[],
    lastSeq,
    forget: (seq, beforeCall) => void forget.run([seq, beforeCall]),
    close: () => void db.close(),
  };
};
