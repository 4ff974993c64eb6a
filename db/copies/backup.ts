import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { openFile } from '../binding.ts';
import { type Contents, contentsOf } from './contents.ts';
import { placeNew } from './place.ts';

/** What a backup is made of: a libSQL file, or the address of a server with its token. */
export type BackupSource =
  | { readonly path: string }
  | { readonly server: string; readonly authToken: string | undefined };

const LOCK_WAIT_MS = 30_000;

/** Copies a file as it is at one instant, while others write to it. */
const copyFile = (path: string, part: string): void => {
  const db = openFile(path, LOCK_WAIT_MS);
  try {
    db.prepare('VACUUM INTO ?').run([part]);
  } finally {
    db.close();
  }
};

/** Where a statement of a dump begins: line breaks in values are written as `\n`, and those in triggers are indented. */
const STATEMENT = /^(?:PRAGMA|BEGIN|CREATE|INSERT|COMMIT|DELETE)\b/;
const AT_ONCE = 1_000_000;

/** Address of the dump of a libSQL server, which it writes in one transaction. */
const dumpOf = (server: string): URL => {
  const url = new URL('/dump', server.replace(/^(?:libsql|wss):/, 'https:').replace(/^ws:/, 'http:'));
  url.search = '';
  return url;
};

const copyServer = async (server: string, authToken: string | undefined, part: string): Promise<void> => {
  const url = dumpOf(server);
  const headers: Record<string, string> = authToken === undefined ? {} : { authorization: `Bearer ${authToken}` };
  const answer = await fetch(url, { headers });
  if (!answer.ok || !answer.body) throw new Error(`the server responds to ${url.pathname} with ${answer.status}`);
  const db = openFile(part, LOCK_WAIT_MS);
  try {
    db.exec('PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF');
    let [statements, last] = ['', ''];
    const lines = createInterface({
      input: Readable.fromWeb(answer.body as never),
      crlfDelay: Number.POSITIVE_INFINITY,
    });
    for await (const line of lines) {
      if (statements.length > AT_ONCE && STATEMENT.test(line)) {
        db.exec(statements);
        statements = '';
      }
      statements += `${line}\n`;
      if (line !== '') last = line;
    }
    if (last !== 'COMMIT;') throw new Error('the server ended its dump early');
    db.exec(statements);
  } finally {
    db.close();
  }
};

/** Writes what a file was given to the disk itself. */
export const settleFile = (path: string): void => {
  const descriptor = openSync(path, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
};

/**
 * Writes a backup to a file that is not there yet: whole, or not at all. Throws where the source cannot be read, or where what was
 * written is not the database of this service.
 */
export const writeBackup = async (source: BackupSource, target: string): Promise<Contents> => {
  const part = `${target}.part-${process.pid}`;
  try {
    if ('path' in source) copyFile(source.path, part);
    else await copyServer(source.server, source.authToken, part);
    const contents = contentsOf(part);
    settleFile(part);
    placeNew(part, target);
    return contents;
  } finally {
    for (const ending of ['', '-wal', '-shm']) rmSync(`${part}${ending}`, { force: true });
  }
};
