import { openFile } from '../binding.ts';

/** What a backup holds, to recognise it by. */
export interface Contents {
  readonly keys: number;
  readonly calls: number;
  readonly jobs: number;
  readonly webhooks: number;
  /** Milliseconds since 1970; null if no key was ever used. */
  readonly lastUsedAt: number | null;
}

/** Throws where a file is damaged, or is not the database of this service. */
export const contentsOf = (path: string): Contents => {
  const db = openFile(path, 5_000);
  try {
    const { quick_check: verdict } = db.prepare('PRAGMA quick_check(1)').get([]) as { quick_check: string };
    if (verdict !== 'ok') throw new Error(`the file is damaged: ${verdict}`);
    const known = db
      .prepare("SELECT count(*) AS n FROM sqlite_master WHERE name IN ('keys', 'calls', 'usage_days')")
      .get([]);
    if ((known as { n: number }).n !== 3) throw new Error('the file is not the database of this service');
    const { keys, calls, jobs, webhooks, lastUsedAt } = db
      .prepare(
        `SELECT (SELECT count(*) FROM keys) AS keys, (SELECT count(*) FROM calls) AS calls, (SELECT count(*) FROM jobs) AS jobs,
          (SELECT count(*) FROM webhooks) AS webhooks, (SELECT max(last_used_at) FROM keys) AS lastUsedAt`,
      )
      .get([]) as Contents;
    return { keys, calls, jobs, webhooks, lastUsedAt };
  } finally {
    db.close();
  }
};
