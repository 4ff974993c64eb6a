import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a file that only its owner may read, and its folder, where they are missing. SQLite gives its journals the rights of
 * the file they belong to. A file that is there keeps its rights: they are its owner's decision.
 */
export const createPrivately = (path: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  try {
    closeSync(openSync(path, 'a', 0o600));
  } catch {
    // SQLite meets the same obstacle, and names it.
  }
};
