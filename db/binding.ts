import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import LibSql from 'libsql';
import { isBusy } from './retry-while-busy.ts';

/*
 * SQLite suspends a statement that meets the lock of another connection, so that it can be stepped again, and the binding leaves
 * it like that when it throws SQLITE_BUSY (https://github.com/tursodatabase/libsql-js/pull/238). While one is suspended, its
 * connection counts as reading and writing: what other statements write meanwhile is reported as written, is not committed, and is
 * rolled back with the next use of the suspended one; what they read stays as it is, for ever where two are suspended. So a
 * statement that was refused is ended before anything else can run: it is stepped once more where nothing can be written.
 */

const owners = new WeakMap<LibSql.Statement, LibSql.Database>();

type Get = LibSql.Statement['get'];

/** `get` is the binding's own: a read that is refused once more is not ended again, call within call, until the stack is full. */
const end = (statement: LibSql.Statement, get: Get, values: unknown[]): void => {
  const database = owners.get(statement)!;
  database.exec('PRAGMA query_only = 1');
  try {
    // Resets what it has stepped; a statement that writes is always rejected here.
    get.apply(statement, values);
  } catch {
    // The caller hears of the first refusal.
  } finally {
    database.exec('PRAGMA query_only = 0');
  }
};

const endRefused = (statements: LibSql.Statement): void => {
  const { get } = statements;
  for (const name of ['run', 'get', 'all'] as const) {
    const original = statements[name];
    Object.defineProperty(statements, name, {
      value(this: LibSql.Statement, ...values: unknown[]): unknown {
        try {
          return original.apply(this, values);
        } catch (error) {
          if (isBusy(error)) end(this, get, values);
          throw error;
        }
      },
    });
  }
};

const endsRefused = Symbol.for('metamer.endsRefused');
const wholeBinding: object = LibSql.prototype;

// Once in a process, however often this file is loaded.
if (!(endsRefused in wholeBinding)) {
  const { prepare } = LibSql.prototype;
  let ended = false;
  Object.defineProperty(wholeBinding, endsRefused, { value: true });
  Object.defineProperty(wholeBinding, 'prepare', {
    value(this: LibSql.Database, source: string): LibSql.Statement {
      const statement = prepare.call(this, source);
      if (!ended) endRefused(Object.getPrototypeOf(statement));
      ended = true;
      owners.set(statement, this);
      return statement;
    },
  });
}

/**
 * Creates a file that only its owner may read, and its folder, where they are missing. SQLite gives its journals the rights of
 * the file they belong to. A file that is there keeps its rights: they are its owner's decision.
 */
const createPrivately = (path: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  try {
    closeSync(openSync(path, 'a', 0o600));
  } catch {
    // SQLite meets the same obstacle, and names it.
  }
};

/** A synchronous connection to a libSQL file, which is created where it is missing; it waits so long for a lock, milliseconds. */
export const openFile = (path: string, timeout: number): LibSql.Database => {
  createPrivately(path);
  return new LibSql(path, { timeout });
};

/** The binding of libSQL files, for this process: what opens a file opens it through this, and @libsql/client does. */
export default LibSql;
