import { existsSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A database that was made at a path is not there any more. */
class MissingDatabase extends Error {}

const markerOf = (path: string): string => `${path}.created`;
const LOGS = ['-wal', '-shm', '-journal'];

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Throws MissingDatabase where a database was made at the path and is not there, so that no empty one takes its place unnoticed. Where
 * an empty one is wanted, what is left of the old one is set aside.
 */
export const expectDatabase = (path: string, newDatabase: boolean): void => {
  if (sizeOf(path) > 0) return;
  const left = LOGS.map((ending) => `${path}${ending}`).filter((file) => sizeOf(file) > 0);
  const witness = existsSync(markerOf(path)) ? markerOf(path) : left.find((file) => file.endsWith('-wal'));
  if (witness === undefined) return;
  if (!newDatabase)
    throw new MissingDatabase(
      `the database that was made there is missing (${basename(witness)} is beside it); put it back, restore a backup with metamer restore, or set METAMER_NEW_DATABASE=1 once to start from an empty one`,
    );
  for (const file of left) renameSync(file, `${file}.left-${Date.now()}`);
};

/** Notes that there is a database at the path. */
export const noteDatabase = (path: string): void => {
  if (existsSync(markerOf(path))) return;
  const text = `${basename(path)} was made on ${new Date().toISOString()}. While this file is here, the service does not start without it.\n`;
  try {
    writeFileSync(markerOf(path), text, { mode: 0o600, flag: 'wx' });
  } catch {
    // Written by another process, or a read-only folder: the database itself is what counts.
  }
};
