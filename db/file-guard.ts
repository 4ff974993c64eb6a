import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import type LibSql from 'libsql';

/** The file of the database is not what this process has opened: nothing that is written to it now would be there after a restart. */
class StorageGone extends Error {
  readonly code = 'SQLITE_CANTOPEN';
  /** The watch has said it when it found the file gone. */
  readonly isReported = true;
}

/** Watches whether the file that a connection has open is still the file at its path, and still a database. */
export interface FileGuard {
  /** Throws StorageGone where the last look found the file gone. */
  check(): void;
  /** Looks now, then the same. */
  probe(): void;
  /** Ends the watch; for after the connections were closed. */
  stop(): void;
}

const EVERY_MS = 500;
const MAGIC = Buffer.from('SQLite format 3\0');
/** The kinds of a b-tree page: https://sqlite.org/fileformat.html#b_tree_pages. */
const PAGE_KINDS = new Set([2, 5, 10, 13]);

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

  const isDamaged = (): boolean => {
    for (const { at, length, isSound } of places) {
      const bytes = Buffer.alloc(length);
      const read = readSync(descriptor, bytes, 0, length, at);
      if (read === length && isSound(bytes)) sound.add(at);
      else if (sound.has(at)) return true;
    }
    return false;
  };

  const problemNow = (): string | undefined => {
    try {
      const found = statSync(path, { bigint: true, throwIfNoEntry: false });
      if (!found) return 'the file is gone';
      if (found.ino !== opened.ino || found.dev !== opened.dev) return 'another file is in its place';
      const inode = statSync(`${path}-wal`, { bigint: true, throwIfNoEntry: false })?.ino;
      log ??= inode;
      if (inode !== log) return 'its write-ahead log is gone';
      return isDamaged() ? 'the file is damaged' : undefined;
    } catch {
      // Such as too many open files: it says nothing about this one.
      return problem;
    }
  };

  // Some microseconds, and no wait for the threads that read files, whose queue may be long.
  const look = (): void => {
    const found = problemNow();
    if (found === problem) return;
    problem = found;
    onChange(found);
  };
  const check = (): void => {
    if (problem !== undefined) throw new StorageGone(`${path}: ${problem}`);
  };
  let stopped = false;
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  return {
    check,
    probe() {
      look();
      check();
    },
    stop() {
      clearInterval(timer);
      if (!stopped) closeSync(descriptor);
      stopped = true;
    },
  };
};
