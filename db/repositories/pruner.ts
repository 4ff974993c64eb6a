import { and, inArray, lt, lte, max, sql } from 'drizzle-orm';
import type LibSql from 'libsql';
import { callLabels, calls, callsOfKeys } from '../schema.ts';
import { inTransaction, type SyncOrm, syncOrm } from '../synchronous.ts';
import { posting } from './posting.ts';

const value = sql.placeholder;

const pruningStatements = (orm: SyncOrm) => {
  const labels = orm
    .select({ call: callLabels.call })
    .from(callLabels)
    .where(lt(callLabels.call, value('before')))
    .orderBy(callLabels.call)
    .limit(value('limit'));
  // Calls are written about in the order of their numbers, so the oldest lie at the front. The very last stays: the
  // next call would take its row number again, and be missed by cursors and postings that are further.
  const front = orm
    .select({ seq: calls.seq, call: calls.call })
    .from(calls)
    .orderBy(calls.seq)
    .limit(value('limit'))
    .as('front');
  const veryLast = orm.select({ seq: max(calls.seq) }).from(calls);
  const gone = lte(calls.seq, value('seq'));
  const goneOfKeys = orm.select({ keyNo: calls.keyNo, seq: calls.seq }).from(calls).where(gone);
  return {
    labels: orm.delete(callLabels).where(inArray(callLabels.call, labels)).prepare(),
    lastOld: orm
      .select({ seq: max(front.seq) })
      .from(front)
      .where(and(lt(front.call, value('before')), lt(front.seq, veryLast)))
      .prepare(),
    ofKeys: orm.delete(callsOfKeys).where(sql`(${callsOfKeys.keyNo}, ${callsOfKeys.seq}) IN ${goneOfKeys}`).prepare(),
    calls: orm.delete(calls).where(gone).prepare(),
  };
};

/** How to delete call rows made before a call id, at most `limit` of them; returns how many were deleted. Day totals stay. */
export const pruner = (db: LibSql.Database): ((before: number, limit: number) => number) => {
  const old = pruningStatements(syncOrm(db));
  const post = posting(db);
  return (before, limit) =>
    inTransaction(db, () => {
      post();
      old.labels.run({ before, limit });
      const seq = old.lastOld.get({ before, limit })?.seq ?? null;
      if (seq === null) return 0;
      old.ofKeys.run({ seq });
      return old.calls.run({ seq }).changes;
    });
};
