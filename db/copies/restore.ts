import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { type Client, createClient, type InStatement } from '@libsql/client';
import { openFile } from '../binding.ts';
import { noteDatabase } from '../missing-database.ts';
import { isBusy } from '../retry-while-busy.ts';
import { settleFile } from './backup.ts';
import { type Contents, contentsOf } from './contents.ts';
import { placeNew } from './place.ts';

/** A backup was not restored, for a reason that whoever asked for it can mend. */
export class NotRestored extends Error {}

const LOGS = ['-wal', '-shm', '-journal'];
/** Whether another process has a file open: it could not leave the write-ahead log then. A damaged file counts as closed. */
const isServed = (path: string): boolean => {
  const db = openFile(path, 0);
  try {
    const { journal_mode: mode } = db.prepare('PRAGMA journal_mode=DELETE').get([]) as { journal_mode: string };
    return mode === 'wal';
  } catch (error) {
    return isBusy(error);
  } finally {
    db.close();
  }
};

/** The database that is there already, set aside under another name; undefined where there is none. */
const setAside = (path: string): string | undefined => {
  // A log that is left of a file that is gone would be played into any other file in its place.
  const endings = ['', ...LOGS].filter((ending) => existsSync(`${path}${ending}`));
  if (endings.length === 0) return undefined;
  const aside = `${path}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  for (const ending of endings) renameSync(`${path}${ending}`, `${aside}${ending}`);
  return aside;
};

/**
 * Puts a backup in the place of a file; with `replace` also where there is one, which is set aside. Throws NotRestored where a service
 * works on it, and what is wrong with the backup where it is not one.
 */
export const restoreFile = (
  backup: string,
  path: string,
  replace: boolean,
): { contents: Contents; aside: string | undefined } => {
  const contents = contentsOf(backup);
  if (existsSync(path)) {
    if (!replace) throw new NotRestored(`there is a database at ${path}; --replace sets it aside`);
    if (isServed(path)) throw new NotRestored(`a service works on ${path}; stop it first`);
  }
  const part = `${path}.part-${process.pid}`;
  try {
    copyFileSync(backup, part);
    settleFile(part);
    const aside = setAside(path);
    placeNew(part, path);
    noteDatabase(path);
    return { contents, aside };
  } finally {
    rmSync(part, { force: true });
  }
};

const ROWS_AT_ONCE = 200;

interface Made {
  readonly type: string;
  readonly name: string;
  readonly sql: string;
}

/** Fills a table of a server with the rows of a backup, some hundred at a time. */
const fillTable = async (client: Client, backup: ReturnType<typeof openFile>, table: string): Promise<void> => {
  const rows = backup.prepare(`SELECT * FROM "${table}"`).raw().iterate([]) as IterableIterator<
    (string | number | null | Uint8Array)[]
  >;
  let batch: InStatement[] = [];
  const send = async (): Promise<void> => {
    if (batch.length > 0) await client.batch(batch, 'write');
    batch = [];
  };
  for (const row of rows) {
    batch.push({ sql: `INSERT INTO "${table}" VALUES (${row.map(() => '?').join(', ')})`, args: row });
    if (batch.length === ROWS_AT_ONCE) await send();
  }
  await send();
};

/** Writes a backup into a server that holds nothing yet. Throws NotRestored where it holds a database. */
export const restoreServer = async (backup: string, url: string, authToken: string | undefined): Promise<Contents> => {
  const contents = contentsOf(backup);
  const client = createClient({ url, ...(authToken === undefined ? {} : { authToken }) });
  const db = openFile(backup, 5_000);
  try {
    const { rows } = await client.execute("SELECT name FROM sqlite_master WHERE name = 'keys'");
    if (rows.length > 0) throw new NotRestored('the server of DATABASE_URL holds a database; name an empty one');
    const made = db
      .prepare(
        "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid",
      )
      .all([]) as Made[];
    const of = (type: string): Made[] => made.filter((one) => one.type === type);
    // `keys` comes last: until it exists, no node starts on an incomplete copy.
    const tables = of('table').sort((a, b) => Number(a.name === 'keys') - Number(b.name === 'keys'));
    for (const { name, sql } of tables) {
      await client.execute(sql);
      await fillTable(client, db, name);
    }
    for (const { sql } of [...of('index'), ...of('view'), ...of('trigger')]) await client.execute(sql);
    return contents;
  } finally {
    client.close();
    db.close();
  }
};
