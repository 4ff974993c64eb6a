import { closeSync, fstatSync, openSync, read } from 'node:fs';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import type LibSql from 'libsql';

/** The file of the database is not what this process has opened: nothing that is written to it now would be there after a restart. */
export class StorageGone extends Error {
  readonly code = 'SQLITE_CANTOPEN';
}

/** Watches whether the file that a connection has open is still the file at its path, and still a database. */
export interface FileGuard {
  /** Throws StorageGone where the last look found the file gone. */
  check(): void;
  /** Looks now; rejects with StorageGone. */
  probe(): Promise<void>;
  /** Ends the watch; for after the connections were closed. */
  stop(): void;
}

const EVERY_MS = 500;
const MAGIC = Buffer.from('SQLite format 3\0');
/** The kinds of a b-tree page: https://sqlite.org/fileformat.html#b_tree_pages. */
const PAGE_KINDS = new Set([2, 5, 10, 13]);

const readAt = promisify(read);

/** First pages of all tables and indexes: they keep their places as long as nothing is vacuumed. */
const rootPages = (direct: LibSql.Database): number[] => {
  const rows = direct.prepare('SELECT DISTINCT rootpage AS page FROM sqlite_master WHERE rootpage > 1').all([]);
  return (rows as { page: number }[]).map(({ page }) => page);
};

/**
 * `onChange` gets what is wrong when the file goes, and undefined when it is back. The file stays open here until `stop`: closing
 * any descriptor of it would let go of the locks that SQLite holds in this process.
 */
export const guardFile = (
  path: string,
  direct: LibSql.Database,
  onChange: (problem: string | undefined) => void = () => {},
): FileGuard => {
  const descriptor = openSync(path, 'r');
  const opened = fstatSync(descriptor, { bigint: true });
  const { page_size: pageSize } = direct.prepare('PRAGMA page_size').get([]) as { page_size: number };
  const isKind = (byte: Buffer): boolean => PAGE_KINDS.has(byte[0]!);
  const places = [
    { at: 0, length: MAGIC.length, isSound: (bytes: Buffer) => bytes.equals(MAGIC) },
    ...rootPages(direct).map((page) => ({ at: (page - 1) * pageSize, length: 1, isSound: isKind })),
  ];
  /** Places that were seen as they should be: what is in the write-ahead log alone is not in the file yet. */
  const sound = new Set<number>();
  let log: bigint | undefined;
  let problem: string | undefined;

  const isDamaged = async (): Promise<boolean> => {
    for (const { at, length, isSound } of places) {
      const { buffer, bytesRead } = await readAt(descriptor, Buffer.alloc(length), 0, length, at);
      if (bytesRead === length && isSound(buffer)) sound.add(at);
      else if (sound.has(at)) return true;
    }
    return false;
  };

  const problemNow = async (): Promise<string | undefined> => {
    try {
      const { ino, dev } = await stat(path, { bigint: true });
      if (ino !== opened.ino || dev !== opened.dev) return 'another file is in its place';
      const inode = await stat(`${path}-wal`, { bigint: true }).then(
        (found) => found.ino,
        () => undefined,
      );
      log ??= inode;
      if (inode !== log) return 'its write-ahead log is gone';
      return (await isDamaged()) ? 'the file is damaged' : undefined;
    } catch (error) {
      // Anything else, such as too many open files, says nothing about the file.
      return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'the file is gone' : problem;
    }
  };

  let looking: Promise<void> | undefined;
  let stopped = false;
  const look = (): Promise<void> => {
    looking ??= problemNow()
      .then((found) => {
        if (stopped || found === problem) return;
        problem = found;
        onChange(found);
      })
      .finally(() => {
        looking = undefined;
        if (stopped) closeSync(descriptor);
      });
    return looking;
  };
  const check = (): void => {
    if (problem !== undefined) throw new StorageGone(`${path}: ${problem}`);
  };
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  return {
    check,
    async probe() {
      await look();
      check();
    },
    stop() {
      if (stopped) return;
      stopped = true;
      clearInterval(timer);
      if (!looking) closeSync(descriptor);
    },
  };
};
